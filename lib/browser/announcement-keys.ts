/** Id of the notice that the reader saw last. */
export const ANNOUNCEMENT_ID = 'laurel.announcement.id';

/** Whether the reader has dismissed it: `true` or `false`. */
export const ANNOUNCEMENT_DISMISSED = 'laurel.announcement.dismiss';
