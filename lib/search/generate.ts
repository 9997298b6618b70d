import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { env } from '../config/env';
import { indexFilePath } from './index-file';
import { buildMinisearchIndex } from './minisearch/engine';
import { readRecords } from './read-records';

const records = readRecords();
const json = JSON.stringify(buildMinisearchIndex(records, env.CONTENT_ROOT));
mkdirSync(dirname(indexFilePath()), { recursive: true });
writeFileSync(indexFilePath(), json);
console.log(
  `${indexFilePath()}: ${records.length} records, ${(json.length / 2 ** 20).toFixed(1)} MB`,
);
