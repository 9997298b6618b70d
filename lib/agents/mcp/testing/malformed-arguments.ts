import { INVISIBLE, LONG, type MalformedRequest, PROTOTYPE_KEYS, toolCall } from './request-parts';

/** Valid arguments of each tool. */
const VALID_ARGUMENTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  search_docs: { query: 'tiers', area: 'Sdk', limit: 3 },
  read_page: { address: '/docs', offset: 0, max_characters: 1_000 },
  list_pages: { under: '/docs', offset: 0, limit: 5 },
  list_operations: { group: 'Rewards' },
  read_operation: { operation: 'redeem' },
  render_widget: { widget: 'reviews_average', attributes: {} },
  run_sample: { sample: 'sdk_initialization-start' },
  call_sandbox: {
    operation: 'getTiers',
    query: {},
    idempotency_key: 'a',
    sandbox_key: 'sbk_unknown',
  },
  validate_payload: { payload: {}, schema: 'Review', body: 'request' },
};

/** Values of another type than the given one, or beyond any limit. */
function wrongValues(value: unknown): unknown[] {
  const others = [null, true, [], {}, [value]];
  return typeof value === 'number'
    ? [...others, String(value), -1, 0.5, 1e308]
    : [...others, 1, LONG];
}

/** Calls of each tool with missing, unknown or wrong arguments. */
export function wrongArguments(): MalformedRequest[] {
  return Object.entries(VALID_ARGUMENTS).flatMap(([name, given]) => [
    ...[null, [], 'text', 1, true].map((whole) => ({
      problem: `${name} with ${JSON.stringify(whole)} for arguments`,
      body: toolCall(name, whole),
    })),
    // `__proto__` among the arguments is dropped by the protocol's own schema, so there is nothing to reject.
    ...['color', 'constructor', 'toString'].map((key) => ({
      problem: `${name} with the unknown argument ${key}`,
      body: toolCall(name, { ...given, [key]: 1 }),
    })),
    ...Object.entries(given)
      .filter(([key]) => key !== 'payload')
      .flatMap(([key, value]) =>
        wrongValues(value)
          .filter((wrong) => JSON.stringify(wrong) !== JSON.stringify(value))
          .map((wrong) => ({
            problem: `${name} with ${JSON.stringify(wrong).slice(0, 20)} for ${key}`,
            body: toolCall(name, { ...given, [key]: wrong }),
          })),
      ),
  ]);
}

/** Calls of tools with the name of something that does not exist. */
export function unknownTargets(): MalformedRequest[] {
  const names = ['nope', '../../etc/passwd', '%', '%00', LONG.slice(0, 90)];
  return [...names, ...PROTOTYPE_KEYS, ...INVISIBLE].flatMap((name) => [
    { problem: `the page ${name}`, body: toolCall('read_page', { address: `/docs/${name}` }) },
    { problem: `the section ${name}`, body: toolCall('read_page', { address: `/docs#${name}` }) },
    { problem: `the widget ${name}`, body: toolCall('render_widget', { widget: name }) },
    { problem: `the sample ${name}`, body: toolCall('run_sample', { sample: name }) },
    { problem: `the operation ${name}`, body: toolCall('read_operation', { operation: name }) },
    {
      problem: `the path ${name}`,
      body: toolCall('read_operation', { method: 'GET', path: name }),
    },
    {
      problem: `the schema ${name}`,
      body: toolCall('validate_payload', { payload: {}, schema: name }),
    },
    {
      problem: `the topic ${name}`,
      body: toolCall('validate_payload', { payload: {}, topic: name }),
    },
  ]);
}
