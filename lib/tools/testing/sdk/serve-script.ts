import type { BrowserContext } from '@playwright/test';
import { SCRIPT_FILE } from '../../../build/sdk/bundle-sdk';
import { sdkFiles } from './script-site';

const FOLDER = 'https://sdk.laurel.example/v2/';

/** Address of the script in the samples. */
export const SDK_URL = FOLDER + SCRIPT_FILE;

/**
 * Serves the script version of the SDK at its documented address.
 *
 * @param change changes the script, after everything that has to happen before it
 */
export async function serveScript(
  context: BrowserContext,
  change: (text: string) => string | Promise<string> = (text) => text,
): Promise<void> {
  const files = await sdkFiles();
  await context.route(`${FOLDER}**`, async (route) => {
    const url = route.request().url();
    const text = files.find(({ name }) => url.endsWith(`/${name}`))?.text ?? '';
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: url === SDK_URL ? await change(text) : text,
    });
  });
}
