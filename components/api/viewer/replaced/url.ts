/** Replaces a large package, of which Swagger's client uses only this function. */
export const url = {
  resolve: (from: string, to: string): string => new URL(to, from).href,
};
