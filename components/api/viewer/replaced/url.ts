/** Stands in for the only function that Swagger's client needs of a large package. */
export const url = {
  resolve: (from: string, to: string): string => new URL(to, from).href,
};
