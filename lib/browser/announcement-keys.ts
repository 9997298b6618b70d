/** Storage key for the id of the announcement that the reader saw last. */
export const ANNOUNCEMENT_ID_KEY = 'laurel.announcement.id';

/** Storage key for whether the reader has dismissed that announcement: `true` or `false`. */
export const ANNOUNCEMENT_DISMISSED_KEY = 'laurel.announcement.dismiss';
