import { z } from 'zod';
import { defaultServerUrl } from './api-url';
import { siteSwitches } from './site-options';

const url = z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' });

/** A whole number between two others, both included. */
function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
}

/** A node of a search cluster; https and its port unless the setting says otherwise. */
const typesenseNode = z
  .string()
  .transform((node) => (node.includes('://') ? node : `https://${node}`))
  .pipe(url)
  .transform((node) => {
    const { protocol, hostname, port } = new URL(node);
    const isHttps = protocol === 'https:';
    return {
      protocol: isHttps ? 'https' : 'http',
      host: hostname,
      port: Number(port) || (isHttps ? 443 : 80),
    };
  });

const schema = z
  .object({
    /** Public address of the site, without a path; canonical links and the sitemap begin with it. */
    SITE_URL: url
      .transform((value) => value.replace(/\/+$/, ''))
      .default('https://docs.laurel.example'),
    /** Path that the site is served under, such as `/developers`; empty for the root. */
    BASE_PATH: z
      .string()
      .regex(/^(\/[\w.-]+)*$/, 'must be empty or begin with a slash and not end with one')
      .default(''),
    /** Address of the OpenAPI document that `/api` shows: a path of this site or a remote https address. */
    OPENAPI_URL: z
      .string()
      .regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'must be a path of this site or an https address')
      .default('/v2/docs/openapi.json'),
    /** Address of the REST API that the contract names; `/api` tries calls against it. */
    API_URL: url.default(defaultServerUrl),
    /** Folder that holds `content`: another one shows another documentation in the same shell. */
    CONTENT_ROOT: z.string().default('.'),
    /** Folder that a build is written to and served from. */
    DIST_DIR: z.string().default('.next'),
    /** Switches of the site configuration for this deployment, as JSON; see `lib/config/site-options.ts`. */
    SITE_SWITCHES: z
      .string()
      .transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.addIssue({ code: 'custom', message: 'must be JSON' });
          return z.NEVER;
        }
      })
      .pipe(siteSwitches)
      .default({}),
    /** Nodes of a Typesense server, with commas between: `host`, `host:port` or an address. Empty: embedded search. */
    TYPESENSE_HOST: z
      .string()
      .transform((value) =>
        value
          .split(',')
          .map((node) => node.trim())
          .filter(Boolean),
      )
      .pipe(z.array(typesenseNode))
      .default([]),
    /** A key that may only search, and only the collection of the site. */
    TYPESENSE_API_KEY: z.string().default(''),
    /** A key that may write; only `npm run search:publish` reads it. */
    TYPESENSE_ADMIN_API_KEY: z.string().default(''),
    /** How long a search may take before the embedded engine answers instead, in milliseconds. */
    TYPESENSE_TIMEOUT_MS: wholeNumber(50, 30_000).default(1_000),
    /** Requests to `/mcp` that one client may make in a minute. */
    MCP_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
    /** Proxies of ours in front of the site, each of which adds an address to `X-Forwarded-For`. */
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    /** Where the server listens. */
    HOST: z.string().default('0.0.0.0'),
    PORT: wholeNumber(0, 65_535).default(3000),
    /** The least important lines that the server still writes; requests are `info`, or `error` from status 500 on. */
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info'),
    /** How long a server that was told to stop still takes requests, so that balancers notice; in milliseconds. */
    SHUTDOWN_DELAY_MS: wholeNumber(0, 120_000).default(0),
    /** How long it then waits for answers under way. */
    SHUTDOWN_TIMEOUT_MS: wholeNumber(0, 120_000).default(10_000),
    /** Set by Vercel, which serves the framework's output itself. */
    VERCEL: z.string().default(''),
  })
  .refine(
    ({ TYPESENSE_HOST, TYPESENSE_API_KEY }) =>
      TYPESENSE_HOST.length === 0 || TYPESENSE_API_KEY !== '',
    {
      path: ['TYPESENSE_API_KEY'],
      error: 'is missing: TYPESENSE_HOST needs a key that may search',
    },
  );

/** The environment after parsing; see the table of settings in the README. */
export type Env = z.output<typeof schema>;

/**
 * Parses the settings that the process was started with. Empty strings count as missing.
 *
 * @throws Error with one line a wrong setting, naming the setting.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment has wrong settings:\n${lines.join('\n')}`);
}

/** The settings of this process. Nothing else reads `process.env`. */
export const env = parseEnv(process.env);

/** Settings that become part of the pages, or say where the build lies: a server has to have those of its build. */
const BUILD_SETTINGS = [
  'SITE_URL',
  'BASE_PATH',
  'OPENAPI_URL',
  'API_URL',
  'DIST_DIR',
  'SITE_SWITCHES',
] as const satisfies (keyof Env)[];

/** Each of those settings, as this process has it, in the ways that it may be written. */
export function buildSettings(source: Record<string, string | undefined> = process.env) {
  const parsed = parseEnv(source);
  const text = (value: string | object) =>
    typeof value === 'string' ? value : JSON.stringify(value);
  return Object.fromEntries(
    BUILD_SETTINGS.map((name) => [name, [text(parsed[name]), source[name] ?? '']]),
  );
}
