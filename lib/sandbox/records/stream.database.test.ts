import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sandboxes, sandboxRecords } from '../../api/database/tables/sandboxes';
import { startSandboxes, type TestSandbox } from '../../tools/testing/api/test-sandboxes';
import { eventually } from '../../tools/testing/eventually';
import { sandboxRecord } from '../contract/records.schema';
import { pruneSandboxes } from '../sandboxes/remove-sandboxes';
import { addPoints, host, setUpHost, subscribe } from '../sandboxes/sandbox.fixture';

setUpHost();

describe('the stream', () => {
  /** Reads records until there are as many as wanted. */
  async function read(sandbox: TestSandbox, count: number, lastEventId?: number) {
    const response = await host.send('GET', '/sandbox/stream', {
      headers: {
        Authorization: `Bearer ${sandbox.credentials.key}`,
        ...(lastEventId !== undefined && { 'Last-Event-ID': String(lastEventId) }),
      },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const parse = () =>
      [...text.matchAll(/id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/g)].map(([, id, kind, data]) => ({
        id: Number(id),
        kind,
        data: JSON.parse(data ?? ''),
      }));
    while (parse().length < count) text += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    for (const { kind, data } of parse()) {
      if (kind !== 'gap') expect(() => sandboxRecord.parse({ kind, data })).not.toThrow();
    }
    return parse();
  }

  it('has requests, events, deliveries and moves of the clock, and continues after an id', async () => {
    const sandbox = await host.create();
    await subscribe(sandbox, 'customer/balanceUpdated');
    await addPoints(sandbox);
    await sandbox.post('/drain');
    await sandbox.post('/clock', { advanceSeconds: 5 });
    const records = await read(sandbox, 6, 0);
    const kinds = records.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['request', 'event', 'delivery', 'clock']));
    const ids = records.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    const rest = await read(sandbox, 3, ids[2]);
    expect(rest.map(({ id }) => id)).toEqual(ids.slice(3, 3 + rest.length));
    const event = records.find(({ kind }) => kind === 'event');
    const delivery = records.find(({ kind }) => kind === 'delivery');
    expect(event?.data).toMatchObject({
      topic: 'customer/balanceUpdated',
      requestId: expect.any(String),
    });
    expect(delivery?.data).toMatchObject({ eventId: event?.data.id, address: expect.any(String) });
  });

  const open = ({ credentials }: TestSandbox, method = 'GET', lastEventId = '') =>
    host.send(method, '/sandbox/stream', {
      headers: { Authorization: `Bearer ${credentials.key}`, 'Last-Event-ID': lastEventId },
    });

  it('has ten places, which requests for the headers and ended streams leave free', async () => {
    const sandbox = await host.create();
    for (let count = 0; count < 11; count++) {
      expect((await open(sandbox, 'HEAD')).status).toBe(200);
    }
    const streams = await Promise.all(Array.from({ length: 11 }, () => open(sandbox)));
    expect(streams.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429]);
    for (const { status, body } of streams) if (status === 200) await body?.cancel();
    const again = await open(sandbox);
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });

  it('ends when the sandbox is removed', async () => {
    const sandbox = await host.create();
    const response = await open(sandbox);
    await host.database.delete(sandboxes).where(eq(sandboxes.id, sandbox.credentials.id));
    expect(await response.text()).toContain(': connected');
  });

  it('keeps its sandbox alive', async () => {
    const sandbox = await host.create();
    const response = await open(sandbox);
    host.clock.advance(2 * 60 * 60 * 1_000);
    const lastUse = async () => {
      const [row] = await host.database
        .select()
        .from(sandboxes)
        .where(eq(sandboxes.id, sandbox.credentials.id));
      return row?.lastUsedAt.getTime();
    };
    await eventually(async () => expect(await lastUse()).toBe(host.clock.now()));
    await response.body?.cancel();
  });

  it('reports a gap if deliveries after the last event id were deleted', async () => {
    const sandbox = await host.create();
    const records = Array.from({ length: 2_005 }, (_, at) => ({
      sandboxId: sandbox.credentials.id,
      id: at + 10,
      kind: 'delivery' as const,
      data: {},
    }));
    await host.database.insert(sandboxRecords).values(records);
    await pruneSandboxes(host.services);
    const first = async (lastEventId: string) => {
      const reader = (await open(sandbox, 'GET', lastEventId)).body
        ?.pipeThrough(new TextDecoderStream())
        .getReader();
      await reader?.read();
      const { value } = (await reader?.read()) ?? {};
      await reader?.cancel();
      return value;
    };
    expect(await first('9')).toMatch(/^event: gap\ndata: \{"after":9\}\n\nid: 15\n/);
    expect(await first('15')).toMatch(/^id: 16\n/);
  });

  it('ends when the process stops', async () => {
    const stopping = await startSandboxes();
    const sandbox = await stopping.create();
    const response = await stopping.send('GET', '/sandbox/stream', {
      headers: { Authorization: `Bearer ${sandbox.credentials.key}` },
    });
    stopping.stop();
    expect(await response.text()).toContain(': connected');
    const kept = host.database
      .select()
      .from(sandboxRecords)
      .where(eq(sandboxRecords.sandboxId, sandbox.credentials.id));
    expect(await kept).toEqual([]);
  });
});
