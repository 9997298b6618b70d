import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readBuild } from './build-contents';
import { compareBuilds, formatDifferences } from './compare-builds';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the comparison of two builds', () => {
  const page = (body: string) => `<!doctype html><title>A</title><body>${body}</body>`;

  it('finds nothing if only markup, scripts and assets differ', () => {
    expect(
      compare(
        { 'a.html': page('<p>One <b>two</b></p><script>1</script>'), 'a.md.body': 'text' },
        { 'a.html': page('<p class="b">One\n <i>two</i></p>'), 'a.md.body': 'text' },
      ),
    ).toEqual([]);
  });

  it('names added and removed addresses', () => {
    expect(
      compare({ 'a.html': page(''), 'b.html': page('') }, { 'a.html': page(''), 'c.txt.body': '' }),
    ).toEqual([
      { kind: 'address', before: '/b', after: null, addresses: ['/b'] },
      { kind: 'address', before: null, after: '/c.txt', addresses: ['/c.txt'] },
    ]);
  });

  it('names changed headings, links, labels and text, and changes of several pages once', () => {
    const before = page('<h2 id="a">Old</h2><a href="/x" aria-label="L">link</a>');
    const after = page('<h2 id="b">New</h2><a href="/y" aria-label="M">link</a>');
    const differences = compare(
      { 'a.html': before, 'b.html': before },
      { 'a.html': after, 'b.html': after },
    );
    expect(differences).toEqual(
      [
        { kind: 'heading', before: 'h2 #a Old', after: 'h2 #b New' },
        { kind: 'link', before: '/x link', after: '/y link' },
        { kind: 'label', before: 'a ariaLabel: L', after: 'a ariaLabel: M' },
        { kind: 'text', before: 'Old', after: 'New' },
      ].map((difference) => ({ ...difference, addresses: ['/a', '/b'] })),
    );
    expect(formatDifferences(differences)).toContain('heading  1 differences at 2 addresses');
  });
});

function compare(before: Record<string, string>, after: Record<string, string>) {
  const [a, b] = [before, after].map((files) => {
    const folder = mkdtempSync(join(tmpdir(), 'compare-builds-'));
    folders.push(folder);
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, 'server/app', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return readBuild(folder);
  });
  return a && b ? compareBuilds(a, b) : [];
}
