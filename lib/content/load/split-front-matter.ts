import matter from 'gray-matter';

/** A Markdown file in two parts. */
export interface SplitFile {
  /** The front matter as it was written; empty if there is none. */
  yaml: string;
  body: string;
}

/**
 * Splits a file into front matter and body. The package also accepts front matter in other languages (`---js`), and runs
 * JavaScript, so only YAML counts as front matter here, and the package parses none of it.
 */
export function splitFrontMatter(source: string): SplitFile {
  if (!/^---\r?\n/.test(source)) return { yaml: '', body: source };
  let yaml = '';
  const { content } = matter(source, {
    language: 'yaml',
    engines: {
      yaml: (text) => {
        yaml = text;
        return {};
      },
    },
  });
  return { yaml, body: content };
}
