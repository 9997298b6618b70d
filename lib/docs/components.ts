/** Attributes of a component in Markdown: strings, or flags without a value. */
export interface ComponentRule {
  attributes: readonly string[];
  required?: readonly string[];
  flags?: readonly string[];
}

const ADMONITION: ComponentRule = { attributes: ['title'] };
const FROM_SOURCE: ComponentRule = { attributes: ['of'] };
const NAMED: ComponentRule = { attributes: ['of'], required: ['of'] };

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
  Card: { attributes: ['title', 'href', 'icon'], required: ['title', 'href'] },
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
  Members: NAMED,
  Values: NAMED,
  Picture: FROM_SOURCE,
  Placeholder: FROM_SOURCE,
  Attributes: FROM_SOURCE,
  WidgetEvents: FROM_SOURCE,
  EventFlows: FROM_SOURCE,
  SchemaFields: FROM_SOURCE,
  SchemaExample: FROM_SOURCE,
  UsedBy: FROM_SOURCE,
  Delivery: FROM_SOURCE,
  Dictionary: NAMED,
  ApiOverview: NAMED,
  ApiOperations: NAMED,
  ApiObjects: NAMED,
  ApiTopics: NAMED,
  ApiAccess: NAMED,
  ApiLists: NAMED,
  Endpoint: FROM_SOURCE,
  OperationQuery: FROM_SOURCE,
  OperationHeaders: FROM_SOURCE,
  OperationBody: FROM_SOURCE,
  OperationResponse: FROM_SOURCE,
  OperationErrors: FROM_SOURCE,
  OperationEvents: FROM_SOURCE,
  ObjectAbout: FROM_SOURCE,
  ObjectFields: FROM_SOURCE,
  ObjectExample: FROM_SOURCE,
  ObjectOperations: FROM_SOURCE,
  ObjectTopics: FROM_SOURCE,
  ErrorEntry: NAMED,
  StatusEntry: NAMED,
  ScopeEntry: NAMED,
  ContractChanges: NAMED,
  ScenarioRun: NAMED,
  Deprecations: { attributes: [] },
  ModuleContents: { attributes: [] },
  Quickstarts: { attributes: [] },
  Related: { attributes: [] },
};

/** Languages of code samples. All but `text` are highlighted. */
export const CODE_LANGUAGES: readonly string[] = [
  'bash',
  'diff',
  'json',
  'php',
  'python',
  'ruby',
  'go',
  'ts',
  'tsx',
  'js',
  'html',
  'http',
  'css',
  'text',
];
