import type { RootContent } from 'mdast';
import { topics } from '../../api/topics';
import { operationAddress } from '../pages/operation-page';
import type { ContentIndex } from '../pages/page';
import {
  API_ERRORS,
  COMMON_ERRORS,
  listErrorCodes,
  listErrors,
  listEvents,
  listFunctions,
} from '../sdk/model';
import { WIDGETS } from '../sdk/widgets';
import { defineSource } from '../tags/define-tag';
import { fieldTable } from './dictionary-fields';
import { codeLink, codeSpan, table } from './nodes';
import { subjectUrls } from './subject-pages';

const PARTS: Readonly<Record<string, (index: ContentIndex) => RootContent[]>> = {
  errors,
  events,
  topics: topicTable,
};

/** `fields a-d`: the fields that begin with these letters. */
const FIELDS_PART = /^fields ([a-z])-([a-z])$/;

/** A part of the dictionary, such as `errors` or `fields a-d`: names with their meaning and what uses them. */
export function dictionary(of: string, index: ContentIndex): RootContent[] {
  const part = PARTS[of];
  if (part) return part(index);
  const [, first, last] = FIELDS_PART.exec(of) ?? [];
  if (first && last) return fieldTable(index, first, last);
  const known = [...Object.keys(PARTS), 'fields a-z'].join(', ');
  throw new Error(`the dictionary has no part "${of}". Parts: ${known}`);
}

function errors(index: ContentIndex): RootContent[] {
  const pages = methodPages(index);
  const rows = listErrorCodes().map(({ code, meaning, restStatus }) => {
    const own = listFunctions().filter(({ name }) =>
      listErrors(name).some((error) => error.code === code && !error.isCommon),
    );
    const shared = COMMON_ERRORS.includes(code)
      ? ['every method']
      : API_ERRORS.includes(code)
        ? ['every method that calls the API']
        : [];
    const places = [...shared, ...own.map(({ name }) => codeLink(name, pages.get(name)))];
    return [codeSpan(code), meaning, restStatus ?? '–', places.join(', ')];
  });
  return [table('Error codes', 'list', ['Code', 'Meaning', 'From the API', 'Returned by'], rows)];
}

function events(index: ContentIndex): RootContent[] {
  const methods = methodPages(index);
  const pages = subjectUrls(index, 'event');
  const widgets = subjectUrls(index, 'widget');
  const rows = listEvents().map(({ name, summary }) => {
    const firing = listFunctions().filter((doc) => doc.events.some((event) => event.name === name));
    const drawn = WIDGETS.filter(
      (widget) => name === 'widget_injected' || widget.events.some((event) => event.name === name),
    );
    const places = [
      ...firing.map((doc) => codeLink(doc.name, methods.get(doc.name))),
      ...(drawn.length === WIDGETS.length
        ? ['every widget']
        : drawn.map((widget) => codeLink(widget.name, widgets.get(widget.name)))),
    ];
    return [codeLink(name, pages.get(name)), summary, places.join(', ')];
  });
  return [table('Events', 'list', ['Event', 'Fires when', 'Fired by'], rows)];
}

function topicTable(index: ContentIndex): RootContent[] {
  const pages = subjectUrls(index, 'topic');
  const rows = topics.map(({ name, summary, firedBy }) => [
    codeLink(name, pages.get(name)),
    `${summary}.`,
    firedBy
      .map((operation) => codeLink(operation, operationAddress(operation, index)))
      .join(', ') || 'the shop owner, or the calendar',
  ]);
  return [table('Webhook topics', 'list', ['Topic', 'Sent when', 'Caused by'], rows)];
}

/** The guide or reference page of each function of the SDK. */
function methodPages(index: ContentIndex): Map<string, string> {
  return new Map(
    listFunctions().flatMap(({ name, guide, referencePage }) => {
      const url = [guide, referencePage].find(
        (candidate) => candidate && index.pages.has(candidate.replace('/docs/', '')),
      );
      return url ? [[name, url]] : [];
    }),
  );
}

export const dictionaryTags = [defineSource('Dictionary', dictionary, 'required')];
