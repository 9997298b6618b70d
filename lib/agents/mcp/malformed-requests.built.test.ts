import { describe, expect, it } from 'vitest';
import { connect, setUpClient, url } from './testing/built-client';
import { MALFORMED_REQUESTS } from './testing/malformed-requests';
import { send } from './testing/post';

const { call } = setUpClient();

/** Whether a response is an error: by its status, as an error of the protocol, or as an error of a tool. */
function isErrorResponse(status: number, text: string): boolean {
  if (status >= 400) return true;
  const response: unknown = JSON.parse(text);
  return (
    typeof response === 'object' &&
    response !== null &&
    ('error' in response ||
      ('result' in response && (response.result as { isError?: boolean }).isError === true))
  );
}

describe('a malformed request', () => {
  it('exists in more than 100 variants', () => {
    expect(MALFORMED_REQUESTS.length).toBeGreaterThan(100);
  });

  it('is rejected with a message, and the server keeps running', async () => {
    const statuses = new Map<number, number>();
    for (const { problem, ...request } of MALFORMED_REQUESTS) {
      const { status, headers, text } = await send(url, request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status, problem).toBeLessThan(500);
      expect(headers['content-type'], problem).toMatch(/^application\/json/);
      expect(isErrorResponse(status, text), `${problem}: ${status} ${text.slice(0, 200)}`).toBe(
        true,
      );
      expect(text, problem).not.toMatch(/\bat .+\.[jt]s:\d|node_modules|\/work\//);
      expect(text.length, problem).toBeLessThan(20_000);
    }
    console.log(
      `${MALFORMED_REQUESTS.length} malformed requests, by status:`,
      Object.fromEntries([...statuses].sort(([a], [b]) => a - b)),
    );
    const fresh = await connect();
    expect((await fresh.listTools()).tools).toHaveLength(9);
    await fresh.close();
    expect((await call('search_docs', { query: 'tiers' })).data.results).not.toEqual([]);
  });

  it('lists the allowed methods', async () => {
    const { status, headers } = await send(url, { method: 'GET' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('POST, OPTIONS');
  });
});
