import { z } from 'zod';
import { defaultServerUrl } from './api-url';
import { integer } from './integer';
import { limitSettings } from './limits';
import { siteOptions } from './site-options';

const url = z.url({ protocol: /^https?$/, error: 'must be an absolute http or https URL' });

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A node of a Typesense cluster. Defaults to https and its port. */
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
    /** Public URL of the site, without a path. Canonical links and the sitemap begin with it. */
    SITE_URL: url
      .transform((value) => value.replace(/\/+$/, ''))
      .default('https://docs.laurel.example'),
    /** Path that the site is served under, such as `/developers`. Empty for the root. */
    BASE_PATH: z
      .string()
      .regex(/^(\/[\w.-]+)*$/, 'must be empty, or start with a slash and not end with one')
      .default(''),
    /** URL of the OpenAPI document that `/api` shows: a path of this site or a remote https URL. */
    OPENAPI_URL: z
      .string()
      .regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'must be a path of this site or an https URL')
      .default('/v2/docs/openapi.json'),
    /** URL of the REST API. The OpenAPI document names it, and `/api` sends requests to it. */
    API_URL: url
      .transform((value) => value.replace(/\/+$/, ''))
      .refine((value) => !value.endsWith('/v2'), 'must not end in /v2, which is part of every path')
      .default(defaultServerUrl),
    /** Folder that contains `content`. */
    CONTENT_ROOT: z.string().default('.'),
    /** Folder that the build is written to and served from. */
    DIST_DIR: z.string().default('.next'),
    /** Brotli quality of a build: from 0, the fastest, to 11, the smallest. */
    BROTLI_QUALITY: integer(0, 11).default(10),
    /** Options of the site for this deployment, as JSON; see `lib/site/config/site-options.ts`. */
    SITE_OPTIONS: z
      .string()
      .transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.addIssue({ code: 'custom', message: 'must be JSON' });
          return z.NEVER;
        }
      })
      .pipe(siteOptions)
      .default({}),
    /** Nodes of a Typesense server, separated by commas: `host`, `host:port` or a URL. If empty, the built-in index is used. */
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
    /** A key that can only search, and only in the collection of the site. */
    TYPESENSE_API_KEY: z.string().default(''),
    /** A key that can write. Only `npm run search:publish` reads it. */
    TYPESENSE_ADMIN_API_KEY: z.string().default(''),
    /** Time in milliseconds after which the built-in index takes over a search. */
    TYPESENSE_TIMEOUT_MS: integer(50, 30_000).default(1_000),
    /** Maximum number of requests to `/mcp` per client and minute. */
    MCP_REQUESTS_PER_MINUTE: integer(1, 1_000_000).default(60),
    /** Maximum number of searches and suggestions per client and minute. */
    SEARCHES_PER_MINUTE: integer(1, 1_000_000).default(600),
    /** Number of trusted proxies in front of the site. Each adds an address to `X-Forwarded-For`. */
    TRUSTED_PROXIES: integer(0, 10).default(0),
    /** Address and port that the server listens on. */
    HOST: z.string().default('0.0.0.0'),
    PORT: integer(0, 65_535).default(3000),
    /** Lowest level that the server logs. Requests are logged as `info`, or as `error` if the status is 500 or higher. */
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
    /** Time in milliseconds for which a stopping server still accepts requests, so that load balancers notice. */
    SHUTDOWN_DELAY_MS: integer(0, 120_000).default(0),
    /** Time in milliseconds for which it then waits for open responses. */
    SHUTDOWN_TIMEOUT_MS: integer(0, 120_000).default(10_000),
    /** URL of a PostgreSQL server for the REST API. If empty, the API uses an embedded database. */
    DATABASE_URL: z
      .string()
      .regex(
        /^postgres(ql)?:\/\/\S+$/,
        'must be a URL that begins with postgres:// or postgresql://',
      )
      .default(''),
    /** Most connections to the PostgreSQL server that one process opens. */
    DATABASE_CONNECTIONS: integer(1, 500).default(20),
    /** Time in milliseconds that a statement may run, and that it may wait for a lock. */
    DATABASE_STATEMENT_TIMEOUT_MS: integer(100, 600_000).default(15_000),
    DATABASE_LOCK_TIMEOUT_MS: integer(10, 600_000).default(10_000),
    /**
     * A secret of at least 32 characters from which the addresses of share links follow, the same for all processes. If
     * empty, it is a file of `API_DATA_DIR`.
     */
    SECRET_KEY: z
      .string()
      .regex(/^(.{32,})?$/, 'must have at least 32 characters')
      .default(''),
    /** Folder of the embedded database and of uploaded files. */
    API_DATA_DIR: z.string().default('.data/api'),
    /** Whether the API has the demo shop and the addresses below `/sandbox`. */
    SANDBOX: z
      .enum(['on', 'off'], 'must be on or off')
      .transform((value) => value === 'on')
      .default(true),
    ...limitSettings,
    /** Whether webhooks are sent to the inboxes of the sandbox only, or to public addresses too. */
    WEBHOOK_DELIVERY: z.enum(['inbox', 'public'], 'must be inbox or public').default('inbox'),
    /** Set by Vercel, which serves the framework's output without `lib/serve/site`. */
    VERCEL: z.string().default(''),
  })
  .refine(
    ({ TYPESENSE_HOST, TYPESENSE_API_KEY }) =>
      TYPESENSE_HOST.length === 0 || TYPESENSE_API_KEY !== '',
    {
      path: ['TYPESENSE_API_KEY'],
      error: 'is required when TYPESENSE_HOST is set',
    },
  );

/** The parsed environment. The README describes each setting. */
export type Env = z.output<typeof schema>;

/**
 * Parses environment variables. Empty strings count as missing.
 *
 * @throws Error with one line for each invalid setting
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment has invalid settings:\n${lines.join('\n')}`);
}

/**
 * The settings of this process, which ends if one is invalid. `base-path.ts` and `site.ts` also run in the browser and
 * read variables that the build sets for it.
 */
export const env = readEnv();

/** Whether a setting was given, so isn't the default. */
export function isSet(name: keyof Env): boolean {
  return Boolean(process.env[name]);
}

/** The port that this process listens on. The site's server sets it when it listens, which is later than `env` is read. */
export function listeningPort(): number {
  return Number(process.env.PORT ?? env.PORT);
}

/** Prints what is wrong without a stack trace, which would hide it. */
function readEnv(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}
