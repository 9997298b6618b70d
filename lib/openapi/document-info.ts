import { limits } from '../api/contract/limits';
import { scopeDescriptions } from '../api/contract/scopes';

const { rateLimit, offsetList, pageList } = limits;

function scopeTable() {
  const rows = Object.entries(scopeDescriptions).map(
    ([name, words]) => `| \`${name}\` | ${words} |`,
  );
  return ['| Scope | Allows |', '|---|---|', ...rows].join('\n');
}

/** The introduction of the document, in Markdown. */
export function documentDescription(brand: string): string {
  return `The REST API of ${brand} for loyalty, reviews, questions, galleries and wishlists. It is part of the Plus plan and higher ones, and is reached over HTTPS only.

## Authentication

Send \`Authorization: Bearer {token}\` with every call except getAccessToken, which makes the token from client credentials. An access token acts for the shop owner and stays on a server; a storefront token stands for one customer or guest and may go to a browser; a session token names an anonymous visitor with wishlists. Ask for a new token when a call answers 401.

${scopeTable()}

## Requests

Bodies are JSON and always needed where a call lists one. Names that a call does not know are refused, in the query as in the body. Integers in a query are decimal digits, flags are \`true\` or \`false\`, lists repeat their key. Text is trimmed before it is measured, in Unicode code points. Any POST or PUT can carry an \`Idempotency-Key\`.

## Answers

A field of an entity is always there, and null when it has no value; only fields described as optional can be absent. Instants are in UTC with \`Z\`. Points have two decimals at most. Money is a decimal number in the currency of the shop. Creating calls answer 200.

## Lists

Reviews and questions are read by offset: \`perPage\` ${offsetList.perPage.min} to ${offsetList.perPage.max} (${offsetList.perPage.default} if left out) and \`offset\`; the end is reached when \`currentOffset + perPage >= totalCount\`. The history, galleries, media and wishlists are read by page: \`perPage\` ${pageList.perPage.min} to ${pageList.perPage.max} (${pageList.perPage.default}) and \`page\`; the end is reached when \`currentPage * perPage >= totalCount\`.

## Errors

Every error has the same body: \`message\`, always a list, \`error\` with the reason phrase and \`statusCode\`. An unknown path answers 404 and a wrong method 405 with an \`Allow\` header. What belongs to another shop does not exist: 404.

## Rate limit

Requests fall into a bucket of ${rateLimit.capacity} that leaks ${rateLimit.leakPerSecond} a second. A full bucket answers 429 with \`Retry-After\`; a full one is empty again after ${rateLimit.drainSeconds} seconds. Repeat 429 and 5xx with growing pauses, but never another 4xx.`;
}
