import { describe, expect, it } from 'vitest';
import { checkEach } from './check-each';

describe('a check of each page in one test', () => {
  it('passes if every page passes', async () => {
    const checked: string[] = [];
    await checkEach(['/a', '/b'], (path) => void checked.push(path));
    expect(checked).toEqual(['/a', '/b']);
  });

  it('names every page with a problem, and what was expected', async () => {
    const check = checkEach(['/a', '/b', '/c'], async (path) => {
      expect(path === '/b' ? ['h1'] : ['h1', 'h2'], 'headings').toEqual(['h1']);
    });
    await expect(check).rejects.toThrow(
      /\n\/a: headings: .*\n {2}expected \["h1"\]\n {2}received \["h1","h2"\]\n\/c: headings/,
    );
    await expect(check).rejects.not.toThrow('/b:');
  });

  it('fails if there is nothing to check', async () => {
    await expect(checkEach([], () => {})).rejects.toThrow('number of checks');
  });
});
