import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultServerUrl } from '../../site/config/api-url';
import { env } from '../../site/config/env';
import { bundleFrame } from './bundle-frame';
import { bundleSdk } from './bundle-sdk';

/** Writes the script version of the SDK, and the script that runs samples, into `public`, where every host serves it: `npm run sdk`. */

const FOLDER = 'public/sdk/v2';

const apiUrl = env.API_URL === defaultServerUrl ? '' : env.API_URL;
const files = await bundleSdk(apiUrl);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const { name, text } of files) writeFileSync(join(FOLDER, name), text);
if (env.SANDBOX) writeFileSync(join(FOLDER, 'sample-frame.js'), await bundleFrame());
