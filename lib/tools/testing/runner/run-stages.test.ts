import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStages, type Stage } from './run-stages';

const node = (script: string): Stage['command'] => [process.execPath, '-e', script];
const OK = node('');
const FAILS = node('process.exitCode = 3');

let output = '';
beforeEach(() => {
  output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output += chunk;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function outcomesOf(stages: Stage[], atOnce = 2) {
  const results = await runStages(stages, atOnce);
  return results.map(({ name, outcome }) => `${name}: ${outcome}`);
}

/** The names of the stages that run when these are asked for. */
async function selected(names: string[], testAll: '' | '1') {
  vi.stubEnv('TEST_ALL', testAll);
  // The setting is read when the module is loaded.
  vi.resetModules();
  const { selectStages } = await import('./select-stages');
  const stages: Stage[] = [
    { name: 'short', command: OK },
    { name: 'long', command: OK, isForTestAll: true, after: ['short'] },
  ];
  return selectStages(stages, names).map(({ name }) => name);
}

describe('the stages of a test run', () => {
  it('are all run by `npm run test:all`', async () => {
    expect(await selected([], '1')).toEqual(['short', 'long']);
  });

  it('are left out of `npm test` if they are for all tests, unless they are named', async () => {
    expect(await selected([], '')).toEqual(['short']);
    expect(await selected(['long'], '')).toEqual(['short', 'long']);
  });

  it('run after the stages that they wait for', async () => {
    await outcomesOf([
      { name: 'second', command: node('console.log(2)'), after: ['first'] },
      { name: 'first', command: node('console.log(1)') },
    ]);
    expect(output.match(/^\d/gm)).toEqual(['1', '2']);
  });

  it('are not run if a stage that they wait for failed; others are', async () => {
    expect(
      await outcomesOf([
        { name: 'last', command: OK, after: ['waiting'] },
        { name: 'broken', command: FAILS },
        { name: 'waiting', command: OK, after: ['broken'] },
        { name: 'other', command: OK },
      ]),
    ).toEqual(['last: not run', 'broken: failed', 'waiting: not run', 'other: ok']);
  });

  it('run only so many at once, the first ones first, and some alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'laurel-stages-'));
    // Each stage has a file while it runs, and prints how many files there are.
    const count = (name: string) =>
      node(`
        const { readdirSync, rmSync, writeFileSync } = require('node:fs');
        const file = ${JSON.stringify(join(folder, name))};
        writeFileSync(file, '');
        setTimeout(() => {
          console.log('${name} ' + readdirSync(${JSON.stringify(folder)}).length);
          rmSync(file);
        }, 200);
      `);
    await runStages(
      [
        { name: 'alone', command: count('alone'), isAlone: true, after: ['first'] },
        ...['first', 'second', 'third', 'fourth'].map((name) => ({ name, command: count(name) })),
      ],
      2,
    );
    rmSync(folder, { recursive: true });
    const counts = [...output.matchAll(/^(\w+) (\d)$/gm)].map(([, name = '', files]) => ({
      name,
      files: Number(files),
    }));
    expect(counts.map(({ name }) => name).sort()).toEqual([
      'alone',
      'first',
      'fourth',
      'second',
      'third',
    ]);
    expect(counts[0]?.name).toMatch(/first|second/);
    expect(counts.filter(({ files }) => files > 2)).toEqual([]);
    expect(counts.find(({ name }) => name === 'alone')?.files).toBe(1);
  });

  it('cannot wait for each other', async () => {
    const stages: Stage[] = [
      { name: 'a', command: OK, after: ['b'] },
      { name: 'b', command: OK, after: ['a'] },
    ];
    await expect(runStages(stages, 2)).rejects.toThrow('Some stages wait for each other.');
  });

  it('fail if their program does not exist', async () => {
    expect(await outcomesOf([{ name: 'missing', command: ['no-such-program'] }])).toEqual([
      'missing: failed',
    ]);
    expect(output).toContain('ENOENT');
  });

  it('print their output in blocks, even if they run in parallel', async () => {
    const script = (word: string) =>
      node(`console.log('${word} begins'); setTimeout(() => console.log('${word} ends'), 50)`);
    await outcomesOf([
      { name: 'a', command: script('a') },
      { name: 'b', command: script('b') },
    ]);
    expect(output.match(/^\w (begins|ends)$/gm)).toEqual([
      'a begins',
      'a ends',
      'b begins',
      'b ends',
    ]);
  });

  it('get their own environment', async () => {
    const command = node('console.log("color " + process.env.COLOR)');
    await outcomesOf([{ name: 'a', command, environment: { COLOR: 'blue' } }]);
    expect(output).toContain('color blue');
  });
});
