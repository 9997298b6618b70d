/**
 * Id of the last element of a page, which follows the inline script of a prerendered one. Browsers wait for it before the
 * first paint (`rel="expect"`), because the script restores the sidebar, and a table or navbar that is painted in part
 * would shift. This delays the first paint only of pages that don't fit into the first packets of the response.
 */
export const END_OF_PAGE_ID = 'end-of-page';
