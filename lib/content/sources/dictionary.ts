import type { RootContent } from 'mdast';
import { componentNames, componentSchema } from '../../api/openapi/component-schemas';
import { objectNameOf } from '../../api/openapi/webhook-objects';
import { topics } from '../../api/topics';
import { parentPath } from '../load/paths';
import { operationAddress } from '../pages/operation-page';
import type { ContentIndex } from '../pages/page';
import {
  API_ERRORS,
  COMMON_ERRORS,
  type FieldDoc,
  listErrorCodes,
  listErrors,
  listEvents,
  listFunctions,
  listInterfaces,
} from '../sdk/model';
import { WIDGETS } from '../sdk/widgets';
import { defineSource } from '../tags/define-tag';
import { generalMeaning } from './field-meanings.data';
import { groupBy } from './group-by';
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
  if (first && last) return fields(index, first, last);
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

/** A field in one object, function or interface. */
interface Use {
  field: string;
  meaning: string;
  place: string;
}

function fields(index: ContentIndex, first: string, last: string): RootContent[] {
  const byName = groupBy(
    [...apiUses(index), ...sdkUses()].filter(({ meaning }) => meaning !== ''),
    ({ field }) => field,
  );
  const folders = objectFolders(index);
  const rows = [...byName]
    .filter(([field]) => {
      const initial = field.charAt(0).toLowerCase();
      return initial >= first && initial <= last;
    })
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([field, uses]) => fieldRows(field, uses, folders));
  const [from, to] = [first.toUpperCase(), last.toUpperCase()];
  const label = from === to ? `Fields with ${from}` : `Fields with ${from} to ${to}`;
  return [table(label, 'list', ['Field', 'Where', 'Meaning'], rows)];
}

/** The rows of a field: its meaning, or the general one and that of each place if they differ. */
function fieldRows(field: string, uses: Use[], folders: ObjectFolder[]): string[][] {
  const byMeaning = [...groupBy(uses, ({ meaning }) => meaning)].map(([meaning, same]) => [
    codeSpan(field),
    placesOf(same, folders),
    meaning,
  ]);
  if (byMeaning.length === 1) return byMeaning;
  return [[codeSpan(field), 'in general', generalMeaning(field)], ...byMeaning];
}

/** The objects of one folder. */
interface ObjectFolder {
  name: string;
  members: string[];
}

/** The places that use a field. If all objects of a folder have it, only the folder is listed. */
function placesOf(uses: Use[], folders: ObjectFolder[]): string {
  const places = new Set(uses.map(({ place }) => place));
  for (const { name, members } of folders) {
    if (!members.every((member) => places.has(member))) continue;
    for (const member of members) places.delete(member);
    places.add(name);
  }
  return [...places].join(', ');
}

/** The folders of objects in the documentation. */
function objectFolders(index: ContentIndex): ObjectFolder[] {
  const objects = [...index.pages.values()].filter(({ kind }) => kind === 'object');
  return [...groupBy(objects, ({ path }) => parentPath(path))].flatMap(([path, pages]) => {
    const folder = index.pages.get(path);
    if (!folder || pages.length === 1) return [];
    const members = pages.map(({ title, url }) => codeLink(title, url));
    return [{ name: `all [${folder.title}](${folder.url})`, members }];
  });
}

/** The fields of the contract's named objects. */
function apiUses(index: ContentIndex): Use[] {
  const objects = subjectUrls(index, 'object');
  const resources = subjectUrls(index, 'resource');
  return componentNames().flatMap((component) => {
    const { properties = {} } = componentSchema(component);
    const object = objectNameOf(component);
    const url = object ? objects.get(object) : resources.get(component);
    const place = codeLink(object ?? component, url);
    return Object.entries(properties).map(([field, { description = '' }]) => ({
      field,
      meaning: description,
      place,
    }));
  });
}

/** The parameters of the SDK's functions and the members of its interfaces. */
function sdkUses(): Use[] {
  const functions = listFunctions().flatMap((doc) => {
    const place = codeSpan(doc.name);
    return doc.parameters.flatMap((parameter) =>
      usesOf(parameter.fields.length > 0 ? parameter.fields : [parameter], place),
    );
  });
  const interfaces = listInterfaces('core').flatMap((doc) =>
    usesOf(doc.fields, codeSpan(doc.name)),
  );
  return [...functions, ...interfaces];
}

function usesOf(docs: FieldDoc[], place: string): Use[] {
  return docs.map(({ name, description }) => ({ field: name, meaning: description, place }));
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
