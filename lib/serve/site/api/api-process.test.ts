import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually, MAX_WAIT_MS } from '../../../tools/testing/eventually';
import { ApiProcess, type ApiProcessOptions } from './api-process';

const file = fileURLToPath(new URL('../__fixtures__/api-child.mjs', import.meta.url));

const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of close.splice(0)) await end();
});

/** Starts a process with a server that passes all requests on; 503 if it can't. */
async function start(
  settings: Record<string, string> = {},
  options: Partial<ApiProcessOptions> = {},
) {
  const api = new ApiProcess({ file, settings, log: pino({ level: 'silent' }), ...options });
  const server = createServer(async (request, response) => {
    const passed = await api.pass(request.url ?? '', request, response);
    if (passed === 'responded') return;
    response.writeHead(503, { 'Retry-After': api.retryAfter, 'X-Passed': passed }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  close.push(
    () => api.stop(),
    () => server.close(),
  );
  api.start();
  return { api, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** Requests an address until the process responds. @returns the id of the process */
async function untilReady(origin: string): Promise<number> {
  for (;;) {
    const response = await fetch(`${origin}/ready`);
    await response.text();
    if (response.status === 200) return Number(response.headers.get('x-process'));
    expect(response.status).toBe(503);
    await wait(50);
  }
}

describe('the process of the API', () => {
  it('gets requests with their body, and its response is sent', async () => {
    const { origin } = await start();
    const response = await fetch(`${origin}/a?b=1`, { method: 'POST', body: 'text' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ path: '/a?b=1', body: 'text' });
  });

  it('streams a response piece by piece, and ends the stream when the client goes away', async () => {
    const { origin } = await start();
    await untilReady(origin);
    const client = new AbortController();
    const response = await fetch(`${origin}/stream`, { signal: client.signal });
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe(': connected\n\n');
    const streams = async () => (await fetch(`${origin}/streams`)).text();
    expect(await streams()).toBe('1');
    client.abort();
    await eventually(async () => expect(await streams()).toBe('0'));
  });

  it('keeps requests waiting for a short start', async () => {
    const { origin } = await start({ START_MS: '100' }, { startWaitMs: MAX_WAIT_MS });
    expect((await fetch(`${origin}/a`)).status).toBe(200);
  });

  it('is not available during a long start', async () => {
    const { origin } = await start({ START_MS: '3600000' }, { startWaitMs: 1 });
    const response = await fetch(`${origin}/a`);
    expect([response.status, response.headers.get('x-passed')]).toEqual([503, 'unavailable']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each(['/crash', '/memory'])('is started again after it ended: %s', async (path) => {
    const { origin } = await start();
    const before = await untilReady(origin);
    const failed = await fetch(origin + path);
    expect([failed.status, failed.headers.get('x-passed')]).toEqual([503, 'interrupted']);
    const after = await untilReady(origin);
    expect(after).not.toBe(before);
  });

  it('starts again as soon as before, however often a request ends it', async () => {
    const pauses: number[] = [];
    const write = (line: string) => {
      pauses.push(JSON.parse(line).restartMs);
    };
    const { origin } = await start({}, { log: pino({}, { write }) });
    for (let round = 0; round < 3; round++) {
      await untilReady(origin);
      expect((await fetch(`${origin}/crash`)).status).toBe(503);
    }
    await untilReady(origin);
    expect(pauses).toEqual([250, 250, 250]);
  });

  it('gets no header of the connection, and none that the client hides is lost', async () => {
    const { origin } = await start();
    await untilReady(origin);
    const received = await new Promise<Record<string, string>>((resolve, reject) => {
      const sent = request(
        `${origin}/headers`,
        {
          headers: {
            Connection: 'Authorization, X-Forwarded-For',
            Authorization: 'Bearer token',
            'X-Forwarded-For': '203.0.113.5',
            TE: 'trailers',
          },
        },
        async (response) => resolve(JSON.parse(await text(response))),
      );
      sent.on('error', reject);
      sent.end();
    });
    expect(received).toMatchObject({
      authorization: 'Bearer token',
      'x-forwarded-for': '203.0.113.5',
    });
    expect(received).not.toHaveProperty('te');
  });

  it('is started again after kill -9 under load, and all other requests get 200 or 503', async () => {
    const { origin } = await start();
    const processId = await untilReady(origin);
    const statuses: number[] = [];
    const requests = Array.from({ length: 200 }, async (_, index) => {
      await wait(index * 10);
      if (index === 50) process.kill(processId, 'SIGKILL');
      const response = await fetch(`${origin}/a`);
      await response.text();
      statuses.push(response.status);
    });
    await Promise.all(requests);
    expect(statuses).toHaveLength(200);
    expect([...new Set(statuses)].sort()).toEqual([200, 503]);
    expect(statuses.at(-1)).toBe(200);
  });

  it('aborts a response that it cannot complete', async () => {
    const { origin } = await start();
    await untilReady(origin);
    await expect(fetch(`${origin}/half`).then((response) => response.text())).rejects.toThrow();
    await untilReady(origin);
  });

  it('responds early to a large body', async () => {
    const { origin } = await start();
    await untilReady(origin);
    const response = await fetch(`${origin}/early`, {
      method: 'POST',
      body: Buffer.alloc(5_000_000),
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toBe('too large');
  });

  it('is restarted after longer and longer pauses if it always fails', async () => {
    const announced: { restartMs: number; retryAfter: number }[] = [];
    const write = (line: string) => {
      announced.push({ ...JSON.parse(line), retryAfter: api.retryAfter });
    };
    const { api, origin } = await start({ FAIL_START: '1' }, { log: pino({}, { write }) });
    await eventually(() => expect(announced.length).toBeGreaterThanOrEqual(4));
    const pauses = announced.slice(0, 4).map(({ restartMs }) => restartMs);
    expect(pauses).toEqual([250, 500, 1_000, 2_000]);
    expect(announced[3]?.retryAfter).toBe(3);
    expect((await fetch(`${origin}/a`)).status).toBe(503);
  });

  it('is ended and started again, less and less often, if it hangs while it starts', async () => {
    const lines: { msg: string; restartMs?: number }[] = [];
    const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
    const { origin } = await start({ HANG_START: '1' }, { startTimeoutMs: 200, log });
    const restarts = () => lines.flatMap(({ restartMs }) => restartMs ?? []);
    while (restarts().length < 3) await wait(50);
    expect(restarts().slice(0, 3)).toEqual([250, 500, 1_000]);
    expect(lines[0]?.msg).toBe('The API does not start. It is ended and started again.');
    expect((await fetch(`${origin}/a`)).status).toBe(503);
  });

  it('is not started anymore after it was stopped', async () => {
    const { api, origin } = await start();
    await untilReady(origin);
    await api.stop();
    api.start();
    expect((await fetch(`${origin}/a`)).status).toBe(503);
  });

  it('completes its requests before it stops', async () => {
    const { api, origin } = await start();
    await untilReady(origin);
    const slow = fetch(`${origin}/until-stopped`);
    const waiting = async () => (await fetch(`${origin}/waiting`)).text();
    await eventually(async () => expect(await waiting()).toBe('1'));
    const stopped = api.stop();
    expect((await slow).status).toBe(200);
    await stopped;
    expect((await fetch(`${origin}/a`)).status).toBe(503);
  });
});
