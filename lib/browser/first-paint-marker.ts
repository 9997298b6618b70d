/**
 * Id of the last thing on a page. The first paint waits until it is read: before that comes the script that sets the
 * colours, and a browser that painted half a table or half the navbar would have to move it. Nearly every page arrives
 * in the first round trip anyway.
 */
export const LAST_OF_PAGE_ID = 'footer-links';
