import { defineTag } from './define-tag';

/** A button that sends the request before it in the reader's sandbox, with the recorded response. */
export const run = defineTag({ name: 'Run', attributes: {}, isInternal: true });
