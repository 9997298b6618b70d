import { describe, expect, it } from 'vitest';
import { topics } from '../../api/topics';
import { site } from '../../site/config/site';
import { insertTexts } from './insert-texts';

const insert = (source: string) => insertTexts('page.md', source);

describe('tags that stand for a text', () => {
  it('become the text everywhere in a file, before it is parsed', () => {
    const source = [
      '---',
      'title: The <Fact of="topics" /> topics',
      '---',
      '',
      '## <Fact of="topics" /> topics',
      '',
      '| 404, <Message of="customerNotFound" /> | [repository](<Fact of="repository"/>) |',
    ].join('\n');
    const expected = [
      '---',
      `title: The ${topics.length} topics`,
      '---',
      '',
      `## ${topics.length} topics`,
      '',
      `| 404, \`customerIdentifier matches no customer\` | [repository](${site.editUrl.replace('/edit/main', '')}) |`,
    ].join('\n');
    expect(insert(source)).toEqual({ source: expected, issues: [] });
  });

  it('are reported with their line and the known names if they name nothing', () => {
    const { issues } = insert('\n<Fact of="topic" />\n\n<Message of="customerLost" />');
    expect(issues).toEqual([
      {
        file: 'page.md',
        line: 2,
        reason: expect.stringContaining('there is no fact "topic". Facts: topics, operations,'),
      },
      {
        file: 'page.md',
        line: 4,
        reason: expect.stringContaining('the API has no error "customerLost". Errors: '),
      },
    ]);
  });

  it.each([
    ['the front matter', "---\ntitle: The <Fact of='topics' /> topics\n---\n", 2],
    ['the text', '<Fact of="topics"></Fact>', 1],
  ])('are reported if they are incomplete, in %s', (_place, source, line) => {
    const reason = 'contains an incomplete <Fact>. Write <Fact of="…" />.';
    expect(insert(source).issues).toEqual([{ file: 'page.md', line, reason }]);
  });

  it('leave other tags alone', () => {
    const source = '<Signature of="init" />\n\n<Unknown of="init" />';
    expect(insert(source)).toEqual({ source, issues: [] });
  });
});
