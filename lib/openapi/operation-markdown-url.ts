import { getOperation } from '../api/operations';

/** The Markdown file that holds the calls of a tag: `Rewards` → `/api/rewards.md`. */
export function tagMarkdownUrl(tag: string): string {
  return `/api/${tag.toLowerCase().replaceAll(' ', '-')}.md`;
}

/**
 * Where a call is described in Markdown: `redeem` → `/api/rewards.md#redeem`.
 *
 * @returns the overview of all calls for a name that the contract doesn't have
 */
export function operationMarkdownUrl(operationId: string): string {
  const tag = getOperation(operationId)?.tag;
  return tag ? `${tagMarkdownUrl(tag)}#${operationId}` : '/api.md';
}
