import { model } from './model';
import { typeUrl } from './reference/referenced-types';

/** A name of the SDK that a page describes. */
export interface SdkName {
  /** Path of the page that describes it best, with a fragment if it is a section of that page. */
  url: string;
  /** Path of its guide; equal to `url` if it has no reference page. */
  guide: string | null;
  /** Declaration in the SDK; for an event, the type of its payload. */
  declaration: string;
  /** A sentence of inline Markdown. */
  summary: string;
}

/** Longer declarations are truncated. The page shows them in full. */
const MAX_DECLARATION_LINES = 12;

/** Functions, enumerations, and types that a page describes. */
export const sdkNames: ReadonlyMap<string, SdkName> = new Map([
  ...model.functions.flatMap((doc) => toEntry(doc, doc.referencePage, doc.signature)),
  ...model.enums.flatMap((doc) => toEntry(doc, doc.referencePage, doc.declaration)),
  ...[...model.interfaces, ...model.typeAliases].flatMap((doc) =>
    toEntry(doc, typeUrl(model, doc) ?? null, doc.declaration),
  ),
]);

/** Events with a page. */
export const sdkEvents: ReadonlyMap<string, SdkName> = new Map(
  model.events.flatMap((doc) => toEntry(doc, null, doc.payloadType)),
);

function toEntry(
  { name, guide, summary }: { name: string; guide: string | null; summary: string },
  page: string | null,
  declaration: string,
): [string, SdkName][] {
  const url = page ?? guide;
  if (!url) return [];
  const lines = declaration.split('\n');
  const shown =
    lines.length > MAX_DECLARATION_LINES ? [...lines.slice(0, MAX_DECLARATION_LINES), '…'] : lines;
  return [[name, { url, guide, declaration: shown.join('\n'), summary }]];
}
