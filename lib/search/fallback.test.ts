import { describe, expect, it } from 'vitest';
import type { SearchEngine, SearchRequest } from './engine';
import { withFallback } from './fallback';

const REQUEST: SearchRequest = { query: 'tiers', area: null, language: 'en', limit: 8 };

function createEngine(name: string, fails: () => boolean = () => false) {
  const engine: SearchEngine & { requestCount: number } = {
    name,
    requestCount: 0,
    async search({ query }) {
      engine.requestCount += 1;
      if (fails()) throw new Error('no connection');
      return { query: `${query} by ${name}`, groups: [] };
    },
  };
  return engine;
}

describe('a search with a fallback', () => {
  it('uses the first engine while it works', async () => {
    const second = createEngine('second');
    const engine = withFallback(createEngine('first'), second, {
      log: () => {},
      cooldownMs: 1_000,
    });
    expect((await engine.search(REQUEST)).query).toBe('tiers by first');
    expect(second.requestCount).toBe(0);
  });

  it('uses the second engine when the first fails, and logs the failure', async () => {
    const lines: string[] = [];
    const first = createEngine('first', () => true);
    const engine = withFallback(first, createEngine('second'), {
      log: (line) => lines.push(line),
      cooldownMs: 1_000,
    });
    expect(await engine.search(REQUEST)).toEqual({ query: 'tiers by second', groups: [] });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/first.*no connection.*second/);
  });

  it('uses the first engine again after a pause', async () => {
    let time = 0;
    let isDown = true;
    const first = createEngine('first', () => isDown);
    const engine = withFallback(first, createEngine('second'), {
      log: () => {},
      cooldownMs: 1_000,
      now: () => time,
    });
    await engine.search(REQUEST);
    await engine.search(REQUEST);
    expect(first.requestCount).toBe(1);
    isDown = false;
    time = 1_000;
    expect((await engine.search(REQUEST)).query).toBe('tiers by first');
  });
});
