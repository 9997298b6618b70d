import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readRecords } from '../../read-records';
import { checkRequests } from './check-requests';
import { recordRequests } from './record-requests';

const MAX_SHOWN_ERRORS = 20;

const [path] = process.argv.slice(2);

if (!path) {
  console.error(
    'Pass the path of the OpenAPI document of Typesense: npm run check:typesense -- <path>',
  );
  process.exitCode = 1;
} else {
  const requests = await recordRequests(readRecords());
  const violations = checkRequests(parse(readFileSync(path, 'utf8')), requests);
  const counts = new Map<string, number>();
  for (const { method, path: requestPath } of requests) {
    const operation = `${method} ${requestPath.replace(/_\d{17}/, '_<time>')}`;
    counts.set(operation, (counts.get(operation) ?? 0) + 1);
  }
  for (const [operation, count] of counts) {
    console.log(`${String(count).padStart(3)} × ${operation}`);
  }
  const errors = new Set(violations.map(({ request, reason }) => `${request} ${reason}`));
  for (const error of [...errors].slice(0, MAX_SHOWN_ERRORS)) console.error(error);
  console.log(`${requests.length} requests, ${violations.length} violations`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
