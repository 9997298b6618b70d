import { parseArgs } from 'node:util';
import { secretOverlap } from '../../api/deliveries/secrets/secret-overlap';
import { topicNames } from '../../api/webhooks/topic-names';
import { parseDuration } from '../../site/config/duration';
import { PERMANENT_KEY } from '../sandboxes/credentials';
import { LISTEN, SANDBOX } from './command-names';
import { CommandError, HelpRequest } from './sandbox-client';

const DEFAULT_API = 'http://localhost:3001';

const common = {
  api: { type: 'string', default: DEFAULT_API },
  sandbox: { type: 'string', default: PERMANENT_KEY },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Help of a command. */
interface Usage {
  text: string;
  /** The command for the text. */
  help: string;
}

const USAGE: Usage = {
  help: `${SANDBOX} --help`,
  text: `Usage: ${SANDBOX} <command>

  create                 create a sandbox and print its credentials
  reset                  restore the demo shop
  clock +3d              move the clock forward (s, m, h, d, w)
  fire review/created    cause an event of a topic
  deliveries             print the latest deliveries; of one topic with "deliveries review/created"
  resend 1234            make another attempt at a delivery
  state                  print what the sandbox contains
  rotate-secret          change the webhook secret

  --overlap 1h           with rotate-secret: how long the previous secret also signs deliveries, 1d by default
  --sandbox <key>        another sandbox than the permanent one
  --api <url>            address of the API, ${DEFAULT_API} by default
  --json                 print JSON; for scripts, use "npm run -s", so that npm prints nothing`,
};

const LISTEN_USAGE: Usage = {
  help: `${LISTEN} --help`,
  text: `Usage: ${LISTEN} --forward http://localhost:4242/webhooks

  --forward <url>        where deliveries are posted; without it they are only printed
  --topics <list>        topics, separated by commas; all by default
  --sandbox <key>        another sandbox than the permanent one
  --api <url>            address of the API, ${DEFAULT_API} by default
  --json                 print JSON`,
};

/** A parsed `npm run sandbox` command. */
export type SandboxCommand = { api: string; key: string; json: boolean } & (
  | { name: 'create' | 'reset' | 'state' }
  | { name: 'clock'; seconds: number }
  | { name: 'fire'; topic: string }
  | { name: 'deliveries'; topic: string | undefined }
  | { name: 'resend'; deliveryId: string }
  | { name: 'rotate-secret'; overlapSeconds: number }
);

/**
 * Reads the arguments of `npm run sandbox`.
 *
 * @throws CommandError that says what is wrong and how to print the usage
 */
export function parseCommand(args: readonly string[]): SandboxCommand {
  if (args[0] === 'clock' && args.some((argument) => /^-\d/.test(argument))) {
    throw new CommandError(
      `The clock only moves forward. Set it back to the real time with \`${SANDBOX} reset\`.`,
    );
  }
  const options = { ...common, overlap: { type: 'string' } } as const;
  const { values, positionals } = parse(args, options, USAGE);
  const [name = '', argument, ...rest] = positionals;
  const base = {
    api: apiUrl(values.api, USAGE),
    key: knownKey(values.sandbox, USAGE),
    json: values.json,
  };
  if (rest.length > 0) throw usageError(`There are too many arguments: ${rest.join(' ')}`, USAGE);
  if (values.overlap !== undefined && name !== 'rotate-secret') {
    throw usageError('--overlap belongs to rotate-secret', USAGE);
  }
  switch (name) {
    case 'create':
    case 'reset':
    case 'state':
      if (argument !== undefined) throw usageError(`${name} takes no argument`, USAGE);
      return { ...base, name };
    case 'clock':
      return { ...base, name, seconds: parseMove(argument ?? '') };
    case 'fire':
      return { ...base, name, topic: knownTopic(argument ?? '', USAGE) };
    case 'deliveries':
      return { ...base, name, topic: argument && knownTopic(argument, USAGE) };
    case 'resend':
      return { ...base, name, deliveryId: deliveryIdOf(argument ?? '') };
    case 'rotate-secret':
      if (argument !== undefined) throw usageError(`${name} takes no argument`, USAGE);
      return { ...base, name, overlapSeconds: parseOverlap(values.overlap) };
    default:
      throw usageError(name ? `There is no command "${name}"` : 'A command is missing', USAGE);
  }
}

/** A parsed `npm run sandbox:listen` command. */
export interface ListenCommand {
  api: string;
  key: string;
  json: boolean;
  forward: string | undefined;
  topics: readonly string[];
}

/**
 * Reads the arguments of `npm run sandbox:listen`.
 *
 * @throws CommandError that says what is wrong and how to print the usage
 */
export function parseListen(args: readonly string[]): ListenCommand {
  const options = { ...common, forward: { type: 'string' }, topics: { type: 'string' } } as const;
  const { values, positionals } = parse(args, options, LISTEN_USAGE);
  if (positionals.length > 0) {
    throw usageError(`There are too many arguments: ${positionals.join(' ')}`, LISTEN_USAGE);
  }
  const { forward, topics } = values;
  return {
    api: apiUrl(values.api, LISTEN_USAGE),
    key: knownKey(values.sandbox, LISTEN_USAGE),
    json: values.json,
    forward: forward === undefined ? undefined : httpUrl(forward, '--forward', LISTEN_USAGE),
    topics:
      topics === undefined
        ? topicNames
        : topics.split(',').map((topic) => knownTopic(topic.trim(), LISTEN_USAGE)),
  };
}

/** The address of an API. @throws CommandError if it is not a URL, or is the one of the endpoints */
function apiUrl(text: string, usage: Usage): string {
  const url = httpUrl(text, '--api', usage);
  if (!/\/v2\/?$/.test(new URL(url).pathname)) return url;
  throw usageError(`--api ends before /v2: ${url.replace(/\/v2\/?$/, '')}`, usage);
}

const DAY_SECONDS = 86_400;

/** Longest move of the clock in one request. */
const MAX_DAYS = 400;

/** Seconds by which the clock moves. @throws CommandError if there are too many */
function parseMove(text: string): number {
  const seconds = durationOf(text);
  if (seconds <= MAX_DAYS * DAY_SECONDS) return seconds;
  throw new CommandError(
    `The clock moves at most ${MAX_DAYS} days at once. Move it several times to go further.`,
  );
}

/** Seconds for which deliveries are also signed with the previous secret. @throws CommandError if there are too many */
function parseOverlap(text: string | undefined): number {
  if (text === undefined) return secretOverlap.default;
  const seconds = durationOf(text);
  if (seconds <= secretOverlap.max) return seconds;
  throw new CommandError(
    `The previous secret signs for at most ${secretOverlap.max / DAY_SECONDS} days. Pass a shorter --overlap.`,
  );
}

/** `+3d`, `90m`, `1d12h` in seconds. @throws CommandError if it is something else */
function durationOf(text: string): number {
  const seconds = parseDuration(text.replace(/^\+/, ''));
  if (seconds !== null) return seconds;
  const problem = text === '' ? 'A duration is missing' : `"${text}" is not a duration`;
  throw usageError(`${problem}. Use a form like +3d or 1d12h`, USAGE);
}

function deliveryIdOf(text: string): string {
  if (/^\d+$/.test(text)) return text;
  const problem = text === '' ? 'The id of a delivery is missing' : `"${text}" is not an id`;
  throw usageError(`${problem}. Run "${SANDBOX} deliveries" to find it`, USAGE);
}

function knownKey(key: string, usage: Usage): string {
  if (key !== '') return key;
  throw usageError('--sandbox needs the key of a sandbox', usage);
}

function knownTopic(topic: string, usage: Usage): string {
  if (topic === '') {
    throw usageError(`A topic is missing. The topics are ${topicNames.join(', ')}`, usage);
  }
  if ((topicNames as readonly string[]).includes(topic)) return topic;
  throw usageError(`There is no topic "${topic}". The topics are ${topicNames.join(', ')}`, usage);
}

function httpUrl(text: string, name: string, usage: Usage): string {
  const isHttp = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!isHttp) throw usageError(`${name} must be an http or https URL, not "${text}"`, usage);
  return text;
}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

function parse<const O extends NonNullable<Options>>(
  args: readonly string[],
  options: O,
  usage: Usage,
) {
  if (args.includes('--help') || args.includes('-h')) throw new HelpRequest(usage.text);
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error), usage);
  }
}

function usageError(problem: string, usage: Usage): CommandError {
  return new CommandError(`${problem.replace(/\.$/, '')}.\nFor the usage, run \`${usage.help}\`.`);
}
