import { errorTags } from '../sources/api-errors';
import { operationTags } from '../sources/api-operation';
import { apiTags } from '../sources/api-reference';
import { apiTableTags } from '../sources/api-tables';
import { changelogTags } from '../sources/changelog';
import { dictionaryTags } from '../sources/dictionary';
import { eventTags } from '../sources/event-flows';
import { pageTags } from '../sources/pages';
import { scenarioTags } from '../sources/scenarios';
import { sdkTags } from '../sources/sdk';
import { webhookTags } from '../sources/webhooks';
import { picture, widgetTags } from '../sources/widgets';
import { danger, info, note, tip, warning } from './admonitions';
import { card, cards } from './cards';
import type { TagDefinition } from './define-tag';
import { details } from './details';
import { field, fields } from './fields';
import { endpointLine, examplePane, requestPane } from './request-pane';
import { run, runList } from './run';
import { tab, tabs } from './tabs';
import { fact, message } from './texts';

/** Tags that the component with their name renders on every page. */
const componentTags = [
  note,
  tip,
  info,
  warning,
  danger,
  tabs,
  tab,
  details,
  cards,
  card,
  endpointLine,
  examplePane,
  requestPane,
  run,
  runList,
] as const;

export type ComponentTag = (typeof componentTags)[number]['name'];

const tags: ReadonlyMap<string, TagDefinition> = new Map(
  [
    ...componentTags,
    fields,
    field,
    fact,
    message,
    picture,
    ...sdkTags,
    ...widgetTags,
    ...eventTags,
    ...webhookTags,
    ...dictionaryTags,
    ...apiTags,
    ...apiTableTags,
    ...operationTags,
    ...errorTags,
    ...changelogTags,
    ...scenarioTags,
    ...pageTags,
  ].map((tag) => [tag.name, tag]),
);

/** The definition of a tag; undefined for an unknown name. */
export function findTag(name: string | null): TagDefinition | undefined {
  return tags.get(name ?? '');
}

/** The names of the tags that content can use. Any other tag, raw HTML included, stops the build. */
export function listTagNames(): string[] {
  return [...tags.values()].filter(({ isInternal }) => !isInternal).map(({ name }) => name);
}
