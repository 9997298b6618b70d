import { writeFile } from 'node:fs/promises';
import { settingsFiles } from './settings';

/** Writes the files that list the settings: part of `npm run generate`. */

for (const [path, text] of Object.entries(settingsFiles())) await writeFile(path, text);
