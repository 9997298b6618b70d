import { listOperations } from '../api/openapi/list-operations';
import { componentMarkdown, componentsOf } from '../api/openapi/markdown/component';
import { commonErrorLines, severalErrorLines, severalErrors } from '../api/openapi/markdown/errors';
import { codeSpan, fence } from '../api/openapi/markdown/markdown-text';
import { operationMarkdown } from '../api/openapi/markdown/operation';
import { tagMarkdownUrl } from '../api/openapi/operation-markdown-url';
import {
  type IndexedName,
  type IndexedOperation,
  indexDocument,
} from '../api/openapi/reference-index';
import { siteDocument } from '../api/openapi/site-document';
import type { ContentIndex } from '../content/pages/page';
import { agentLink } from '../content/pages/page-markdown';
import { topicLinks } from '../content/pages/topic-links';
import type { PageMarkdown } from '../content/pages/write-page-markdown';
import {
  API_DESCRIPTION,
  API_FILES,
  API_LEAD,
  API_TITLE,
} from '../content/site-pages/api-reference-page';
import { siteUrl } from '../site/config/site-address';
import { en } from '../site/messages/en';
import { fill } from '../site/messages/fill';

/** The page of the API reference as Markdown: how to call the API, and every operation with an example. */
export function apiMarkdown(index: ContentIndex): PageMarkdown {
  const messages = en.apiReference;
  const reference = indexDocument(siteDocument());
  const topics = topicLinks(index).map(
    ({ name, summary, url }) =>
      `### POST ${summary} ${codeSpan(name)}\n\n[${fill(messages.pageOf, { name })}](${agentLink(url, index)})`,
  );
  return {
    url: '/api',
    title: API_TITLE,
    description: API_DESCRIPTION,
    kind: 'reference',
    lastUpdated: null,
    body: [
      API_LEAD,
      API_FILES.filter(({ href }) => href !== '/api.md')
        .map(({ label, href }) => `- [${label}](${siteUrl}${href})`)
        .join('\n'),
      'All endpoints with their limits, responses and errors:',
      reference.groups
        .map(({ name }) => `- [${name}](${siteUrl}${tagMarkdownUrl(name)})`)
        .join('\n'),
      `## ${reference.title} ${reference.version}`,
      lowerHeadings(reference.description),
      ...reference.groups.flatMap(({ name, description, operations }) => [
        `## ${name}`,
        description,
        ...operations.map(operationSummary),
      ]),
      `## ${messages.topics}`,
      messages.topicsText,
      ...topics,
    ].join('\n\n'),
  };
}

/** A page for each tag: its operations in full, and the objects in their requests and responses. */
export function tagsMarkdown(): PageMarkdown[] {
  const document = siteDocument();
  const operations = listOperations(document);
  const servers = (document.servers ?? [])
    .map(({ url }) => new URL(url, siteUrl).href.replace(/\/$/, ''))
    .join(', ');
  return indexDocument(document).groups.map(({ name, description }) => {
    const tagOperations = operations.filter(({ operation }) => operation.tags?.[0] === name);
    const components = componentsOf(document, tagOperations);
    const several = severalErrors(
      tagOperations.map(({ operation: { operationId = '' } }) => operationId),
    );
    return {
      url: tagMarkdownUrl(name).replace(/\.md$/, ''),
      title: `${API_TITLE}: ${name}`,
      description,
      kind: 'reference',
      lastUpdated: null,
      body: [
        `See ${siteUrl}/api.md for authentication, lists and errors. Servers: ${servers}.`,
        ...tagOperations.map((listed) => operationMarkdown(document, listed, several)),
        ...(several.size > 0
          ? ['## Errors of several endpoints', severalErrorLines(several).join('\n')]
          : []),
        '## Errors of all endpoints',
        commonErrorLines(document, operations).join('\n'),
        ...(components.length > 0
          ? ['## Objects', ...components.map((component) => componentMarkdown(document, component))]
          : []),
      ].join('\n\n'),
    };
  });
}

/** Puts the headings of a text one level lower, below the heading that precedes it. */
function lowerHeadings(markdown: string): string {
  return markdown.replace(/^(?=##)/gm, '#');
}

function operationSummary(operation: IndexedOperation): string {
  const { id, method, path, summary, scope, deprecated, parameters, body } = operation;
  const messages = en.apiReference;
  const [sample] = operation.samples;
  const namesLine = (label: string, names: IndexedName[]) => {
    const list = names.map(
      ({ name, required }) => codeSpan(name) + (required ? ` (${messages.required})` : ''),
    );
    return list.length > 0 ? [`- ${label}: ${list.join(', ')}`] : [];
  };
  return [
    `### ${method} ${summary}${deprecated ? `*${messages.deprecated}*` : ''} ${codeSpan(path)}`,
    [
      `- Name: ${codeSpan(id)}`,
      ...(scope ? [`- ${messages.scope}: ${codeSpan(scope)}`] : []),
      ...namesLine(messages.parameters, parameters),
      ...namesLine(messages.body, body),
    ].join('\n'),
    ...(sample ? [fence('bash', sample.source)] : []),
  ].join('\n\n');
}
