import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcePage, onEachPage } from './page-shown';

beforeEach(() => {
  const target = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target));
});

afterEach(() => vi.unstubAllGlobals());

it('something that is started for each page is ended before the next one, and at the end', () => {
  const steps: string[] = [];
  let pages = 0;
  const end = onEachPage(() => {
    pages += 1;
    const name = `page ${pages}`;
    steps.push(`start ${name}`);
    return () => steps.push(`end ${name}`);
  });
  announcePage();
  end();
  announcePage();
  expect(steps).toEqual(['start page 1', 'end page 1', 'start page 2', 'end page 2']);
});

it('a page may need no cleanup', () => {
  const start = vi.fn(() => undefined);
  const end = onEachPage(start);
  announcePage();
  end();
  expect(start).toHaveBeenCalledTimes(2);
});
