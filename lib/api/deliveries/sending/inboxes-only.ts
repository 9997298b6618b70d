/** Start of the reason why a host of a sandbox sent nothing to a public address. */
export const INBOXES_ONLY = 'This host delivers to inboxes of the sandbox only';
