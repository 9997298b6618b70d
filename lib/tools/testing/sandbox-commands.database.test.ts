import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rateBuckets } from '../../api/database/tables/access';
import { subscriptions } from '../../api/database/tables/webhooks';
import { parseCommand, parseListen } from '../../sandbox/command-line/arguments';
import { listen } from '../../sandbox/command-line/listen';
import { runSandboxCommand } from '../../sandbox/command-line/run-sandbox-command';
import { nodeListener } from '../../serve/api/node-listener';
import { startSandboxes, type TestSandbox } from './api/test-sandboxes';

const TIMEOUT_MS = 30_000;

let host: Awaited<ReturnType<typeof startSandboxes>>;
let sandbox: TestSandbox;
let api: string;
const server = createServer(
  nodeListener({
    handle: (request, address) => host.fetch(request, address),
    addressOf: () => '192.0.2.7',
    isStopping: () => false,
  }),
);
beforeAll(async () => {
  host = await startSandboxes();
  sandbox = await host.create();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  host.stop();
  server.closeAllConnections();
  server.close();
});

const at = () => ['--api', api, '--sandbox', sandbox.credentials.key];
const run = (...args: string[]) => runSandboxCommand(parseCommand([...args, ...at()]));

describe('npm run sandbox', () => {
  it('create prints credentials that work', async () => {
    const { text, value } = await run('create');
    const { key, shop } = value as TestSandbox['credentials'];
    expect(text).toContain(`key             ${key}\n`);
    expect(text).toContain(`access token    ${shop.accessToken}\n`);
    expect((await host.call('GET', '/sandbox', { token: key })).status).toBe(200);
  });

  it('clock moves the clock, and reset sets it back', async () => {
    expect((await run('clock', '+3d')).text).toMatch(/^The clock is at .*Z\. On the way: \d+ sch/);
    expect((await run('state')).text).toContain(', 3 days ahead\n');
    const { text, value } = await run('reset');
    expect(text).toContain(`The clock is at ${new Date(host.clock.now()).toISOString()}.`);
    expect(value).toMatchObject({ clock: { offsetSeconds: 0 } });
  });

  it('fire prints the events and their deliveries', async () => {
    const address = 'https://inbox.sandbox.example/fired';
    const before = await run('fire', 'question/created');
    expect(before.text).toMatch(/^question\/created +evt_\w+\n {2}no subscription/);
    await sandbox.write('webhooks/createSubscription', { topic: 'question/created', address });
    await run('fire', 'question/created');
    await sandbox.post('/drain');
    const { deliveries } = (await sandbox.get('/deliveries?topic=question/created')).body;
    expect(deliveries).toMatchObject([{ address, state: 'delivered' }]);
  });

  it('fire says why a delivery failed', async () => {
    // The steps of this topic wait for its deliveries.
    const topic = 'customer/rewardCreated';
    const address = 'https://hooks.shop.example/laurel';
    await sandbox.write('webhooks/createSubscription', { topic, address });
    expect((await run('fire', topic)).text).toContain(
      `failed: ${address}\n    This host delivers to inboxes of the sandbox only`,
    );
  });

  it('fire changes the tier of a customer once, however often it runs', async () => {
    const topic = 'customer/tierUpdated';
    const address = 'https://inbox.sandbox.example/tiers';
    await sandbox.write('webhooks/createSubscription', { topic, address });
    for (let count = 1; count <= 3; count++) {
      expect((await run('fire', topic)).value).toMatchObject({ events: [{ topic }] });
      await sandbox.post('/drain');
      const { deliveries } = (await sandbox.get(`/deliveries?topic=${topic}`)).body;
      expect(deliveries).toHaveLength(count);
    }
  });

  it('deliveries lists those of a topic, and resend makes another attempt', async () => {
    expect((await run('deliveries', 'wishlistItem/moved')).text).toBe('There are no deliveries.');
    const address = 'https://inbox.sandbox.example/resent';
    await sandbox.write('webhooks/createSubscription', { topic: 'review/created', address });
    await run('fire', 'review/created');
    await sandbox.post('/drain');
    const listed = await run('deliveries', 'review/created');
    const { deliveries } = listed.value as { deliveries: { id: number; address: string }[] };
    const id = deliveries.find((delivery) => delivery.address === address)?.id;
    expect(listed.text).toMatch(
      new RegExp(`^${id} +review/created +delivered +1 attempt +${address}$`, 'm'),
    );
    const { text } = await run('resend', String(id));
    expect(text).toMatch(/ 2 attempts .*\nResponse to the last attempt: 200$/);
    await expect(run('resend', '1')).rejects.toThrow(
      /^id matches no delivery, GET \/sandbox\/deliveries lists them\.$/,
    );
  });

  it('rotate-secret prints the new secret, and how long the previous one signs', async () => {
    const { text, value } = await run('rotate-secret', '--overlap', '2h');
    const until = new Date(host.clock.now() + 7_200_000).toISOString();
    const { webhookSecret } = value as { webhookSecret: string };
    expect(text).toBe(
      `${webhookSecret}\nDeliveries are also signed with the previous secret until ${until}. Older secrets no longer sign.`,
    );
    const { shop } = (await sandbox.get('/credentials')).body;
    expect(shop.webhookSecret).toBe(webhookSecret);
  });

  it('says what is wrong with its arguments', () => {
    const problem = (...args: string[]) => {
      try {
        parseCommand(args);
        return null;
      } catch (error) {
        return (error as Error).message.split('\n')[0];
      }
    };
    expect(problem()).toBe('A command is missing.');
    expect(problem('clock', '-3d')).toBe(
      'The clock only moves forward. Set it back to the real time with `npm run sandbox -- reset`.',
    );
    expect(problem('clock', 'tomorrow')).toContain('"tomorrow" is not a duration.');
    expect(problem('clock', '+99999d')).toContain('The clock moves at most 400 days at once.');
    expect(problem('fire', 'review/removed')).toContain('There is no topic "review/removed".');
    expect(problem('deliveries', 'review')).toContain('There is no topic "review".');
    expect(problem('resend')).toContain('The id of a delivery is missing.');
    expect(problem('resend', 'evt_1')).toContain('"evt_1" is not an id.');
    expect(problem('reset', '--sandbox', '')).toBe('--sandbox needs the key of a sandbox.');
    expect(problem('reset', '--overlap', '1h')).toBe('--overlap belongs to rotate-secret.');
    expect(problem('state', '--api', 'localhost')).toContain('must be an http or https URL');
    expect(() => parseCommand(['reset', 'all'])).toThrow(
      /^reset takes no argument\.\nFor the usage, run `npm run sandbox -- --help`\.$/,
    );
    expect(problem('--help')).toBe('Usage: npm run sandbox -- <command>');
  });

  it('prints JSON with --json, and its usage with --help', async () => {
    const command = (...args: string[]) =>
      promisify(execFile)(process.execPath, [
        ...['--import', 'tsx', 'lib/sandbox/command-line/sandbox-command.ts'],
        ...args,
      ]);
    const [state, help] = await Promise.all([
      command('state', '--json', ...at()),
      command('--help'),
    ]);
    expect(JSON.parse(state.stdout)).toMatchObject({ id: sandbox.credentials.id });
    expect(help.stdout).toContain('--sandbox <key>');
  });
});

