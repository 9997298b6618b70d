import { describe, expect, it } from 'vitest';
import { AtOnce } from './at-once';

const take = (places: AtOnce, client: string) => {
  const release = places.take(client);
  if (typeof release === 'string') throw new Error(`There is no place: ${release}`);
  return release;
};

describe('places at once', () => {
  it('gives each client its places, and no more', () => {
    const places = new AtOnce({ perClient: 2, total: 10 });
    take(places, 'a');
    take(places, 'a');
    expect(places.take('a')).toBe('client');
    take(places, 'b');
  });

  it('gives all clients together no more than the total', () => {
    const places = new AtOnce({ perClient: 2, total: 3 });
    for (const client of ['a', 'b', 'c']) take(places, client);
    expect(places.take('d')).toBe('total');
  });

  it('takes a place back once, however often it is given back', () => {
    const places = new AtOnce({ perClient: 2, total: 2 });
    const release = take(places, 'a');
    take(places, 'a');
    release();
    release();
    take(places, 'a');
    expect(places.take('a')).toBe('client');
  });
});
