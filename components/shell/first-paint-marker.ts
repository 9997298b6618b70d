/**
 * Id of the last element of a page. Browsers wait for it before the first paint (`rel="expect"`), because a table or
 * navbar that is painted in part would shift. This delays the first paint only of pages that don't fit into the first
 * packets of the response.
 */
export const FIRST_PAINT_MARKER_ID = 'footer-links';
