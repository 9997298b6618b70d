import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { eventually } from '../eventually';
import { replaceOrigins } from '../page-samples';
import { openShell, type PageShell } from './page-shell';
import { normalOutput, outputPattern, type PageStep, pageStepsOf } from './page-steps';

/** Starting a command takes seconds on a busy machine, and a page has many. */
export const FOLLOW_TIMEOUT_MS = 240_000;

export interface FollowOptions {
  /** Value of the tabs that the reader has chosen. */
  tab?: string;
  /** Replaces addresses in files and commands. */
  origins: Readonly<Record<string, string>>;
  environment?: Readonly<Record<string, string>>;
  /** Commands that don't end, each with what it prints when it is ready. */
  servers?: readonly { command: RegExp; ready: RegExp }[];
  /** Commands that the reader has run before, in the same terminal. */
  before?: readonly string[];
  /** A folder whose files the reader has before. */
  files?: string;
  /** Files of other pages that the reader has saved before. */
  saved?: readonly FileStep[];
}

/** A page that was followed to its end. */
export interface FollowedPage {
  folder: string;
  /** Output of each step with commands. */
  outputs: string[];
  /** Returns the output of a step's server so far. */
  serverOutput(index: number): string;
  shell: PageShell;
}

/** The log of a server, named after its place among the commands. */
const logOf = (index: number) => `server-${index}.log`;

/**
 * Does what a page says, from an empty folder: saves its files and runs its commands. Expects that all commands succeed
 * and print what the page shows. Everything that it starts ends with the test.
 */
export async function followPage(page: string, options: FollowOptions): Promise<FollowedPage> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-page-'));
  const shell = openShell(folder, { ...process.env, ...options.environment });
  onTestFinished(async () => {
    await shell.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  if (options.files) cpSync(options.files, folder, { recursive: true });
  for (const step of options.saved ?? []) save(folder, step, options);
  const outputs: string[] = [];
  for (const commands of options.before ?? []) {
    const { status, output } = await shell.run(replaceOrigins(commands, options.origins));
    expect(status, `${commands}\n${output}`).toBe(0);
  }
  for (const step of pageStepsOf(readFileSync(page, 'utf8'), options.tab)) {
    if (step.kind === 'file') save(folder, step, options);
    else outputs.push(await run({ shell, folder, step, options, log: logOf(outputs.length) }));
  }
  const serverOutput = (index: number) => readFileSync(join(folder, logOf(index)), 'utf8');
  return { folder, outputs, serverOutput, shell };
}

function save(folder: string, { path, text }: FileStep, { origins }: FollowOptions): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, replaceOrigins(text, origins));
}

type FileStep = Extract<PageStep, { kind: 'file' }>;
type CommandStep = Extract<PageStep, { kind: 'commands' }>;

interface Run {
  shell: PageShell;
  folder: string;
  step: CommandStep;
  options: FollowOptions;
  /** File for the output of a server. */
  log: string;
}

async function run({ shell, folder, step, options, log }: Run): Promise<string> {
  const commands = replaceOrigins(step.text, options.origins);
  const server = options.servers?.find(({ command }) => command.test(commands));
  if (server) {
    await shell.start(commands, log);
    const printed = () => readFileSync(join(folder, log), 'utf8');
    await eventually(() => expect(printed()).toMatch(server.ready));
    expectOutput(step, printed(), options);
    return printed();
  }
  const { status, output } = await shell.run(commands);
  expect(status, `${commands}\n${output}`).toBe(0);
  expectOutput(step, output, options);
  return output;
}

function expectOutput(
  { text, output: expected }: CommandStep,
  printed: string,
  { origins }: FollowOptions,
) {
  if (!expected) return;
  const shown = { ...expected, text: replaceOrigins(expected.text, origins) };
  expect(normalOutput(shown, printed), text).toMatch(outputPattern(shown));
}
