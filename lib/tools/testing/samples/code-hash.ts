import { createHash } from 'node:crypto';
import type { SdkSample } from '../../../content/sdk/samples';

/** A short hash of the code of a sample, which tells whether its recorded run is one of this code. */
export const codeHash = ({ code }: Pick<SdkSample, 'code'>): string =>
  createHash('sha256').update(code).digest('hex').slice(0, 12);
