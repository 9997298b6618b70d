import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { document } from './testing/document';

const run = promisify(execFile);

async function lint(file: string) {
  const redocly = join(process.cwd(), 'node_modules/.bin/redocly');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const command = ['lint', '--extends', 'recommended', '--format', 'json', file];
  const { stdout } = await run(redocly, command, { env, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as {
    totals: { errors: number; warnings: number };
    problems: unknown[];
  };
}

it("passes Redocly's recommended rules without a warning", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    const { totals, problems } = await lint(file);
    expect(problems).toEqual([]);
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
