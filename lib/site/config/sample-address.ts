import { withBasePath } from './base-path';

/** Address of a file that samples of the SDK are run from. */
export const sampleFile = (name: string): string => withBasePath(`/samples/${name}`);

/** Address of the document that runs a sample. */
export const sampleFrame = (id: string): string => withBasePath(`/samples/frames/${id}`);

/** What a sample may do in its frame. It has no origin, opens no windows, and doesn't lead the page elsewhere. */
export const FRAME_SANDBOX = 'allow-scripts allow-forms';
