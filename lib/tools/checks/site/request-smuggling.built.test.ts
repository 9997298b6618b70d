import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type NewSandbox, newSandbox } from '../../testing/new-sandbox';
import { chunked, openRaw, type RawResponse, rawRequest } from '../../testing/servers/raw-http';
import type { TestServer } from '../../testing/servers/shared-server';
import { describeServers } from '../../testing/servers/three-servers';

/** One parser decides where a request ends: a request inside the body of another one is never executed. */

const ATTACKER = '203.0.113.13';
const VICTIM = '198.51.100.13';
const WITHOUT_BODY = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'];
/** Longer than a server may wait for a body that never arrives. */
const MAX_WAIT_MS = 45_000;
const ATTACK_MS = 1_000;

const newId = () => randomBytes(8).toString('hex');

/** Requests that don't say unambiguously where they end. */
const MALFORMED: Record<string, (inner: string) => string> = {
  'both lengths': (inner) =>
    post(['Content-Length: 4', 'Transfer-Encoding: chunked'], chunked(inner)),
  'both lengths, the other order': (inner) =>
    post(['Transfer-Encoding: chunked', `Content-Length: ${inner.length}`], `0\r\n\r\n${inner}`),
  'two different Content-Length': (inner) =>
    post(['Content-Length: 2', `Content-Length: ${inner.length + 2}`], `{}${inner}`),
  'a list of Content-Length': (inner) => post(['Content-Length: 2, 2'], `{}${inner}`),
  'a Content-Length with a sign': (inner) => post(['Content-Length: +2'], `{}${inner}`),
  'a space before the colon': (inner) =>
    post(['Transfer-Encoding : chunked', 'Content-Length: 2'], `{}${inner}`),
  'a folded header': (inner) =>
    post(['Transfer-Encoding:', ' chunked', 'Content-Length: 2'], `{}${inner}`),
  'another coding after chunked': (inner) =>
    post(['Transfer-Encoding: chunked, gzip'], `0\r\n\r\n${inner}`),
  'an unknown coding': (inner) => post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${inner}`),
  'a control character before chunked': (inner) =>
    post(['Transfer-Encoding: \u000bchunked'], `0\r\n\r\n${inner}`),
  'a chunk size that is too large': (inner) =>
    post(['Transfer-Encoding: chunked'], `1ffffffffffffffff\r\n${inner}`),
};

/** Ways that a server may accept or reject. */
const ODD: Record<string, (inner: string) => string> = {
  'a chunk that is longer than stated': (inner) =>
    post(['Transfer-Encoding: chunked'], `2\r\n{}${inner}\r\n0\r\n\r\n`),
  'gzip and chunked': (inner) => post(['Transfer-Encoding: gzip, chunked'], chunked(inner)),
  'chunked twice': (inner) =>
    post(['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], chunked(inner)),
  'a chunk extension': (inner) =>
    post(['Transfer-Encoding: chunked'], `2;a="${'b'.repeat(40)}"\r\n{}\r\n${chunked(inner)}`),
  'lines that end in LF': (inner) =>
    post(['Transfer-Encoding: chunked'], `0\r\n\r\n`).replaceAll('\r\n', '\n') + inner,
};

/** A request with the given lines, which executes nothing itself. */
function post(headers: readonly string[], body: string): string {
  const lines = ['POST /v2/nope HTTP/1.1', 'Host: localhost', 'X-Request-Id: outer-request'];
  return [...lines, 'Content-Type: application/json', ...headers, '', body].join('\r\n');
}

/**
 * Sends bytes that a server may read as several requests.
 *
 * @returns the responses until the connection ended, or until a further request got its response
 */
async function sendOn(server: TestServer, bytes: string, method: string): Promise<RawResponse[]> {
  const connection = await openRaw(server.origin);
  try {
    connection.send(bytes);
    const responses = [await connection.read(method, MAX_WAIT_MS)];
    if (/close/i.test(responses[0]?.headers.connection ?? '')) {
      return [...responses, ...(await connection.readToEnd(method, MAX_WAIT_MS))];
    }
    const id = newId();
    connection.send(rawRequest('GET', '/v2/health', { 'X-Request-Id': id }));
    for (;;) {
      const response = await connection.read('GET', MAX_WAIT_MS).catch((error: Error) => {
        if (connection.isClosed) return null;
        throw error;
      });
      if (response === null || response.headers['x-request-id'] === id) return responses;
      responses.push(response);
    }
  } finally {
    connection.destroy();
  }
}

describeServers(['site', 'api', 'framework'], 'shared', (server, name) => {
  const isOurs = name !== 'framework';
  let attacker: NewSandbox;
  let victim: NewSandbox;
  beforeAll(async () => {
    attacker = await newSandbox(server().origin, { 'X-Forwarded-For': ATTACKER });
    victim = await newSandbox(server().origin, { 'X-Forwarded-For': VICTIM });
  });

  /** An inbox of the attacker that nothing has arrived in. */
  function emptyInbox() {
    const path = `/sandbox/inbox/${newId()}`;
    const headers = { Authorization: `Bearer ${attacker.key}`, 'X-Forwarded-For': ATTACKER };
    return {
      path,
      /** A request that stores a message in it. */
      message: (length = 8) =>
        `${rawRequest('POST', path, {
          ...headers,
          'Content-Type': 'text/plain',
          'Content-Length': String(length),
        })}smuggled`,
      async received(): Promise<object[]> {
        const response = await fetch(server().origin + path, { headers });
        expect(response.status).toBe(200);
        return (await response.json()).received;
      },
    };
  }

  describe.each(WITHOUT_BODY)('a body on %s', (method) => {
    const forms: Record<string, (inner: string) => string> = {
      chunks: (inner) =>
        rawRequest(method, '/v2/health', { 'Transfer-Encoding': 'chunked' }) + chunked(inner),
      'a Content-Length': (inner) => rawRequest(method, '/v2/health', {}, inner),
    };

    it.each(Object.entries(forms))('is rejected, and not executed: %s', async (_, outer) => {
      const inbox = emptyInbox();
      const responses = await sendOn(server(), outer(inbox.message()), method);
      expect(await inbox.received()).toEqual([]);
      expect(responses).toHaveLength(1);
      if (!isOurs) return;
      expect([400, 411]).toContain(responses[0]?.status);
      expect(responses[0]?.headers.connection).toBe('close');
    });

    // The framework's own server can't handle TRACE.
    if (isOurs || method !== 'TRACE')
      it('is accepted if it is empty', async () => {
        const request = rawRequest(method, '/v2/health', { 'Content-Length': '0' });
        const [response] = await sendOn(server(), request, method);
        const expected: Record<string, number> = { DELETE: 405, OPTIONS: 204, TRACE: 405 };
        expect(response?.status).toBe(expected[method] ?? 200);
      });
  });

  it.each(Object.entries(MALFORMED))('rejects a malformed request: %s', async (_, outer) => {
    const inbox = emptyInbox();
    const responses = await sendOn(server(), outer(inbox.message()), 'POST');
    expect(await inbox.received()).toEqual([]);
    expect(responses.map(({ status }) => status)).toEqual([400]);
  });

  it.each(Object.entries(ODD))('executes nothing inside of a body: %s', async (_, outer) => {
    const inbox = emptyInbox();
    const [response] = await sendOn(server(), outer(inbox.message()), 'POST');
    expect(await inbox.received()).toEqual([]);
    expect(response?.status).toBeLessThan(500);
  });

  it('keeps Authorization, even if Connection names it', async () => {
    const connection = await openRaw(server().origin);
    connection.send(
      rawRequest('GET', '/sandbox', {
        Authorization: `Bearer ${attacker.key}`,
        Connection: 'keep-alive, authorization, x-forwarded-for',
      }),
    );
    expect((await connection.read()).status).toBe(200);
    connection.destroy();
  });

  it('gives another client only its own responses, and no other client its requests', async () => {
    const inbox = emptyInbox();
    const slow = await fetch(server().origin + inbox.path, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${attacker.key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ status: 200, delayMs: 500, body: 'of the attacker' }),
    });
    expect(slow.status).toBe(200);
    const isDone = new AbortController();
    const attacks = Array.from({ length: 4 }, async () => {
      while (!isDone.signal.aborted) {
        const connection = await openRaw(server().origin);
        connection.send(
          rawRequest('GET', '/v2/health', { 'Transfer-Encoding': 'chunked' }) +
            chunked(inbox.message()),
        );
        // The inner body is longer than the outer one: what follows on the connection would belong to it.
        connection.send(rawRequest('GET', '/v2/health', {}, inbox.message(400)));
        await connection.readToEnd('GET', ATTACK_MS).catch(() => []);
        connection.destroy();
      }
    });
    const connection = await openRaw(server().origin);
    try {
      for (let index = 0; index < 100; index++) {
        const id = newId();
        const isOwn = index % 4 === 0;
        connection.send(
          rawRequest('GET', isOwn ? '/sandbox' : '/v2/health', {
            ...(isOwn && { Authorization: `Bearer ${victim.key}` }),
            'X-Forwarded-For': VICTIM,
            'X-Request-Id': id,
          }),
        );
        const { status, headers, body } = await connection.read();
        expect({ status, id: headers['x-request-id'] }).toEqual({ status: 200, id });
        expect(JSON.parse(body)).toMatchObject(isOwn ? { id: victim.id } : { status: 'ok' });
      }
    } finally {
      isDone.abort();
      connection.destroy();
      await Promise.all(attacks);
    }
    expect(await inbox.received()).toEqual([]);
  });
});
