import type { RootContent } from 'mdast';
import { componentNames, componentSchema } from '../../api/openapi/component-schemas';
import { objectNameOf } from '../../api/openapi/webhook-objects';
import { parentPath } from '../load/paths';
import type { ContentIndex } from '../pages/page';
import { type FieldDoc, listFunctions, model } from '../sdk/model';
import { generalMeaning } from './field-meanings.data';
import { groupBy } from './group-by';
import { codeLink, codeSpan, table } from './nodes';
import { subjectUrls } from './subject-pages';

/** A field in one object, function or interface. */
interface Use {
  field: string;
  meaning: string;
  place: string;
}

/** The fields whose names begin with the letters from `first` to `last`. */
export function fieldTable(index: ContentIndex, first: string, last: string): RootContent[] {
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
  const interfaces = model.interfaces
    .filter(({ area }) => area === 'core')
    .flatMap((doc) => usesOf(doc.fields, codeSpan(doc.name)));
  return [...functions, ...interfaces];
}

function usesOf(docs: FieldDoc[], place: string): Use[] {
  return docs.map(({ name, description }) => ({ field: name, meaning: description, place }));
}
