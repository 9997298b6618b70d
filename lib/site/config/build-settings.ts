import { type Env, parseEnv } from './env';

/** Settings that the build writes into the pages or the paths of files. The server must use the values of its build. */
export const BUILD_SETTINGS = [
  'SITE_URL',
  'BASE_PATH',
  'OPENAPI_URL',
  'API_URL',
  'DIST_DIR',
  'SITE_OPTIONS',
] as const satisfies (keyof Env)[];

/** Accepted spellings of each setting: the parsed value first, then the original one. */
export type BuildSettings = Record<string, [value: string, ...original: string[]]>;

/** The settings of this build. `lib/serve/site/apply-build-settings.ts` compares them with the server's environment. */
export function buildSettings(
  source: Record<string, string | undefined> = process.env,
): BuildSettings {
  const parsed = parseEnv(source);
  const text = (value: string | object) =>
    typeof value === 'string' ? value : JSON.stringify(value);
  return Object.fromEntries(
    BUILD_SETTINGS.map((name) => [name, [text(parsed[name]), source[name] ?? '']]),
  );
}
