import { defineTag } from './define-tag';

/** A button that sends the request before it in the reader's sandbox. */
export const run = defineTag({ name: 'Run', attributes: {}, isInternal: true });
