import { type ChildProcess, spawn } from 'node:child_process';

/** A command of `npm test`. */
export interface Stage {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Names of the stages that must have succeeded before. Stages that don't wait for each other run at once. */
  after?: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

/** The result of a stage. */
export interface StageResult {
  name: string;
  /** A stage is not run if one that it waits for failed. */
  outcome: 'ok' | 'failed' | 'not run';
  seconds: number;
}

/**
 * Runs all stages. The output of stages that run at once is not mixed: each is printed as a block.
 *
 * @returns the results in the order of the stages
 */
export async function runStages(stages: readonly Stage[]): Promise<StageResult[]> {
  const print = printInBlocks();
  const started = new Map<string, Promise<StageResult>>();
  const start = (stage: Stage): Promise<StageResult> => {
    const known = started.get(stage.name);
    if (known) return known;
    const before = (stage.after ?? []).map((name) => {
      const needed = stages.find((other) => other.name === name);
      if (!needed)
        throw new Error(`The stage "${stage.name}" waits for "${name}", which is not a stage.`);
      return start(needed);
    });
    const result = Promise.all(before).then((results) =>
      results.every(({ outcome }) => outcome === 'ok')
        ? run(stage, print(stage.name))
        : { name: stage.name, outcome: 'not run' as const, seconds: 0 },
    );
    started.set(stage.name, result);
    return result;
  };
  return Promise.all(stages.map(start));
}

interface Block {
  write: (chunk: Buffer | string) => void;
  end: () => void;
}

function run({ name, command, environment }: Stage, block: Block): Promise<StageResult> {
  const [program, ...args] = command;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const finish = (hasSucceeded: boolean) => {
      block.end();
      const seconds = (performance.now() - startedAt) / 1000;
      resolve({ name, outcome: hasSucceeded ? 'ok' : 'failed', seconds });
    };
    const child: ChildProcess = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    child.stdout?.on('data', block.write);
    child.stderr?.on('data', block.write);
    child.once('error', (error) => {
      block.write(`${error.message}\n`);
      finish(false);
    });
    child.once('close', (status) => finish(status === 0));
  });
}

/** Prints the first open block as it grows, and keeps the others until it is their turn. */
function printInBlocks() {
  const waiting: { text: (Buffer | string)[]; isEnded: boolean }[] = [];
  const flush = () => {
    for (let first = waiting[0]; first; first = waiting[0]) {
      for (const chunk of first.text.splice(0)) process.stdout.write(chunk);
      if (!first.isEnded) return;
      waiting.shift();
    }
  };
  return (name: string): Block => {
    const heading = `\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}\n`;
    const block = { text: [heading] as (Buffer | string)[], isEnded: false };
    waiting.push(block);
    flush();
    return {
      write: (chunk) => {
        block.text.push(chunk);
        flush();
      },
      end: () => {
        block.isEnded = true;
        flush();
      },
    };
  };
}
