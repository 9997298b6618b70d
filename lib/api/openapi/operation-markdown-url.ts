import { getOperation } from '../operations';

/** The Markdown file with the operations of a tag: `Rewards` → `/api/rewards.md`. */
export function tagMarkdownUrl(tag: string): string {
  return `/api/${tag.toLowerCase().replaceAll(' ', '-')}.md`;
}

/**
 * The Markdown that describes an operation: `redeem` → `/api/rewards.md#redeem`.
 *
 * @returns the overview of all operations for an unknown id
 */
export function operationMarkdownUrl(operationId: string): string {
  const tag = getOperation(operationId)?.tag;
  return tag ? `${tagMarkdownUrl(tag)}#${operationId}` : '/api.md';
}
