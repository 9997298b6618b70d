import { type App, PREFIX } from '../constants';
import type { WidgetName } from '../declared';
import widgets from './generated/widgets.json';

/** What the value of an attribute must be. */
export interface AttributeRule {
  type: 'boolean' | 'choice' | 'integer' | 'money' | 'text';
  values?: readonly string[];
  range?: readonly [number, number];
  /** As it would be written in the attribute. */
  default?: string;
}

/** What the SDK uses of a widget. `npm run generate` writes the rules from the data of the documentation. */
export interface WidgetRule {
  name: WidgetName;
  app: Exclude<`${(typeof App)[keyof typeof App]}`, 'gift_registry'>;
  className: string;
  product?: 'required' | 'optional';
  variant?: true;
  /** Whether a page can have it only once. */
  isOverlay?: true;
  /** By their names without the prefix. */
  attributes: Readonly<Record<string, AttributeRule>>;
}

/** The rules of all widgets. */
const WIDGET_RULES = widgets as readonly unknown[] as readonly WidgetRule[];

/** Selects placeholders. */
export const PLACEHOLDERS = WIDGET_RULES.map(({ className }) => `.${className}`).join();

/** The rule of the widget that the class of an element selects. */
export const ruleOf = ({ classList }: Element): WidgetRule | undefined =>
  WIDGET_RULES.find(({ className }) => classList.contains(className));

/** The attributes whose changes matter. */
export const OBSERVED_ATTRIBUTES = [
  'class',
  ...new Set(
    WIDGET_RULES.flatMap(({ attributes }) => Object.keys(attributes).map((name) => PREFIX + name)),
  ),
];
