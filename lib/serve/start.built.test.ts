import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { endApi } from '../tools/testing/api/api-command';
import { sendTo, spawnApi, untilHealthIs } from '../tools/testing/servers/api-process';

it('serves the API alone from a build, with --api', async () => {
  const API_DATA_DIR = mkdtempSync(join(tmpdir(), 'laurel-built-api-'));
  const start = resolve('.next/standalone/start.mjs');
  const api = spawnApi({ API_DATA_DIR }, [process.execPath, start, '--api']);
  try {
    await untilHealthIs(api, 200);
    const headers = { authorization: 'Bearer at_example' };
    expect((await sendTo(api, '/v2/rewards/getTiers', { headers })).status).toBe(200);
    expect((await sendTo(api, '/docs')).status).toBe(404);
    expect(api.output()).toContain(`Data: ${API_DATA_DIR}`);
  } finally {
    await endApi(api);
    rmSync(API_DATA_DIR, { recursive: true });
  }
});
