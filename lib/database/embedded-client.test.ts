import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { EmbeddedClient } from './embedded-client';
import { type Engine, EngineFailure } from './embedded-engine';
import { DatabaseUnavailableError } from './errors';

/** A client whose engines fail while `isBroken`, and those that it opened and abandoned. */
function client() {
  const state = { time: 0, isBroken: false, opened: 0, abandoned: [] as number[] };
  const open = async (): Promise<Engine> => {
    state.opened += 1;
    const id = state.opened;
    const query = async () => {
      if (state.isBroken) throw new EngineFailure(new Error('crash'));
      return { rows: [] };
    };
    const database = { query } as unknown as Engine['database'];
    return { database, abandon: () => state.abandoned.push(id) };
  };
  const lock = { check: () => {} };
  const options = { directory: tmpdir(), isDurable: false, lock, open, now: () => state.time };
  const created = new EmbeddedClient(options);
  return { state, query: () => created.query('select 1') };
}

describe('the client of an embedded database', () => {
  it('closes the files of an engine that failed, once, and opens another one', async () => {
    const { state, query } = client();
    await query();
    state.time = 60_000;
    state.isBroken = true;
    const failed = await Promise.allSettled([query(), query()]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(state.abandoned).toEqual([1]);
    state.isBroken = false;
    await query();
    expect([state.opened, state.abandoned]).toEqual([2, [1]]);
  });

  it('opens an engine less and less often if each fails', async () => {
    const { state, query } = client();
    state.isBroken = true;
    const pauses: number[] = [];
    let lastAt = 0;
    for (let opened = state.opened; pauses.length < 7; state.time += 500) {
      await expect(query()).rejects.toThrow();
      if (state.opened === opened) continue;
      opened = state.opened;
      pauses.push(state.time - lastAt);
      lastAt = state.time;
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(state.abandoned).toHaveLength(state.opened);
    state.isBroken = false;
    await expect(query()).rejects.toThrow(DatabaseUnavailableError);
    state.time += 30_000;
    await query();
  });
});
