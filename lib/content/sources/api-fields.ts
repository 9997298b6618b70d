import type { ListItem, RootContent } from 'mdast';
import {
  describeComponent,
  type FieldDescription,
  type FieldGroup,
} from '../../api/openapi/fields';
import { objectPageUrl } from '../api-reference/api-pages';
import { blocks, codeSpan, tag } from './nodes';

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
  const [term] = blocks(
    `[${codeSpan(field.name)}](#${id}) ${typeText(field)}${presence(field, options)}`,
  );
  const [meaning] = blocks(meaningOf(field));
  const inner = innerFields(field, { ...options, prefix: id }, depth);
  return {
    type: 'listItem',
    spread: true,
    data: { hName: 'div', hProperties: { id } },
    children: [
      ...as('dt', term),
      ...as('dd', meaning),
      ...(inner.length > 0
        ? [tag('dd', {}, [tag('Details', { summary: `Fields of ${field.name}` }, inner)])]
        : []),
    ] as ListItem['children'],
  };
}

function as(name: 'dt' | 'dd', node: RootContent | undefined): RootContent[] {
  return node ? [{ ...node, data: { hName: name } } as RootContent] : [];
}

function presence({ optional }: FieldDescription, { isRequest }: FieldListOptions): string {
  if (isRequest && !optional) return ' **required**';
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

/** Meaning, values, limits and default of a field in one paragraph. */
function meaningOf({ description, enumValues, constraints, defaultValue }: FieldDescription) {
  const limits = constraints.map((limit) =>
    limit.startsWith('pattern ') ? `pattern ${codeSpan(limit.slice('pattern '.length))}` : limit,
  );
  return [
    description.replace(/\s+/g, ' '),
    enumValues ? valuesText(enumValues) : '',
    limits.length > 0 ? `**Limits:** ${limits.join(', ')}.` : '',
    defaultValue === undefined ? '' : `**Default:** ${codeSpan(defaultValue)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
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
