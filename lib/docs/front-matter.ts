import matter from 'gray-matter';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { ContentFault } from './content-fault';
import { type FrontMatter, frontMatterSchema } from './schema';

/** A Markdown file taken apart. `body` keeps the line numbers of the file: the front matter is blank lines in it. */
export interface ParsedFile {
  frontMatter: FrontMatter;
  body: string;
}

/**
 * Splits a file into validated front matter and body.
 *
 * @param file path shown in faults
 * @returns the parts, or every fault of the front matter with its line
 */
export function parseFrontMatter(file: string, source: string): ParsedFile | ContentFault[] {
  let yaml = '';
  const { content } = matter(source, {
    language: 'yaml',
    // gray-matter can also run JavaScript front matter; YAML alone is allowed, and read by a parser that knows lines.
    engines: {
      yaml: (text) => {
        yaml = text;
        return {};
      },
      javascript: () => ({}),
    },
  });
  if (!/^---\r?\n/.test(source) || yaml.trim() === '') {
    return [
      {
        file,
        line: 1,
        reason: 'has no front matter: begin the file with "---", title, description and kind',
      },
    ];
  }

  const lines = new LineCounter();
  const document = parseDocument(yaml.replace(/^\r?\n/, ''), {
    lineCounter: lines,
    prettyErrors: false,
  });
  if (document.errors.length > 0) {
    return document.errors.map((error) => ({
      file,
      line: lines.linePos(error.pos[0]).line + 1,
      reason: `is not valid YAML: ${error.message}`,
    }));
  }

  const lineOf = (field: PropertyKey | undefined) => {
    if (!isMap(document.contents)) return 1;
    const pair = document.contents.items.find(
      (item) => isScalar(item.key) && item.key.value === field,
    );
    const range = isScalar(pair?.key) ? pair.key.range : null;
    return range ? lines.linePos(range[0]).line + 1 : 1;
  };

  const result = frontMatterSchema.safeParse(document.toJS());
  if (!result.success) {
    return result.error.issues.flatMap((issue) => {
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({
          file,
          line: lineOf(key),
          field: key,
          reason: 'is not a front matter key of this kind of page: correct or remove it',
        }));
      }
      const field = issue.path[0] ?? 'kind';
      return [
        {
          file,
          line: lineOf(field),
          field: String(issue.path.join('.') || 'kind'),
          reason: issue.message,
        },
      ];
    });
  }
  const frontMatterLines = source.slice(0, source.length - content.length).split('\n').length - 1;
  return { frontMatter: result.data, body: '\n'.repeat(frontMatterLines) + content };
}
