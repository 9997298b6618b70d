import { NON_PAGE_EXPRESSION } from './addresses';
import { env } from './env';

/** The values that a build writes into code for the browser, by the name of the variable that the code reads. */
export function publicValues(): Record<string, string> {
  return {
    NEXT_PUBLIC_BASE_PATH: env.BASE_PATH,
    NEXT_PUBLIC_NON_PAGE_EXPRESSION: NON_PAGE_EXPRESSION,
    NEXT_PUBLIC_SITE_OPTIONS: JSON.stringify(env.SITE_OPTIONS),
  };
}

/** The public values as a bundler replaces them in code: by expression, as JSON. */
export function publicExpressions(): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ NODE_ENV: 'production', ...publicValues() }).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}
