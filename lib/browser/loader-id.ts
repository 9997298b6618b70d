/**
 * Id of the inline script at the end of a page. Browsers wait for it before the first paint (`rel="expect"`), because it
 * restores the sidebar, and a table or navbar that is painted in part would shift. This delays the first paint only of
 * pages that don't fit into the first packets of the response.
 */
export const LOADER_ID = 'loader';
