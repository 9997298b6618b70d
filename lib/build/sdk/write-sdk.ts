import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../content/load/content-error';
import { loadContent } from '../../content/load/source';
import { defaultServerUrl } from '../../site/config/api-url';
import { env } from '../../site/config/env';
import { bundleFrame } from './bundle-frame';
import { bundleReactSamples } from './bundle-react-samples';
import { bundleSdk, type SdkFile } from './bundle-sdk';

/**
 * Writes the script version of the SDK into `public`, where every host serves it, with the script of the frames and the
 * modules of React samples: `npm run sdk`.
 */

const FOLDER = 'public/sdk/v2';
const SAMPLES = 'public/samples/react';

const apiUrl = env.API_URL === defaultServerUrl ? '' : env.API_URL;
const files = await bundleSdk(apiUrl);
writeFiles(FOLDER, files);
writeFiles(SAMPLES, env.SANDBOX ? await reactSamples() : []);
if (env.SANDBOX) writeFileSync(join(FOLDER, 'sample-frame.js'), await bundleFrame());

/** Errors of the content fail a build. `npm run dev` goes on, and shows them on its pages. */
async function reactSamples(): Promise<SdkFile[]> {
  try {
    // Only the pages of the SDK are parsed.
    const { pages } = loadContent({ isLazy: true });
    return await bundleReactSamples([...pages.values()]);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return [];
  }
}

function writeFiles(folder: string, written: readonly SdkFile[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of written) writeFileSync(join(folder, name), text);
}
