import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { eventually } from '../eventually';
import { freePort } from '../servers/free-port';
import { RECEIVERS } from './receiver-programs';

/** A receiver of the documentation that runs. */
export interface RunningReceiver {
  address: string;
  /** Returns what it has stored. */
  state(): string;
  /** Waits until its output shows that it has handled so many requests: it may print later than it responds. */
  untilRequests(count: number): Promise<void>;
  /** Everything that it has printed. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts a receiver as a separate process.
 *
 * @param language one of the receivers
 * @param environment its secrets and credentials
 * @param origins replaces the addresses that its samples call
 */
export async function startReceiverProgram(
  language: string,
  environment: Readonly<Record<string, string>>,
  origins: Readonly<Record<string, string>>,
): Promise<RunningReceiver> {
  const create = RECEIVERS[language];
  if (!create) throw new Error(`There is no receiver in ${language}.`);
  const folder = mkdtempSync(join(tmpdir(), 'laurel-receiver-'));
  const port = await freePort();
  const program = create({ folder, port, origins });
  const [command, ...parameters] = program.command;
  const child = spawn(command, parameters, {
    env: { ...process.env, ...environment, ...program.environment },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'close');
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`The receiver did not start:\n${output}${errors}`);
    await wait(20);
  }
  return {
    address: `http://127.0.0.1:${port}/loyalty`,
    state: () => program.readState(output),
    async untilRequests(count) {
      if (!program.countRequests) return;
      const { countRequests } = program;
      await eventually(() => expect(countRequests(output)).toBeGreaterThanOrEqual(count));
    },
    output: () => output + errors,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
