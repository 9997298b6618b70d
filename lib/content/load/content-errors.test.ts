import { describe, expect, it } from 'vitest';
import { fixture } from '../__fixtures__/load';
import { ContentError } from './content-error';

const NO_FRONT_MATTER =
  ':1 has no front matter. Start the file with "---", title, description and kind.';
const UNKNOWN_KEY = 'is not a known key here. Correct or remove it.';
const EXPRESSION = 'contains a {…} expression, which is not allowed. Put braces in backticks.';

/** Issues of each file of `broken-pages`: line, field and the start of the reason. */
const PAGE_ISSUES: Readonly<Record<string, readonly string[]>> = {
  'bad-yaml': [':4 is not valid YAML: Missing closing "quote'],
  'block-expression': [`:7 ${EXPRESSION}`],
  'contents-levels': [':5 [toc_min_heading_level] must not be greater than toc_max_heading_level'],
  'duplicate-heading-id': [':9 has the heading id "same" twice. Choose another one.'],
  'empty-front-matter': [NO_FRONT_MATTER],
  expression: [`:9 ${EXPRESSION}`],
  'expression-attribute': [
    ':7 has an expression as an attribute of <Details>. Attributes are strings',
  ],
  'flag-with-value': [
    ':9 has the attribute "optional" of <Field> in the wrong form. Write it without a value, as in <Field optional>.',
  ],
  'html-comment': [":9 can't be parsed: Unexpected character `!`"],
  import: [':7 contains an import or export, which is not allowed.'],
  'javascript-front-matter': [NO_FRONT_MATTER],
  'key-of-another-kind': [`:5 [module] ${UNKNOWN_KEY}`],
  'missing-attribute': [':7 is missing the attribute "value" of <Tab>'],
  'missing-description': [':1 [description] is missing'],
  'missing-field-of-kind': [':1 [function] is missing'],
  'missing-kind': [':1 [kind] is missing'],
  'no-front-matter': [NO_FRONT_MATTER],
  'no-language': [':9 has a code sample without a language. Add one after the fence, or "text".'],
  'raw-html': [':9 contains raw HTML (<div>), which is not allowed. Use Markdown or a component.'],
  'second-title': [
    ':9 has a second page title, "# Page again". Start headings with "##": the title is in the front matter.',
  ],
  'spread-attribute': [':7 has an expression as an attribute of <Note>. Attributes are strings'],
  'toml-front-matter': [NO_FRONT_MATTER],
  'two-errors': [':2 [title] must not be empty', ':5 [last_updated] Invalid ISO date'],
  'unclosed-brace': [":9 can't be parsed: Unexpected end of file in expression"],
  'unclosed-tag': [":9 can't be parsed: Expected a closing tag for `<Note>`"],
  'unknown-attribute': [
    ':7 has the unknown attribute "titel" on <Card>. Did you mean "title"? Known attributes: title, href',
  ],
  'unknown-component': [
    ':9 uses the unknown component <Notte>. Did you mean "Note"? Known components: Note, Tip,',
  ],
  'unknown-component-without-hint': [
    ':7 uses the unknown component <Sparkline>. Known components: Note, Tip,',
  ],
  'unknown-key': [`:5 [titel] ${UNKNOWN_KEY}`],
  'unknown-kind': [':4 [kind] must be one of landing, guide, module, method,'],
  'unknown-language': [
    ':9 has a code sample in the unknown language "typescript". Known languages: bash, diff,',
  ],
  'wrong-type': [':5 [draft] Invalid input: expected boolean, received string'],
  'yaml-alias': [':3 is not valid YAML: Unexpected scalar at node end'],
  'yaml-lone-alias': [':1 is not valid YAML: Unresolved alias'],
};

/** The lines of the error of a broken tree, one per issue. */
function issuesOf(name: string): string[] {
  try {
    fixture(name);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [head, ...lines] = error.message.split('\n  ');
    expect(head).toBe(
      `The content has ${lines.length} ${lines.length === 1 ? 'error' : 'errors'}:`,
    );
    return lines;
  }
  throw new Error(`the tree "${name}" is valid`);
}

describe('a page with an issue stops the build', () => {
  const issues = issuesOf('broken-pages');

  it.each(Object.entries(PAGE_ISSUES))(
    'and is reported with file, line, field and reason: %s',
    (name, expected) => {
      const file = `content/docs/Area/${name}.md`;
      const found = issues
        .filter((issue) => issue.startsWith(`${file}:`))
        .map((issue, at) => issue.slice(file.length).slice(0, expected[at]?.length));
      expect(found).toEqual(expected);
    },
  );

  it('and is reported together with all others, without issues that only follow from it', () => {
    const files = new Set(issues.map((issue) => /^[^:]*\/([\w-]+)\.md:/.exec(issue)?.[1] ?? issue));
    expect([...files].sort()).toEqual(Object.keys(PAGE_ISSUES).sort());
  });

  it('and its front matter is never run as a program', () => {
    expect(globalThis).not.toHaveProperty('frontMatterWasRun');
  });
});

