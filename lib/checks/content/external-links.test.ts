import { describe, expect, it } from 'vitest';
import { isRealHost, requestLinks } from './external-links';

describe('external links', () => {
  const requests: string[] = [];
  const request = (async (target: string, { method }: RequestInit) => {
    requests.push(`${method} ${target}`);
    if (target.endsWith('/down')) throw new Error('connection refused');
    if (target.endsWith('/get-only') && method === 'HEAD')
      return new Response(null, { status: 405 });
    return new Response(null, { status: target.endsWith('/gone') ? 410 : 200 });
  }) as typeof fetch;

  it('are requested once each with HEAD, and with GET if the server rejects HEAD', async () => {
    const host = 'https://a.example';
    const targets = [
      `${host}/a`,
      `${host}/a#part`,
      `${host}/get-only`,
      `${host}/gone`,
      `${host}/down`,
    ];
    const results = await requestLinks(targets, request);
    expect(requests.sort()).toEqual([
      `GET ${host}/get-only`,
      `HEAD ${host}/a`,
      `HEAD ${host}/down`,
      `HEAD ${host}/get-only`,
      `HEAD ${host}/gone`,
    ]);
    expect(
      results
        .filter(({ problem }) => problem)
        .map(Object.values)
        .sort(),
    ).toEqual([
      [`${host}/down`, "doesn't respond: connection refused"],
      [`${host}/gone`, 'returns 410'],
    ]);
  });

  it.each([
    ['https://api.laurel.example/v2', false],
    ['http://localhost:3000', false],
    ['https://example.com/a', false],
    ['https://www.w3.org/TR', true],
    ['//notexample.com', true],
  ])('are requested unless the host is reserved for examples: %s', (target, expected) => {
    expect(isRealHost(target)).toBe(expected);
  });
});
