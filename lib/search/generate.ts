import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { env } from '../config/env';
import { buildEmbeddedIndex } from './embedded/engine';
import { indexFilePath } from './index-file';
import { readRecords } from './read-records';

const records = readRecords();
const json = JSON.stringify(buildEmbeddedIndex(records, env.CONTENT_ROOT));
mkdirSync(dirname(indexFilePath()), { recursive: true });
writeFileSync(indexFilePath(), json);
console.log(
  `${indexFilePath()}: ${records.length} records, ${(json.length / 2 ** 20).toFixed(1)} MB`,
);
