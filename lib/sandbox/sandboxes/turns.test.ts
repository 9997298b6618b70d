import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Turns } from './turns';

/** Lets what is decided reach those who wait. */
const settle = () => vi.advanceTimersByTimeAsync(0);

let turns: Turns;
let order: string[];
beforeEach(() => {
  vi.useFakeTimers();
  turns = new Turns({ perClient: 2, total: 3 });
  order = [];
});
afterEach(() => vi.useRealTimers());

/** Takes a turn, and notes when it begins. @returns ends it */
function take(client: string, name = client, signal = new AbortController().signal) {
  let end = () => {};
  const outcome = turns.take(client, signal).then((turn) => {
    if (typeof turn === 'string') return turn;
    end = turn;
    order.push(name);
    return 'begun';
  });
  return { outcome, end: () => end() };
}

describe('turns', () => {
  it('begin at once while there is room for the client', async () => {
    take('attacker', 'attacker 1');
    take('attacker', 'attacker 2');
    for (let count = 3; count <= 30; count++) take('attacker', `attacker ${count}`);
    take('victim');
    await settle();
    expect(order).toEqual(['attacker 1', 'attacker 2', 'victim']);
  });

  it('are given to clients one after the other, and to one client in its order', async () => {
    const running = [take('a', 'a1'), take('a', 'a2'), take('b', 'b1')];
    for (const name of ['a3', 'a4', 'b2', 'c1']) take(name.charAt(0), name);
    await settle();
    for (const { end } of running) {
      end();
      end();
      await settle();
    }
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'c1']);
  });

  it('are waited for by forty pieces of work of a client, for ten seconds', async () => {
    const outcomes = Array.from({ length: 43 }, () => take('a').outcome);
    expect(await outcomes[42]).toBe('client');
    await vi.advanceTimersByTimeAsync(10_000);
    const ended = await Promise.all(outcomes);
    expect(ended.filter((outcome) => outcome === 'begun')).toHaveLength(2);
    expect(ended.filter((outcome) => outcome === 'client')).toHaveLength(41);
  });

  it('of others are the limit if the client has room', async () => {
    for (const client of ['a', 'a', 'b']) take(client);
    const { outcome } = take('c');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toBe('total');
  });

  it('are not given to a client that went away', async () => {
    const [first] = [take('a', 'first'), take('a', 'second')];
    const gone = new AbortController();
    take('a', 'gone', gone.signal);
    take('a', 'third');
    await settle();
    gone.abort();
    first?.end();
    await settle();
    expect(order).toEqual(['first', 'second', 'third']);
  });
});
