import type { ListItem, RootContent } from 'mdast';
import {
  describeComponent,
  type FieldDescription,
  type FieldGroup,
} from '../../api/openapi/fields';
import { objectPageUrl } from '../api-reference/api-pages';
import { as, blocks, codeSpan, tag } from './nodes';

/** The fields of a request or of a response. */
interface FieldListOptions {
  /** Beginning of the anchors; each field adds its name. */
  prefix: string;
  /** Whether fields are sent, so that it matters which are required. */
  isRequest: boolean;
}

/** Longest title of a tab. */
const MAX_TITLE = 40;

/** Maximum depth of objects that are shown in place; deeper ones are links. */
const MAX_DEPTH = 2;

/** The fields of an object, with one tab for each of its variants. */
export function fieldGroups(
  groups: readonly FieldGroup[],
  options: FieldListOptions,
  depth = 0,
): RootContent[] {
  const [only] = groups;
  if (only && groups.length === 1) return [fieldList(only.fields, options, depth)];
  const tabs = groups.map((group) => {
    const title = variantTitle(group);
    const value = title.replaceAll(' ', '-');
    const ofVariant = { ...options, prefix: `${options.prefix}-${value}` };
    return tag('Tab', { title, value }, [fieldList(group.fields, ofVariant, depth)]);
  });
  return [tag('Tabs', { group: `variant.${options.prefix}` }, tabs)];
}

/** `type: amount_discount, discountType: fixed` → `amount_discount fixed`; the name of a variant with many values. */
function variantTitle({ when = '', variant = '' }: FieldGroup): string {
  const values = when.replace(/\w+: /g, '').replaceAll(',', '');
  return values === '' || values.length > MAX_TITLE ? variant : values;
}

/** A description list: each field with its type and, below it, meaning, values, limits and default. */
export function fieldList(
  fields: readonly FieldDescription[],
  options: FieldListOptions,
  depth = 0,
): RootContent {
  return {
    type: 'list',
    spread: true,
    data: { hName: 'dl' },
    children: fields.map((field) => fieldItem(field, options, depth)),
  };
}

function fieldItem(field: FieldDescription, options: FieldListOptions, depth: number): ListItem {
  const id = `${options.prefix}-${field.name}`;
  const term = `[${codeSpan(field.name)}](#${id}) ${typeText(field)}${presence(field, options)}`;
  const inner = innerFields(field, { ...options, prefix: id }, depth);
  return {
    type: 'listItem',
    spread: true,
    data: { hName: 'div', hProperties: { id } },
    children: [
      ...as('dt', term),
      ...as('dd', meaningOf(field)),
      ...limitsOf(field),
      ...(inner.length > 0
        ? [tag('dd', {}, [tag('Details', { summary: `Fields of ${field.name}` }, inner)])]
        : []),
    ] as ListItem['children'],
  };
}

function presence({ optional }: FieldDescription, { isRequest }: FieldListOptions): string {
  if (isRequest) return optional ? '' : ' **required**';
  return optional ? ' *optional*' : '';
}

function typeText({ type, nullable }: FieldDescription): string {
  const alternatives = type.split(' or ').map((alternative) => {
    const component = alternative.replace(/^(array of )+/, '');
    const url = objectPageUrl(component);
    const list = alternative.slice(0, alternative.length - component.length);
    return url ? `${list}[${component}](${url})` : alternative;
  });
  return [...alternatives, ...(nullable ? ['null'] : [])].join(' or ');
}

/** Meaning and values of a field in one paragraph. */
function meaningOf({ description, enumValues }: FieldDescription) {
  return [description.replace(/\s+/g, ' '), enumValues ? valuesText(enumValues) : '']
    .filter((part) => part !== '')
    .join(' ');
}

/** Limits and default of a field in one line, and its pattern, which readers can open. */
function limitsOf({ constraints, defaultValue }: FieldDescription): RootContent[] {
  const pattern = constraints.find((limit) => limit.startsWith(PATTERN));
  const parts = [
    ...constraints.filter((limit) => limit !== pattern).map(withSeparators),
    ...(defaultValue === undefined ? [] : [`default ${codeSpan(defaultValue)}`]),
  ];
  return [
    ...as('dd', sentenceCase(parts.join(', ')), { 'data-limits': '' }),
    ...(pattern
      ? [
          tag('dd', { 'data-pattern': '' }, [
            tag('Details', { summary: 'Pattern' }, blocks(codeSpan(pattern.slice(PATTERN.length)))),
          ]),
        ]
      : []),
  ];
}

const PATTERN = 'pattern ';

function sentenceCase(text: string): string {
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** `1 to 15000 characters` → `1 to 15,000 characters`. The number of a standard has no separators. */
export function withSeparators(limit: string): string {
  return limit.replace(/(?<!ISO |[\d.])\d{4,}/g, (digits) =>
    BigInt(digits).toLocaleString('en-US'),
  );
}

/** The accepted values of a field as a sentence. */
export function valuesText(values: readonly string[]): string {
  const names = values.map(codeSpan).join(', ');
  return values.length === 1 ? `Always ${names}.` : `One of ${names}.`;
}

/** The fields inside a field: those of an inline object, or those of a named object that is not too deep. */
function innerFields(
  { fields, ref }: FieldDescription,
  options: FieldListOptions,
  depth: number,
): RootContent[] {
  if (fields) return [fieldList(fields, options, depth)];
  if (!ref || depth >= MAX_DEPTH) return [];
  const groups = describeComponent(ref);
  // A union of many variants is shown in place at the top only, where it is what the response is about.
  if (depth > 0 && groups.length > 1) return [];
  return fieldGroups(groups, options, depth + 1);
}
