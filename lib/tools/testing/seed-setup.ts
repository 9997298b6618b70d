import fc from 'fast-check';
import { isTestAll } from './runner/test-all';

// `npm test` generates the same values in each run; `npm run test:all` generates new ones.
if (!isTestAll) fc.configureGlobal({ seed: 20_260_101 });
