/**
 * Replaces a package that handles clicks on all links to a part of the page as soon as it is loaded: it scrolls there, and
 * no `hashchange` event fires. The viewer scrolls by itself (`scroll-position.client.ts`).
 */
export default { createScroller: () => ({ to: () => {} }) };
