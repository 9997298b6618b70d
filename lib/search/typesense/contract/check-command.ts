import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readRecords } from '../../read-records';
import { checkRequests } from './check-requests';
import { recordRequests } from './scenario';

const MOST_SHOWN = 20;

const [path] = process.argv.slice(2);

if (!path) {
  console.error('Name the OpenAPI document of the server: npm run check:typesense -- <path>');
  process.exitCode = 1;
} else {
  const requests = await recordRequests(readRecords());
  const faults = checkRequests(parse(readFileSync(path, 'utf8')), requests);
  const calls = new Map<string, number>();
  for (const { method, path: asked } of requests) {
    const call = `${method} ${asked.replace(/_\d{17}/, '_<time>')}`;
    calls.set(call, (calls.get(call) ?? 0) + 1);
  }
  for (const [call, count] of calls) console.log(`${String(count).padStart(3)} × ${call}`);
  const reasons = new Set(faults.map((fault) => `${fault.request} ${fault.reason}`));
  for (const reason of [...reasons].slice(0, MOST_SHOWN)) console.error(reason);
  console.log(`${requests.length} requests, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
