/**
 * Id of the last element of a page. Browsers wait for it before the first paint (`rel="expect"`): the no-flash script
 * comes before it, and a table or navbar that is painted in part would shift. Nearly all pages arrive in the first round
 * trip anyway.
 */
export const FIRST_PAINT_MARKER_ID = 'footer-links';
