import { statSync } from 'node:fs';
import type { RequestOptions } from 'node:http';
import { inject } from 'vitest';
import { loadContent } from '../../../content/load/source';
import { env } from '../../../site/config/env';
import { isTestAll } from '../runner/test-all';
import { type SiteResponse, sendRequest } from './site-server';

/** Shared by all tests of the built site that run in one process: the content is read once, each page requested once. */

/** The published content, without drafts. */
export const content = loadContent({ root: process.cwd() });

/** The file of a page in the build. */
export const builtFile = (path: string) => `.next/server/app${path === '/' ? '/index' : path}.html`;

/**
 * Pages for checks that take long: the smallest and the largest page of each kind, and all pages with
 * `npm run test:all`.
 *
 * @param paths prerendered pages
 */
export function samplePages(paths: readonly string[]): string[] {
  if (isTestAll) return [...paths];
  const kinds = new Map([...content.pages.values()].map(({ url, kind }) => [url, kind]));
  const sizeOf = (path: string) => statSync(builtFile(path)).size;
  const smallest = new Map<string, string>();
  const largest = new Map<string, string>();
  for (const path of paths.toSorted((a, b) => sizeOf(a) - sizeOf(b))) {
    const kind = kinds.get(path) ?? path;
    if (!smallest.has(kind)) smallest.set(kind, path);
    largest.set(kind, path);
  }
  return [...new Set([...smallest.values(), ...largest.values()])];
}

/** Origin of the shared server. */
export const origin = inject('siteOrigin');

/** Sends a request to the shared server with the path exactly as given. */
export function request(
  path: string,
  options?: Pick<RequestOptions, 'method' | 'headers' | 'agent'>,
): Promise<SiteResponse> {
  const { hostname, port } = new URL(origin);
  return sendRequest({ host: hostname, port, path, ...options });
}

const responses = new Map<string, Promise<SiteResponse>>();

/** The response to a path of the site, without the base path. Each path is requested once. */
export function get(path: string): Promise<SiteResponse> {
  const response = responses.get(path) ?? request(env.BASE_PATH + path);
  responses.set(path, response);
  return response;
}
