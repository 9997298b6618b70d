import { fileURLToPath } from 'node:url';
import { writeGeneratedPages } from '../load/generated-pages';
import { API_PAGES_FOLDER, buildApiPages } from './markdown-pages';

/** Writes the pages of the Private API: `npm run generate`. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

writeGeneratedPages(ROOT, API_PAGES_FOLDER, buildApiPages());
