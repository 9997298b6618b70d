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

/** `npm run generate` writes `lib/site/settings.md` and `.env.example` from the descriptions. */
const schema = z
  .object({
    SITE_URL: url
      .transform((value) => value.replace(/\/+$/, ''))
      .default('https://docs.laurel.example')
      .describe(
        'Public URL of the site, without a path. Canonical links and the sitemap begin with it.',
      ),
    BASE_PATH: z
      .string()
      .regex(/^(\/[\w.-]+)*$/, 'must be empty, or start with a slash and not end with one')
      .default('')
      .describe(
        'Path that the site is served under, such as `/developers`. If empty, it is served at the root.',
      ),
    OPENAPI_URL: z
      .string()
      .regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'must be a path of this site or an https URL')
      .default('/v2/docs/openapi.json')
      .describe('OpenAPI document that `/api` shows: a path of this site or an https URL.'),
    API_URL: url
      .transform((value) => value.replace(/\/+$/, ''))
      .refine((value) => !value.endsWith('/v2'), 'must not end in /v2, which is part of every path')
      .default(defaultServerUrl)
      .describe(
        'URL of the REST API, without `/v2`. The OpenAPI document and the addresses of uploaded images have it, and `/api` sends requests to it. Unless it is set, the addresses of uploaded images begin with the address of the process that stores them: of the site for `npm start`, `npm run preview` and `npm run dev`, which is `SITE_URL` if that is set, and of the API for `npm run api`.',
      ),
    CONTENT_ROOT: z.string().default('.').describe('Folder that contains `content`.'),
    DIST_DIR: z
      .string()
      .default('.next')
      .describe('Folder that the build is written to and served from.'),
    BROTLI_QUALITY: integer(0, 11)
      .default(10)
      .describe(
        "Brotli quality of the files that a build compresses: from 0, the fastest, to 11, the smallest. Compared with 10, 11 makes the files of this site 3 % smaller and takes more than twice as long. Later builds reuse the compressed files that haven't changed.",
      ),
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
      .default({})
      .describe(
        'Options of this deployment, as JSON: `announcement`, `assistants`, `respectSystemPreference`, `hideNavbarOnScroll`. `lib/site/config/site-options.ts` defines them.',
      ),
    TYPESENSE_HOST: z
      .string()
      .transform((value) =>
        value
          .split(',')
          .map((node) => node.trim())
          .filter(Boolean),
      )
      .pipe(z.array(typesenseNode))
      .default([])
      .describe(
        'Nodes of a Typesense server, separated by commas: `host`, `host:port` or a URL. If empty, the built-in index is searched.',
      ),
    TYPESENSE_API_KEY: z
      .string()
      .default('')
      .describe(
        'Key that can only search, and only in the collection of the site. Required with `TYPESENSE_HOST`, and never sent to the browser.',
      ),
    TYPESENSE_ADMIN_API_KEY: z
      .string()
      .default('')
      .describe('Key that can write. Only `npm run search:publish` reads it.'),
    TYPESENSE_TIMEOUT_MS: integer(50, 30_000)
      .default(1_000)
      .describe('Time in milliseconds after which the built-in index takes over a search.'),
    MCP_REQUESTS_PER_MINUTE: integer(1, 1_000_000)
      .default(60)
      .describe(
        'Maximum number of requests to `/mcp` per client and minute, counted in each process.',
      ),
    SEARCHES_PER_MINUTE: integer(1, 1_000_000)
      .default(600)
      .describe(
        'Maximum number of requests to `/search`, `/search.json` and `/suggestions` per client and minute, counted in each process. More return 429 with `Retry-After`.',
      ),
    TRUSTED_PROXIES: integer(0, 10)
      .default(0)
      .describe(
        'Number of trusted proxies in front of the server. Each adds an address to `X-Forwarded-For`; the entries to the left of theirs are ignored.',
      ),
    HOST: z
      .string()
      .default('0.0.0.0')
      .describe(
        'Address that the server listens on. `npm run dev` and `npm run api` listen on `127.0.0.1` by default, since the credentials of the demo shop are public.',
      ),
    PORT: integer(0, 65_535)
      .default(3000)
      .describe('Port that the server listens on. `npm run api` uses 3001 by default.'),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
      .default('info')
      .describe(
        `Lowest level that is logged: ${LOG_LEVELS.join(', ')}. Requests are logged as info, or as error if the status is 500 or higher.`,
      ),
    SHUTDOWN_DELAY_MS: integer(0, 120_000)
      .default(0)
      .describe(
        'Time in milliseconds for which a stopping server still accepts requests, so that load balancers notice.',
      ),
    SHUTDOWN_TIMEOUT_MS: integer(0, 120_000)
      .default(10_000)
      .describe('Time in milliseconds for which a stopping server then waits for open responses.'),
    DATABASE_URL: z
      .string()
      .regex(
        /^postgres(ql)?:\/\/\S+$/,
        'must be a URL that begins with postgres:// or postgresql://',
      )
      .default('')
      .describe(
        'PostgreSQL server of the REST API, such as `postgres://user:password@host:5432/name`. If empty, the API uses an embedded database. Required on Vercel.',
      ),
    DATABASE_MIGRATION_URL: z
      .string()
      .regex(
        /^(postgres(ql)?:\/\/\S+)?$/,
        'must be a URL that begins with postgres:// or postgresql://',
      )
      .default('')
      .describe(
        'The same database without a pooler, if `DATABASE_URL` leads through one that shares connections between transactions, such as PgBouncer. Migrations use it. `lib/serve/running-the-api.md` says what else a pooler needs.',
      ),
    DATABASE_CONNECTIONS: integer(1, 500)
      .default(20)
      .describe('Maximum number of connections to the PostgreSQL server for each process.'),
    DATABASE_STATEMENT_TIMEOUT_MS: integer(100, 600_000)
      .default(15_000)
      .describe(
        'Time in milliseconds that a statement may take on a PostgreSQL server. Then the response is 503.',
      ),
    DATABASE_LOCK_TIMEOUT_MS: integer(10, 600_000)
      .default(10_000)
      .describe(
        'Time in milliseconds that a statement may wait for a lock on a PostgreSQL server. Then the response is 503.',
      ),
    METRICS_PORT: integer(0, 65_535)
      .default(0)
      .describe(
        'Port for the metrics of the process of the API, at `/metrics`, for Prometheus. If 0, there are none. Processes on one machine need different ports.',
      ),
    SITE_METRICS_PORT: integer(0, 65_535)
      .default(0)
      .describe(
        'Port for the metrics of the process of the site, as `METRICS_PORT` is for the API. Only `npm start` and `start.mjs` read it.',
      ),
    METRICS_HOST: z
      .string()
      .default('127.0.0.1')
      .describe(
        'Address that the metrics are available at. They need no token, so keep it out of public networks.',
      ),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .union([z.literal(''), url])
      .default('')
      .describe(
        'Collector of OpenTelemetry that the API sends traces to, over HTTP. If empty, there are none. The packages that send them read the other `OTEL_` variables.',
      ),
    SECRET_KEY: z
      .string()
      .regex(/^(.{32,})?$/, 'must have at least 32 characters')
      .default('')
      .describe(
        'Secret of at least 32 characters from which the addresses of share links and verification codes follow, the same for all processes. If empty, it is the file `secret.key` in `API_DATA_DIR`. Required on Vercel for both.',
      ),
    API_DATA_DIR: z
      .string()
      .default('.data/api')
      .describe('Folder of the embedded database, of uploaded images, and of `secret.key`.'),
    SANDBOX: z
      .enum(['on', 'off'], 'must be on or off')
      .transform((value) => value === 'on')
      .default(true)
      .describe(
        'Whether the API has the demo shop and the addresses below `/sandbox`: `on` or `off`. Set it for the build too: with `off`, the site has no `/demo`, and no links to it.',
      ),
    ...limitSettings,
    WEBHOOK_DELIVERY: z
      .enum(['inbox', 'public'], 'must be inbox or public')
      .default('inbox')
      .describe(
        'Where webhooks are sent: only to inboxes of the sandbox (`inbox`), or also to public https addresses on port 443 (`public`). With `inbox`, attempts for other addresses fail without a connection. With `SANDBOX=off` there are no inboxes, so webhooks are always sent to public addresses.',
      ),
    WEBHOOK_WORKERS: z
      .enum(['on', 'off'], 'must be on or off')
      .transform((value) => value === 'on')
      .default(true)
      .describe(
        'Whether this process sends the webhooks that are due: `on` or `off`. If processes share a PostgreSQL server, one that is `on` sends those of all, so the others can leave their CPU to requests. `off` needs `DATABASE_URL`. Drains of a sandbox always send.',
      ),
    /** Set by Vercel, not by hosts. It serves the framework's output without `lib/serve/site`. */
    VERCEL: z.string().default(''),
  })
  .refine(
    ({ TYPESENSE_HOST, TYPESENSE_API_KEY }) =>
      TYPESENSE_HOST.length === 0 || TYPESENSE_API_KEY !== '',
    {
      path: ['TYPESENSE_API_KEY'],
      error: 'is required when TYPESENSE_HOST is set',
    },
  )
  .refine(({ WEBHOOK_WORKERS, DATABASE_URL }) => WEBHOOK_WORKERS || DATABASE_URL !== '', {
    path: ['WEBHOOK_WORKERS'],
    error:
      'needs DATABASE_URL, since no other process can send the webhooks of an embedded database',
  });

/** The schema of each setting, by its name. */
export const settingSchemas = schema.shape;

/** The parsed environment. */
export type Env = z.output<typeof schema>;

/**
 * Parses environment variables. Empty strings count as missing.
 *
 * @throws Error with one line for each invalid setting
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.keys(settingSchemas).flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
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