describe('npm run sandbox:listen', () => {
  it('prints verified deliveries, also after a change of the secret, and uses no rate limit of the reader', async () => {
    const own = await host.create();
    const { key, clients } = own.credentials;
    const stop = new AbortController();
    const lines: string[] = [];
    const notes: string[] = [];
    const topics = 'customer/balanceUpdated,review/created';
    const listening = listen(
      parseListen(['--api', api, '--sandbox', key, '--topics', topics, '--json']),
      {
        signal: stop.signal,
        print: (line) => lines.push(line),
        note: (text) => notes.push(text),
      },
    );
    await vi.waitFor(() => expect(notes.join()).toContain('Listening to 2 topics'), TIMEOUT_MS);
    const { clientId } = clients.find(({ name }: { name: string }) => name === 'full');
    const used = host.database
      .select()
      .from(rateBuckets)
      .where(like(rateBuckets.key, `${clientId}/%`));
    expect(await used).toEqual([]);

    const change = { customerIdentifier: '7400112', balanceDelta: 1 };
    for (let count = 1; count <= 2; count++) {
      await own.write('customers/updateBalance', change);
      await own.post('/drain');
      await vi.waitFor(() => expect(lines).toHaveLength(count), TIMEOUT_MS);
      await own.post('/rotate-secret', { overlapSeconds: 0 });
    }
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(
      Array(2).fill({ topic: 'customer/balanceUpdated', attempt: 1, verified: true }),
    );
    stop.abort();
    await listening;
    const partner = clients.find(({ name }: { name: string }) => name === 'partner');
    const left = await host.database
      .select({ address: subscriptions.address })
      .from(subscriptions)
      .where(eq(subscriptions.clientId, partner.clientId));
    expect(left.filter(({ address }) => address.includes('/listen-'))).toEqual([]);
  });
});
