import type { RootContent } from 'mdast';
import { componentExamples, namedComponents } from '../../api/contract/component';
import { scopeDescriptions } from '../../api/contract/scopes';
import { documentDescription } from '../../api/openapi/document-info';
import { describeComponent } from '../../api/openapi/fields';
import { operations } from '../../api/operations';
import { topics } from '../../api/topics';
import { site } from '../../site/config/site';
import { apiGroups, objectPageUrl, operationPageUrl } from '../api-reference/api-pages';
import { splitLead } from '../api-reference/lead';
import { objectDescription, operationsWith, topicsWith } from '../api-reference/object-uses';
import type { ContentIndex } from '../pages/page';
import { defineSource } from '../tags/define-tag';
import { fieldGroups } from './api-fields';
import { linkApiNames } from './api-names';
import { blocks, code, codeLink, codeSpan, table, tag } from './nodes';
import { subjectUrls } from './subject-pages';
import { topicTable } from './webhooks';

/** A section of the document's introduction, so that its text is written once. */
function apiOverview(of: string, index: ContentIndex): RootContent[] {
  const sections = documentDescription(site.name).split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${of}\n`));
  if (!section) throw new Error(`the introduction of the API has no section "${of}"`);
  const lines = section.split('\n').slice(1);
  // The table of scopes has a separate page.
  const text = lines.filter((line) => !line.startsWith('|')).join('\n');
  return linkApiNames(blocks(text), index, '');
}

/** What an operation does, as a link to its page, and its id: in this order wherever operations are listed. */
function operationCells(id: string, summary = ''): [string, string] {
  return [`[${summary}](${operationPageUrl(id)})`, codeSpan(id)];
}

/** The operations of a group, or of all groups. */
function apiOperations(of: string): RootContent[] {
  const groups = apiGroups.filter(({ name }) => of === 'all' || name === of);
  const [first] = groups;
  if (!first) throw new Error(`the contract has no group "${of}"`);
  const rows = operations
    .filter(({ tag }) => groups.some(({ name }) => name === tag))
    .map(({ id, method, path, summary }) => [
      ...operationCells(id, summary),
      `${method.toUpperCase()} ${codeSpan(path)}`,
    ]);
  return [table(`Operations: ${of}`, 'list', ['Operation', 'Operation id', 'Endpoint'], rows)];
}

/** The objects of a group. */
function apiObjects(of: string): RootContent[] {
  const group = apiGroups.find(({ name }) => name === of);
  const rows = (group?.objects ?? []).map((name) => [
    `[${codeSpan(name)}](${objectPageUrl(name)})`,
    objectDescription(name),
  ]);
  return [table(`Objects: ${of}`, 'list', ['Object', 'What it is'], rows)];
}

/** The topics that the operations of a group cause. */
function apiTopics(of: string, index: ContentIndex): RootContent[] {
  const ids = new Set<string>(operations.filter(({ tag }) => tag === of).map(({ id }) => id));
  const listed = topics.filter(({ firedBy }) => firedBy.some((id) => ids.has(id)));
  return [topicTable('Topics', listed, index)];
}

function objectSchema(name: string) {
  const schema = namedComponents().get(name);
  if (!schema) throw new Error(`the contract has no object "${name}"`);
  return schema;
}

/** The part of an object's description that the header of the page doesn't show. */
function objectAbout(of: string, index: ContentIndex): RootContent[] {
  const { rest } = splitLead(objectDescription(of));
  return linkApiNames(blocks(rest), index, objectPageUrl(of) ?? '');
}

/** The fields of an object. */
function objectFields(of: string, index: ContentIndex): RootContent[] {
  objectSchema(of);
  const made = fieldGroups(describeComponent(of), { prefix: 'field', isRequest: false }, 1);
  return linkApiNames(made, index, objectPageUrl(of) ?? '');
}

/** The first example of an object. */
function objectExample(of: string): RootContent[] {
  const [example] = componentExamples(objectSchema(of));
  if (example === undefined) return [];
  return [tag('ExamplePane', {}, [code('json', of, JSON.stringify(example, null, 2))])];
}

/** The operations whose responses contain an object. */
function objectOperations(of: string): RootContent[] {
  const rows = operationsWith(of).map(({ operation: { operationId = '', summary } }) =>
    operationCells(operationId, summary),
  );
  return [table(`Operations with ${of}`, 'list', ['Operation', 'Operation id'], rows)];
}

/** The topics whose payloads contain an object. */
function objectTopics(of: string, index: ContentIndex): RootContent[] {
  return [topicTable('Topics', topicsWith(of), index)];
}

/** The description of a scope, and the operations that require it. */
function scopeEntry(of: string, index: ContentIndex): RootContent[] {
  const words = Object.entries(scopeDescriptions).find(([name]) => name === of)?.[1];
  if (!words) throw new Error(`the contract has no scope "${of}"`);
  const rows = operations
    .filter(({ access }) => access.scope === of)
    .map(({ id, summary }) => operationCells(id, summary));
  return [
    ...blocks(words),
    table(`Operations with ${of}`, 'list', ['Operation', 'Operation id'], rows),
    ...topicsOfScope(of, index),
  ];
}

/** The topics that only clients with a scope receive. */
function topicsOfScope(of: string, index: ContentIndex): RootContent[] {
  const names = new Set<string>(topics.flatMap(({ name, scope }) => (scope === of ? [name] : [])));
  const pages = [...subjectUrls(index, 'topic')].filter(([topic]) => names.has(topic));
  if (pages.length === 0) return [];
  const links = pages.map(([topic, url]) => codeLink(topic, url)).join(', ');
  return blocks(
    `Only clients that were granted the scope receive webhooks of these topics, whatever the scopes of their tokens: ${links}.`,
  );
}

export const apiTags = [
  defineSource('ApiOverview', apiOverview, 'required'),
  defineSource('ApiOperations', apiOperations, 'required'),
  defineSource('ApiObjects', apiObjects, 'required'),
  defineSource('ApiTopics', apiTopics, 'required'),
  defineSource('ObjectAbout', objectAbout),
  defineSource('ObjectFields', objectFields),
  defineSource('ObjectExample', objectExample),
  defineSource('ObjectOperations', objectOperations),
  defineSource('ObjectTopics', objectTopics),
  defineSource('ScopeEntry', scopeEntry, 'required'),
];
