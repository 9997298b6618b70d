import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { ATTACKS, type Attack, type Attacker } from './attacks';

/** Attacks a site until the time is up. The parent process sends the parameters, and receives what was done. */

/** What the process does. */
export interface AttackLoad {
  origin: string;
  minutes: number;
  /** Whether each request comes from another network of one host, instead of from one address. */
  hasNetworks: boolean;
}

/** How often each attack got which status. */
export type AttackResults = Record<string, Record<string, number>>;

/** What an attacker waits before it tries again to get its first sandbox. */
const RETRY_MS = 500;
/** The lowest: on a machine with few processors, the attacker's own work would slow the server down. */
const PRIORITY = 19;

const oneAddress = () => '203.0.113.7';
/** A /64 of one /48. */
const anyNetwork = () =>
  `2001:db8:77:${Math.floor(Math.random() * 65_536).toString(16)}::${Math.floor(Math.random() * 65_536).toString(16)}`;

setPriority(PRIORITY);

process.once('message', async ({ origin, minutes, hasNetworks }: AttackLoad) => {
  const endAt = performance.now() + minutes * 60_000;
  const attacker: Attacker = {
    origin,
    address: hasNetworks ? anyNetwork : oneAddress,
    sandboxes: [],
  };
  const results: AttackResults = {};
  const runs = ATTACKS.flatMap((attack) =>
    Array.from({ length: attack.atOnce }, () => repeat(attack, attacker, endAt, results)),
  );
  await Promise.all(runs);
  process.send?.(results);
});

async function repeat(
  { name, pauseMs, run }: Attack,
  attacker: Attacker,
  endAt: number,
  results: AttackResults,
): Promise<void> {
  const counts: Record<string, number> = {};
  results[name] ??= counts;
  const shared = results[name];
  while (performance.now() < endAt) {
    if (attacker.sandboxes.length === 0 && name !== ATTACKS[0]?.name) {
      await wait(RETRY_MS);
      continue;
    }
    const status = await run(attacker).catch(() => 'failed');
    shared[status] = (shared[status] ?? 0) + 1;
    await wait(pauseMs);
  }
}
