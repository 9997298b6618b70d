import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { describe, expect, it } from 'vitest';
import { getContent } from '../content/load/content';
import { SKILLS, skillIndex, skillMarkdown } from './skills';

const MAX_CHARACTERS = 50_000;

/** Code of samples with a title: what the tests of pages save and run. */
const codeOf = (markdown: string) =>
  [...markdown.matchAll(/^```\w+ title="[^\n]*\n(.*?)^```/gms)].map(([, code = '']) => code);

describe.each(SKILLS)('the skill $name', (skill) => {
  const text = skillMarkdown(skill, getContent());

  it('begins with its name and description', () => {
    expect(matter(text).data).toEqual({ name: skill.name, description: skill.description });
    expect(skill.name).toMatch(/^[a-z\d-]{1,64}$/);
    expect(skill.description.length).toBeLessThanOrEqual(1_024);
    expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS);
  });

  it('has the code of the page whose steps tests follow', () => {
    const page = getContent().pages.get(skill.steps);
    const samples = codeOf(readFileSync(`content/docs/${page?.path}.md`, 'utf8'));
    const withoutFacts = samples.filter((code) => !/<[A-Z]/.test(code));
    expect(withoutFacts.length).toBeGreaterThan(0);
    for (const code of withoutFacts) expect(text).toContain(code.trim());
  });

  it('is in the index with the digest of its text', () => {
    const entry = skillIndex(getContent()).skills.find(({ name }) => name === skill.name);
    expect(entry).toMatchObject({
      type: 'skill-md',
      url: expect.stringMatching(`/.well-known/agent-skills/${skill.name}/SKILL.md$`),
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    });
  });
});
