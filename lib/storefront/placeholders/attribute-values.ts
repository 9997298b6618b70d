import { PREFIX } from '../constants';
import type { AttributeRule, WidgetRule } from './widget-rules';

/** The values of attributes by their names without the prefix; `null` for those that aren't set. */
export type AttributeValues = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Reads the attributes of a placeholder. Those that are empty or invalid have their defaults.
 *
 * @param warn called with a sentence for each invalid value
 */
export function readAttributes(
  element: Pick<Element, 'getAttribute'>,
  { name: widget, attributes }: WidgetRule,
  warn: (message: string) => void,
): AttributeValues {
  const entries = Object.entries(attributes).map(([name, rule]) => {
    const text = element.getAttribute(PREFIX + name) ?? '';
    const value = parseAttribute(text, rule);
    if (value === null && text !== '') {
      warn(`${PREFIX}${name}="${text}" of ${widget} is ignored: it must be ${expectation(rule)}.`);
    }
    return [name, value ?? parseAttribute(rule.default ?? '', rule)] as const;
  });
  return Object.fromEntries(entries);
}

/** The value of a text; `null` for a text that is empty or invalid. */
export function parseAttribute(
  text: string,
  { type, values, range }: AttributeRule,
): AttributeValues[string] {
  if (text === '') return null;
  switch (type) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : null;
    case 'choice':
      return values?.includes(text) ? text : null;
    case 'integer': {
      const [min, max] = range ?? [1, Number.MAX_SAFE_INTEGER];
      return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;
    }
    case 'money':
      return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
    case 'text':
      return text;
  }
}

/** The end of the sentence about an invalid value. */
function expectation({ type, values = [], range }: AttributeRule): string {
  if (type === 'boolean') return 'true or false';
  if (type === 'choice') return `one of ${values.join(', ')}`;
  if (type === 'money') return 'a decimal number, such as 84.50';
  return range ? `an integer from ${range.join(' to ')}` : 'a positive integer, digits only';
}
