import { describe, expect, it } from 'vitest';
import { askForLinks, canAnswer } from './external-links';

describe('external links', () => {
  const asked: string[] = [];
  const request = (async (target: string, { method }: RequestInit) => {
    asked.push(`${method} ${target}`);
    if (target.endsWith('/down')) throw new Error('connection refused');
    if (target.endsWith('/get-only') && method === 'HEAD')
      return new Response(null, { status: 405 });
    return new Response(null, { status: target.endsWith('/gone') ? 410 : 200 });
  }) as typeof fetch;

  it('are asked for once each, with HEAD, and with GET where that is refused', async () => {
    const host = 'https://a.example';
    const targets = [
      `${host}/a`,
      `${host}/a#part`,
      `${host}/get-only`,
      `${host}/gone`,
      `${host}/down`,
    ];
    const results = await askForLinks(targets, request);
    expect(asked.sort()).toEqual([
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
      [`${host}/down`, 'does not answer: connection refused'],
      [`${host}/gone`, 'answers 410'],
    ]);
  });

  it.each([
    ['https://api.laurel.example/v2', false],
    ['http://localhost:3000', false],
    ['https://example.com/a', false],
    ['https://www.w3.org/TR', true],
    ['//notexample.com', true],
  ])('to hosts of examples are not asked for: %s', (target, expected) => {
    expect(canAnswer(target)).toBe(expected);
  });
});
