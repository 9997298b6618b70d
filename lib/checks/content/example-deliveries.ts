import { toString as textOf } from 'mdast-util-to-string';
import { topics } from '../../api/topics';
import type { ContentIssue } from '../../docs/content-error';
import type { Page } from '../../docs/page';
import { demoDirectory } from '../../shops/demo/directory';
import { fileOrUrl } from './content-pages';

const HEADING = 'Example delivery';
const NUMBER = /\b\d+(?:\.\d+)?\b/g;

const customers = Object.values(demoDirectory.customers).flatMap(({ name, email }) =>
  name && email ? [{ firstName: name.split(' ')[0] ?? name, email }] : [],
);

/**
 * Finds numbers and customers below "Example delivery" that no delivery of the page contains. The deliveries are
 * recorded, so the text can become wrong when the demo shop or an example request changes.
 */
export function checkExampleDeliveries(pages: readonly Page[]): ContentIssue[] {
  return pages.flatMap((page) => {
    const { frontMatter } = page;
    const topic =
      frontMatter.kind === 'topic' && topics.find(({ name }) => name === frontMatter.topic);
    if (!topic) return [];
    const deliveries = JSON.stringify(topic.examples);
    return paragraphsBelow(page, HEADING).flatMap(({ line, text }) =>
      missingFrom(deliveries, text).map((missing) => ({
        file: fileOrUrl(page),
        line,
        reason: `mentions ${missing}, which the example deliveries don't contain`,
      })),
    );
  });
}

/** The numbers and customers of a text that the deliveries don't contain. */
function missingFrom(deliveries: string, text: string): string[] {
  const shown = new Set(deliveries.match(NUMBER)?.map(Number));
  const numbers = text.match(NUMBER) ?? [];
  const mentioned = customers.filter(({ firstName }) =>
    new RegExp(`\\b${firstName}\\b`).test(text),
  );
  return [
    ...numbers.filter((number) => !shown.has(Number(number))),
    ...mentioned
      .filter(({ email }) => !deliveries.includes(`"${email}"`))
      .map(({ firstName }) => firstName),
  ];
}

/** The paragraphs between a heading and the next one. */
function paragraphsBelow({ markdown }: Page, title: string) {
  const nodes = markdown.tree.children;
  const start = nodes.findIndex((node) => node.type === 'heading' && textOf(node) === title) + 1;
  if (start === 0) return [];
  const end = nodes.findIndex((node, index) => index >= start && node.type === 'heading');
  return nodes
    .slice(start, end === -1 ? undefined : end)
    .flatMap((node) =>
      node.type === 'paragraph'
        ? [{ line: node.position?.start.line ?? 1, text: textOf(node) }]
        : [],
    );
}
