import { z } from 'zod';

const url = z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' });

const schema = z.object({
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
});

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
