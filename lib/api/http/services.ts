import type { Database } from '../../database/database';
import type { UploadStore } from '../uploads/upload-store';

/** What the API needs from outside. Time and randomness are passed in, so a sandbox and tests control them. */
export interface ApiServices {
  database: Database;
  uploads: UploadStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Cryptographically random bytes. */
  randomBytes: (count: number) => Uint8Array;
  /** Writes one structured line. It never contains tokens or personal data. */
  log: (level: 'info' | 'error', line: Readonly<Record<string, unknown>>) => void;
  /** Called after a write has committed: there may be work for those who deliver and fulfill. */
  onCommit?: () => void;
}
