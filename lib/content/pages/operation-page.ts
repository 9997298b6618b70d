import { operationUrl } from '../../api/openapi/operation-url';
import { operationPageUrl } from '../api-reference/api-pages';
import type { ContentIndex, Page } from './page';

/** The page of an operation; undefined if the content has none. */
export function operationPage(operationId: string, { pages }: ContentIndex): Page | undefined {
  const url = operationPageUrl(operationId);
  return url === undefined ? undefined : pages.get(url.replace('/docs/', ''));
}

/** Returns the address of an operation: its page, or its place in the viewer if the content has no page. */
export function operationAddress(operationId: string, index: ContentIndex): string {
  return operationPage(operationId, index)?.url ?? operationUrl(operationId);
}
