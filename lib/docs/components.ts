/** Attributes of a component in Markdown: strings, or flags without a value. */
export interface ComponentRule {
  attributes: readonly string[];
  required?: readonly string[];
  flags?: readonly string[];
}

const ADMONITION: ComponentRule = { attributes: ['title'] };
const FROM_SOURCE: ComponentRule = { attributes: ['of'] };

/** Every tag that content may use. Any other tag, raw HTML included, stops the build. */
export const MARKDOWN_COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  Note: ADMONITION,
  Tip: ADMONITION,
  Info: ADMONITION,
  Warning: ADMONITION,
  Danger: ADMONITION,
  Tabs: { attributes: ['group'], required: ['group'] },
  Tab: { attributes: ['title', 'value'], required: ['title', 'value'] },
  Details: { attributes: ['summary'], required: ['summary'] },
  Cards: { attributes: [] },
  Card: { attributes: ['title', 'href'], required: ['title', 'href'] },
  Fields: { attributes: ['label'], required: ['label'] },
  Field: {
    attributes: ['name', 'type', 'default'],
    required: ['name', 'type'],
    flags: ['optional'],
  },
  Signature: FROM_SOURCE,
  Parameters: FROM_SOURCE,
  Result: FROM_SOURCE,
  Errors: FROM_SOURCE,
  Payload: FROM_SOURCE,
  Members: { attributes: ['of'], required: ['of'] },
  Values: { attributes: ['of'], required: ['of'] },
  Picture: FROM_SOURCE,
  Placeholder: FROM_SOURCE,
  Attributes: FROM_SOURCE,
  WidgetEvents: FROM_SOURCE,
  SchemaFields: FROM_SOURCE,
  SchemaExample: FROM_SOURCE,
  UsedBy: FROM_SOURCE,
  Delivery: FROM_SOURCE,
  Dictionary: { attributes: ['of'], required: ['of'] },
  ModuleContents: { attributes: [] },
  Related: { attributes: [] },
};

/** Languages of code samples. All but `text` are highlighted. */
export const CODE_LANGUAGES: readonly string[] = [
  'bash',
  'diff',
  'json',
  'php',
  'python',
  'ts',
  'tsx',
  'js',
  'html',
  'http',
  'css',
  'text',
];
