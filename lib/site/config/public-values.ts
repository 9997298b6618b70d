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
