import { type ChildProcess, spawn } from 'node:child_process';

/** A command of `npm test`. */
export interface Stage {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Names of the stages that must have succeeded before. */
  after?: readonly string[];
  /** Whether the command uses the whole machine, so that no other may run beside it. */
  isAlone?: boolean;
  /** Whether `npm test` runs it only if it is named, and `npm run test:all` always. */
  isForTestAll?: boolean;
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
 * Runs all stages: always the first one of the list that can start. The output of stages that run at once is not
 * mixed: each is printed as a block.
 *
 * @param atOnce how many stages may run at the same time
 * @returns the results in the order of the stages
 */
export async function runStages(stages: readonly Stage[], atOnce: number): Promise<StageResult[]> {
  const print = printInBlocks();
  const results = new Map<string, StageResult>();
  const running = new Map<string, Promise<void>>();
  const waiting = new Set(stages);
  const finish = (result: StageResult) => {
    results.set(result.name, result);
    running.delete(result.name);
  };
  const start = (stage: Stage) => {
    waiting.delete(stage);
    running.set(stage.name, run(stage, print(stage.name)).then(finish));
  };
  while (waiting.size > 0 || running.size > 0) {
    const before = waiting.size;
    for (const stage of waiting) {
      const state = stateOf(stage, stages, results);
      if (state === 'not run') {
        waiting.delete(stage);
        finish({ name: stage.name, outcome: 'not run', seconds: 0 });
      }
      if (state === 'ready' && running.size < (stage.isAlone ? 1 : atOnce)) {
        start(stage);
        if (stage.isAlone) break;
      }
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.size === before) throw new Error('Some stages wait for each other.');
  }
  return stages.flatMap(({ name }) => results.get(name) ?? []);
}

/** Whether a stage can start, has to wait for others, or can't run because one of them failed. */
function stateOf(
  { name, after = [] }: Stage,
  stages: readonly Stage[],
  results: ReadonlyMap<string, StageResult>,
): 'ready' | 'waiting' | 'not run' {
  for (const needed of after) {
    if (!stages.some((other) => other.name === needed))
      throw new Error(`The stage "${name}" waits for "${needed}", which is not a stage.`);
  }
  const outcomes = after.map((needed) => results.get(needed)?.outcome);
  if (outcomes.some((outcome) => outcome === 'failed' || outcome === 'not run')) return 'not run';
  return outcomes.includes(undefined) ? 'waiting' : 'ready';
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
