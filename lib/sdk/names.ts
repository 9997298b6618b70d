import { model } from './model';
import { typeAddress } from './reference/shown-types';

/** A name of the SDK that a page describes. */
export interface SdkName {
  /** Path of the page that says most of it, with a fragment when it is a part of one. */
  url: string;
  /** Its guide, if it has one; the same as `url` where there is no page of reference. */
  guide: string | null;
  /** As the SDK has it; of an event, what its handler gets. */
  declaration: string;
  /** One sentence of inline Markdown. */
  summary: string;
}

/** Longer declarations are cut: who wants to see all of one follows the link. */
const MOST_LINES = 12;

/** Functions, enumerations and types that have a place on the site. */
export const sdkNames: ReadonlyMap<string, SdkName> = new Map([
  ...model.functions.flatMap((doc) => known(doc, doc.referencePage, doc.signature)),
  ...model.enums.flatMap((doc) => known(doc, doc.referencePage, doc.declaration)),
  ...[...model.interfaces, ...model.typeAliases].flatMap((doc) =>
    known(doc, typeAddress(model, doc) ?? null, doc.declaration),
  ),
]);

/** Events that have a page. */
export const sdkEvents: ReadonlyMap<string, SdkName> = new Map(
  model.events.flatMap((doc) => known(doc, null, doc.payloadType)),
);

function known(
  { name, guide, summary }: { name: string; guide: string | null; summary: string },
  page: string | null,
  declaration: string,
): [string, SdkName][] {
  const url = page ?? guide;
  if (!url) return [];
  const lines = declaration.split('\n');
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'] : lines;
  return [[name, { url, guide, declaration: shown.join('\n'), summary }]];
}
