/** A placeholder for what an operation does not have. Reading one of its properties throws an error. */
export function missing(name: string): never {
  return new Proxy(
    {},
    {
      get(_target, property) {
        throw new Error(
          `This operation has no ${name}, so it can't read ${name}.${String(property)}.`,
        );
      },
    },
  ) as never;
}
