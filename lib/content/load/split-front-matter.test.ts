import { afterEach, describe, expect, it } from 'vitest';
import { splitFrontMatter } from './split-front-matter';

const globals = globalThis as { wasRun?: boolean };
afterEach(() => {
  delete globals.wasRun;
});

describe('front matter', () => {
  it('is separated from the body', () => {
    const { yaml, body } = splitFrontMatter('---\ntitle: Points\n---\n\nText.\n');
    expect(yaml.trim()).toBe('title: Points');
    expect(body.trim()).toBe('Text.');
  });

  it('is empty if a file has none', () => {
    expect(splitFrontMatter('Text.\n')).toEqual({ yaml: '', body: 'Text.\n' });
  });

  it.each(['---js', '---javascript', '--- js', '---json'])('is never run: %s', (fence) => {
    const source = `${fence}\n{ title: (globalThis.wasRun = true) }\n---\nText.\n`;
    expect(splitFrontMatter(source)).toEqual({ yaml: '', body: source });
    expect(globals.wasRun).toBeUndefined();
  });
});
