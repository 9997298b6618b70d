import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { documentAsJson, documentAsYaml } from '../api/openapi/site-document';
import { BUILD_SETTINGS_FILE } from '../serve/site/build-settings-file';
import { NOT_FOUND_PAGE, PREBUILT_LIST } from '../serve/site/files/prebuilt-file';
import { buildSettings } from '../site/config/build-settings';
import { env } from '../site/config/env';
import { DOCUMENT_HEADERS } from '../site/http/etag';
import { SCRIPT_HASHES_FILE } from '../site/http/script-hashes';
import { builtPages, GLOBAL_ERROR_PAGE } from './built-pages';
import { findScriptHashes } from './find-script-hashes';
import { mergeBuiltStyles } from './merge-styles';
import { precompress, type Source } from './precompress';
import { prerenderedRoutes } from './prerendered-routes';
import { replaceBuiltScripts } from './replace-built-scripts';

/** Prepares the framework's build for serving. `npm run build` runs this last. */

const pages = builtPages(env.DIST_DIR);
mergeBuiltStyles(env.DIST_DIR, pages);
await replaceBuiltScripts(env.DIST_DIR, pages);
writeFileSync(
  join(env.DIST_DIR, SCRIPT_HASHES_FILE),
  JSON.stringify(findScriptHashes(env.DIST_DIR, pages)),
);

// Hosts that serve the framework's output have no folder for the server.
if (existsSync(join(env.DIST_DIR, 'standalone'))) await makeServer();

async function makeServer() {
  const server = join(env.DIST_DIR, 'standalone');
  const served = join(server, env.DIST_DIR);
  cpSync(join(env.DIST_DIR, SCRIPT_HASHES_FILE), join(served, SCRIPT_HASHES_FILE));
  cpSync(join(env.DIST_DIR, 'static'), join(served, 'static'), { recursive: true });
  for (const { file } of pages) cpSync(join(env.DIST_DIR, file), join(served, file));
  cpSync('public', join(server, 'public'), { recursive: true });

  const servedPages = pages.filter(({ path }) => path !== GLOBAL_ERROR_PAGE);
  const sources: Source[] = [
    ...servedPages.map(({ path, file }) => ({
      path: env.BASE_PATH + path.replace(/^\/$/, env.BASE_PATH ? '' : '/'),
      kind: 'page' as const,
      file: join(env.DIST_DIR, file),
      ...(path === NOT_FOUND_PAGE && { status: 404 }),
    })),
    ...prerenderedRoutes(env.DIST_DIR),
    ...filesBelow('public').map((file) => ({
      path: `${env.BASE_PATH}/${file}`,
      kind: 'file' as const,
      file: join('public', file),
    })),
    ...filesBelow(join(served, 'static')).map((file) => ({
      path: `${env.BASE_PATH}/_next/static/${file}`,
      kind: 'asset' as const,
      file: join(env.DIST_DIR, 'static', file),
    })),
    ...writeDocuments(server),
  ];
  const prebuilt = await precompress(server, sources);
  writeFileSync(join(server, PREBUILT_LIST), JSON.stringify(prebuilt));
  writeFileSync(join(server, BUILD_SETTINGS_FILE), JSON.stringify(buildSettings()));

  await build({
    entryPoints: ['lib/serve/start.ts'],
    outfile: join(server, 'start.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // CommonJS packages load built-in modules with `require`.
    banner: {
      js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
    },
    external: ['next'],
    logLevel: 'warning',
  });
  buildApi(server);
  console.log(`The server is in ${server}, with ${prebuilt.length} prebuilt responses.`);
}

/** Writes the OpenAPI document, because the framework doesn't compress YAML. */
function writeDocuments(server: string): Source[] {
  const texts = { json: documentAsJson(), yaml: documentAsYaml() };
  return Object.entries(texts).map(([ending, text]) => {
    const file = `openapi.${ending}`;
    writeFileSync(join(server, file), text);
    return {
      path: `${env.BASE_PATH}/v2/docs/${file}`,
      kind: 'file' as const,
      file,
      headers: DOCUMENT_HEADERS,
    };
  });
}

/** A separate command, because code that builds pages must not load the database. */
function buildApi(server: string) {
  const command = ['--import', 'tsx', 'lib/serve/api/build-command.ts', server];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
