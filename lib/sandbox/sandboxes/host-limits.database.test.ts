import { describe, expect, it } from 'vitest';
import { startSandboxes } from '../../tools/testing/api/test-sandboxes';
import { addPoints, balanceOf, host, MARA, setUpHost } from './sandbox.fixture';

setUpHost();

describe('the limits of a host', () => {
  it('count sandboxes for each network and hour', async () => {
    const limited = await startSandboxes({ perHour: 2 });
    await limited.create('198.51.100.71');
    await limited.create('198.51.100.71');
    const third = await limited.call('POST', '/sandbox', { body: {}, address: '198.51.100.71' });
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(third.body).toMatchObject({ error: 'Too Many Requests', statusCode: 429 });
    await limited.create('198.51.100.72');
    limited.clock.advance(3_600_000);
    await limited.create('198.51.100.71');
  });

  it('stop writes to a sandbox with too many rows, until it is reset, and no reads', async () => {
    const limited = await startSandboxes({ rows: 100 });
    const sandbox = await limited.create();
    await balanceOf(sandbox);
    const { status, body } = await addPoints(sandbox);
    expect([status, body.message]).toEqual([
      503,
      ['the sandbox has too many rows, reset it to continue'],
    ]);
    expect(await balanceOf(sandbox)).toBe(320.5);
    const world = { action: 'addTag', customerIdentifier: MARA, tag: 'x' };
    expect((await sandbox.post('/world', world)).body.message).toEqual(body.message);
    expect((await sandbox.put('/inbox/orders', {})).status).toBe(503);
    limited.services.limits.rows = 1_000_000;
    expect((await sandbox.post('/reset')).status).toBe(200);
    expect((await addPoints(sandbox)).status).toBe(200);
  });

  it('count the reads and the writes of a sandbox', async () => {
    const { credentials } = await host.create();
    const headers = { Authorization: `Bearer ${credentials.key}` };
    const state = () => host.send('GET', '/sandbox', { headers });
    const statuses = await Promise.all(
      Array.from({ length: 41 }, async () => (await state()).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const write = await host.send('POST', '/sandbox/drain', { headers });
    expect(write.status).toBe(200);
  });

  it('count the inboxes with a custom response', async () => {
    const sandbox = await host.create();
    for (let count = 0; count < 100; count++) {
      await sandbox.put(`/inbox/box-${count}`, { status: 500 });
    }
    const { status, body } = await sandbox.put('/inbox/other', { status: 500 });
    expect([status, body.message]).toEqual([
      409,
      ['at most 100 inboxes can have a custom response, reset the sandbox'],
    ]);
    expect((await sandbox.put('/inbox/box-1', { status: 200 })).status).toBe(200);
  });
});
