import { PREFIX } from '../../storefront/constants';
import type { WidgetRule } from '../../storefront/placeholders/widget-rules';
import type { WidgetState } from './widget-state';

/** The code of a widget, by what it is for. */
export interface WidgetCode {
  html: string;
  /** Empty if no property is set. */
  css: string;
  react: string;
}

/** Longest line of HTML to copy. */
const MAX_LINE = 100;

/**
 * Writes the code that shows a widget as a reader has set it.
 *
 * @param display CSS `display` of the placeholder
 */
export function widgetCode(
  { name, className, attributes: rules }: WidgetRule,
  { attributes, properties }: Pick<WidgetState, 'attributes' | 'properties'>,
  display: string,
): WidgetCode {
  const entries = Object.entries(attributes);
  const written = [
    `class="${className}"`,
    ...entries.map(([key, text]) => `${PREFIX}${key}="${escaped(text)}"`),
    `style="display: ${display}"`,
  ];
  const oneLine = `<div ${written.join(' ')}></div>`;
  const set = Object.entries(properties).map(([key, value]) => `  ${key}: ${value};\n`);
  const ids: Readonly<Record<string, string>> = {
    'product-id': 'productId',
    'variant-id': 'variantId',
  };
  const others = entries.filter(([key]) => !(key in ids));
  const props = [
    `name="${name}"`,
    ...entries.flatMap(([key, text]) => (ids[key] ? [`${ids[key]}={${text}}`] : [])),
    ...(others.length === 0
      ? []
      : [
          `attributes={{ ${others
            .map(([key, text]) => `${keyOf(key)}: ${literal(text, rules[key]?.type)}`)
            .join(', ')} }}`,
        ]),
  ];
  return {
    html: oneLine.length <= MAX_LINE ? oneLine : `<div\n  ${written.join('\n  ')}\n></div>`,
    css: set.length === 0 ? '' : `.${className} {\n${set.join('')}}`,
    react: `<Widget ${props.join(' ')} />`,
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const keyOf = (name: string) => (/^[a-z_]+$/.test(name) ? name : `'${name}'`);

/** The value of a property of the React component. */
function literal(text: string, type: string | undefined): string {
  return type === 'boolean' || type === 'integer'
    ? text
    : JSON.stringify(text).replaceAll('"', "'");
}
