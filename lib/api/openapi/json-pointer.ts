/** Writes a key as a part of a JSON pointer (RFC 6901 §3): `a/b` → `a~1b`. */
export function escapePointerPart(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The keys that a JSON pointer names, outermost first: `/paths/~1v2` → `paths`, `/v2`. */
export function pointerKeys(pointer: string): string[] {
  // `~1` first: `~01` is the escaped form of `~1`, not of `/`.
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a JSON pointer such as `/components/schemas/Tier`; inherited properties don't count. */
export function valueAtPointer(document: object, pointer: string): unknown {
  return pointerKeys(pointer).reduce<unknown>((value, key) => {
    const isContainer = typeof value === 'object' && value !== null;
    return isContainer && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  }, document);
}
