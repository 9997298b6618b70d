import type { ContentIssue } from './content-error';
import { parseYaml } from './parse-yaml';
import { type FrontMatter, frontMatterSchema } from './schema';
import { splitFrontMatter } from './split-front-matter';

/** A Markdown file in two parts. Empty lines replace the front matter in `body`, so that line numbers are those of the file. */
export interface ParsedFile {
  frontMatter: FrontMatter;
  body: string;
}

/**
 * Splits a file into validated front matter and body.
 *
 * @param file path that issues name
 * @returns the parts, or every issue of the front matter with its line
 */
export function parseFrontMatter(file: string, source: string): ParsedFile | ContentIssue[] {
  const none = {
    file,
    line: 1,
    reason: 'has no front matter. Start the file with "---", title, description and kind.',
  };
  const { yaml, body } = splitFrontMatter(source);
  if (yaml.trim() === '') return [none];

  const parsed = parseYaml(file, yaml.replace(/^\r?\n/, ''), frontMatterSchema, 1);
  if (Array.isArray(parsed)) return parsed;
  const frontMatterLines = source.slice(0, source.length - body.length).split('\n').length - 1;
  return { frontMatter: parsed.data, body: '\n'.repeat(frontMatterLines) + body };
}