describe('pages that do not match the sidebar file stop the build', () => {
  const issues = issuesOf('broken-sidebar');
  const sidebar = 'content/docs/sidebar.yaml';

  it.each([
    [
      'two files with one address',
      'content/docs/Area/double/index.md has the address /docs/Area/double, which content/docs/Area/double.md already has. Rename one of them.',
    ],
    [
      'two addresses that differ in letter case alone',
      'content/docs/Area/letters/index.md has the address /docs/Area/letters, which content/docs/Area/Letters.md already has. Rename one of them.',
    ],
    [
      'a folder of the current version where an older one has its pages',
      'content/versions/1.x/Area/taken.md has the address /docs/Area/1.x/taken, which content/docs/Area/1.x/taken.md already has. Rename one of them.',
    ],
    [
      'a page that the sidebar file omits',
      `content/docs/Area/forgotten.md is missing from ${sidebar}. Add "forgotten" to its folder, or mark the page unlisted.`,
    ],
    [
      'an entry without a page',
      `${sidebar}:7 [areas.0.items.1] lists "misspelled", but there is no page "Area/misspelled". Pages of this folder: Letters, double, forgotten, hidden, listed, twice`,
    ],
    [
      'an entry without a page, deeper in',
      `${sidebar}:17 [areas.0.items.7.items.1] lists "missing", but there is no page "Area/folder/missing". Pages of this folder: inner`,
    ],
    [
      'a folder without index file and description',
      `${sidebar}:13 [areas.0.items.7.description] is missing. The folder "Area/folder" has no index.md, so its page is made from label and description.`,
    ],
    [
      'an unlisted page that is listed',
      `content/docs/Area/hidden.md [unlisted] is set, but ${sidebar} lists the page. Remove one of the two.`,
    ],
    [
      'a page that is listed twice',
      `content/docs/Area/twice.md is listed 2 times in ${sidebar}. Keep one.`,
    ],
    [
      'a page in a folder that is not an area',
      `content/docs/Elsewhere/page.md is in the folder "Elsewhere", which is not an area of ${sidebar}. Areas: Area, Second`,
    ],
    [
      'a page in a folder that is not an area of its version',
      'content/versions/1.x/Second/lost.md is in the folder "Second", which is not an area of content/versions/1.x/sidebar.yaml. Areas: Area',
    ],
  ])('%s', (_, issue) => {
    expect(issues).toContain(issue);
  });

  it('all at once', () => {
    expect(issues).toHaveLength(11);
  });
});

describe('an unusable sidebar file stops the build and is the only file that is reported', () => {
  it('when it is missing', () => {
    expect(issuesOf('sidebar-missing')).toEqual([
      'content/docs/sidebar.yaml is missing. It lists the areas, folders and pages in the order of the sidebar.',
    ]);
  });

  it('when it is not valid YAML', () => {
    expect(issuesOf('sidebar-bad-yaml')).toEqual([
      'content/docs/sidebar.yaml:4 is not valid YAML: Map keys must be unique',
    ]);
  });

  it('when entries have the wrong form, each reported with its own line', () => {
    expect(issuesOf('sidebar-wrong-shape')).toEqual([
      'content/docs/sidebar.yaml:2 [areas.0.label] is missing',
      'content/docs/sidebar.yaml:6 [areas.0.items.1] must be the name of a page, an object with folder, label and items, or one with group and items',
      'content/docs/sidebar.yaml:11 [areas.0.items.2.items.1.label] is missing',
      `content/docs/sidebar.yaml:3 [areas.0.labl] ${UNKNOWN_KEY}`,
    ]);
  });
});

describe('in development, when bodies are parsed lazily', () => {
  const ISSUE = `Area/broken.md:9 ${EXPRESSION}`;

  it('an issue of a body is reported when the page is shown, and not before', () => {
    const { pages } = fixture('broken-body', { isLazy: true });
    expect(pages.get('Area/sound')?.markdown.tree.children).not.toEqual([]);
    expect(() => pages.get('Area/broken')?.markdown).toThrow(ISSUE);
  });

  it('an issue of a body is not reported by code that reads all properties of a page', () => {
    const { pages } = fixture('broken-body', { isLazy: true });
    expect(Object.values({ ...pages.get('Area/broken') })).not.toEqual([]);
  });

  it('the same issue stops the build', () => {
    expect(() => fixture('broken-body')).toThrow(ISSUE);
  });

  it('issues of front matter and sidebar are reported at once', () => {
    expect(() => fixture('broken-pages', { isLazy: true })).toThrow(NO_FRONT_MATTER);
    expect(() => fixture('sidebar-bad-yaml', { isLazy: true })).toThrow('is not valid YAML');
  });
});
