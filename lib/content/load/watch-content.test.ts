import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchContent } from './watch-content';

const LONGER_THAN_A_CHANGE_MS = 100;

let folder: string;
let stop: () => void;
const onChange = vi.fn<(changed: number) => void>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-content-'));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/page.md'), 'old');
  onChange.mockClear();
  stop = watchContent(folder, onChange);
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

/** Makes a change, and waits until it is reported. */
async function reported(change: () => void): Promise<void> {
  onChange.mockClear();
  const before = Date.now();
  change();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  // The clock of a file system can be some milliseconds behind.
  expect(onChange.mock.lastCall?.[0]).toBeGreaterThan(before - LONGER_THAN_A_CHANGE_MS);
  await wait(LONGER_THAN_A_CHANGE_MS);
}

it('reports the last change at the start', () => {
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.any(Number));
});

it('reports a file that is written, replaced, added or removed', async () => {
  const page = join(folder, 'docs/page.md');
  await reported(() => writeFileSync(page, 'new'));
  await reported(() => {
    writeFileSync(join(folder, 'docs/page.md.tmp'), 'newer');
    renameSync(join(folder, 'docs/page.md.tmp'), page);
  });
  await reported(() => writeFileSync(page, 'newest'));
  await reported(() => writeFileSync(join(folder, 'docs/other.md'), ''));
  await reported(() => rmSync(page));
});

it('reports changes in folders that are added', async () => {
  await reported(() => mkdirSync(join(folder, 'docs/guides')));
  await reported(() => writeFileSync(join(folder, 'docs/guides/page.md'), ''));
  await reported(() => rmSync(join(folder, 'docs/guides'), { recursive: true }));
  await reported(() => mkdirSync(join(folder, 'docs/guides')));
  await reported(() => writeFileSync(join(folder, 'docs/guides/page.md'), ''));
});

it('reports several writes at once as one change', async () => {
  await reported(() => {
    for (const text of ['', 'n', 'new']) writeFileSync(join(folder, 'docs/page.md'), text);
  });
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('reports nothing after it was stopped', async () => {
  stop();
  onChange.mockClear();
  writeFileSync(join(folder, 'docs/page.md'), 'new');
  await wait(LONGER_THAN_A_CHANGE_MS);
  expect(onChange).not.toHaveBeenCalled();
});
