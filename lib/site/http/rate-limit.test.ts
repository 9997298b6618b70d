import { beforeEach, describe, expect, it } from 'vitest';
import { type RateLimitOptions, rateLimit } from './rate-limit';

let time = 0;

beforeEach(() => {
  time = 0;
});

function limit(options: Partial<RateLimitOptions> = {}) {
  return rateLimit({ perMinute: 3, now: () => time, ...options });
}

const allowed = { allowed: true, retryAfterSeconds: 0 };

describe('the rate limit', () => {
  it('allows the requests of a minute at once, and returns when to retry', () => {
    const take = limit();
    expect([take('a'), take('a'), take('a')]).toEqual([allowed, allowed, allowed]);
    expect(take('a')).toEqual({ allowed: false, retryAfterSeconds: 20 });
  });

  it('refills steadily, up to the number of a minute', () => {
    const take = limit();
    for (let count = 0; count < 3; count++) take('a');
    time += 19_000;
    expect(take('a')).toEqual({ allowed: false, retryAfterSeconds: 1 });
    time += 1_000;
    expect(take('a')).toEqual(allowed);
    time += 3_600_000;
    expect([take('a'), take('a'), take('a')]).toEqual([allowed, allowed, allowed]);
    expect(take('a').allowed).toBe(false);
  });

  it('allows only the requests of a shorter burst at once', () => {
    const take = limit({ perMinute: 60, burstMs: 10_000 });
    const takeMany = () => Array.from({ length: 20 }, () => take('a').allowed).filter(Boolean);
    expect(takeMany()).toHaveLength(10);
    time += 2_000;
    expect(takeMany()).toHaveLength(2);
    time += 60_000;
    expect(takeMany()).toHaveLength(10);
    time += 10_000;
    expect(take('a', 50)).toEqual(allowed);
  });

  it('charges nothing for rejected requests', () => {
    const take = limit();
    for (let count = 0; count < 50; count++) take('a');
    time += 20_000;
    expect(take('a')).toEqual(allowed);
  });

  it('counts each client separately', () => {
    const take = limit({ perMinute: 1 });
    expect(take('a')).toEqual(allowed);
    expect(take('b')).toEqual(allowed);
    expect(take('a').allowed).toBe(false);
  });

  it('takes the cost of a request in full or not at all', () => {
    const take = limit();
    expect(take('a', 2)).toEqual(allowed);
    expect(take('a', 2)).toEqual({ allowed: false, retryAfterSeconds: 20 });
    expect(take('a', 1)).toEqual(allowed);
  });

  it('allows a request above the limit after a minute without requests', () => {
    const take = limit();
    expect(take('a', 10)).toEqual(allowed);
    expect(take('a', 10)).toEqual({ allowed: false, retryAfterSeconds: 60 });
  });

  it('removes the client with the oldest request when there are too many', () => {
    const take = limit({ perMinute: 1, maxClients: 2 });
    take('a');
    take('b');
    take('a');
    take('c');
    expect(take('a').allowed).toBe(false);
    expect(take('b')).toEqual(allowed);
  });

  it.each(['__proto__', 'constructor', ''])('treats %j like any other client name', (client) => {
    const take = limit({ perMinute: 1 });
    expect(take(client)).toEqual(allowed);
    expect(take(client).allowed).toBe(false);
  });
});
