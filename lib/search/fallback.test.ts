import { describe, expect, it } from 'vitest';
import type { SearchEngine, SearchRequest } from './engine';
import { withFallback } from './fallback';

const REQUEST: SearchRequest = { query: 'tiers', area: null, language: 'en', limit: 8 };

function anEngine(name: string, fails: () => boolean = () => false) {
  const engine: SearchEngine & { asked: number } = {
    name,
    asked: 0,
    async search({ query }) {
      engine.asked += 1;
      if (fails()) throw new Error('no connection');
      return { query: `${query} by ${name}`, groups: [] };
    },
  };
  return engine;
}

describe('a search with a fallback', () => {
  it('is answered by the first engine while that works', async () => {
    const second = anEngine('second');
    const engine = withFallback(anEngine('first'), second, { log: () => {}, restMs: 1_000 });
    expect((await engine.search(REQUEST)).query).toBe('tiers by first');
    expect(second.asked).toBe(0);
  });

  it('is answered by the second when the first fails, which is logged and not shown', async () => {
    const lines: string[] = [];
    const first = anEngine('first', () => true);
    const engine = withFallback(first, anEngine('second'), {
      log: (line) => lines.push(line),
      restMs: 1_000,
    });
    expect(await engine.search(REQUEST)).toEqual({ query: 'tiers by second', groups: [] });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/first.*no connection.*second/);
  });

  it('leaves the first engine alone for a while, then asks it again', async () => {
    let time = 0;
    let isDown = true;
    const first = anEngine('first', () => isDown);
    const engine = withFallback(first, anEngine('second'), {
      log: () => {},
      restMs: 1_000,
      now: () => time,
    });
    await engine.search(REQUEST);
    await engine.search(REQUEST);
    expect(first.asked).toBe(1);
    isDown = false;
    time = 1_000;
    expect((await engine.search(REQUEST)).query).toBe('tiers by first');
  });
});
