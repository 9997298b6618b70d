/** Replaces parts of Swagger UI that the viewer never uses, such as the colors of code and the resolver. */
export default { registerLanguage: () => {} };

/** A plugin of the Markdown renderer that turns addresses in a text into links. Markdown has a syntax for them. */
export const linkify = () => {};

/** Resolvers. The viewer has its own (`local-references.client.ts`). */
export const makeResolve = () => {};
export const makeResolveSubtree = () => {};

/** Long lists of operations and schemas. The viewer has its own list of operations, and shows no list of schemas. */
export const useVirtualizer = () => {};
export const useWindowVirtualizer = () => {};
