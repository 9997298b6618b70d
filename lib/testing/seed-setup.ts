import fc from 'fast-check';
import { isTestAll } from './test-all';

// `npm test` says the same of the same commit each time; `npm run test:all` generates other values in each run.
if (!isTestAll) fc.configureGlobal({ seed: 20_260_101 });
