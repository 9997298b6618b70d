import { limits } from '../contract/limits';
import { scopeDescriptions } from '../contract/scopes';

const { rateLimit, offsetList, pageList, bodyBytes, reviewImages } = limits;

function scopeTable() {
  const rows = Object.entries(scopeDescriptions).map(
    ([name, words]) => `| \`${name}\` | ${words} |`,
  );
  return ['| Scope | Allows |', '|---|---|', ...rows].join('\n');
}

/** The introduction of the document, in Markdown. */
export function documentDescription(brand: string): string {
  return `The REST API of ${brand} for loyalty, reviews, questions, galleries and wishlists. It is part of the Plus plan and higher plans. All requests go over HTTPS.

## Authentication

Send \`Authorization: Bearer {token}\` with every request except getAccessToken, which requires no token and returns an access token for client credentials.

- An access token acts for the shop owner with the scopes that were requested. Keep it on a server.
- A storefront token acts for one customer or one guest on a storefront. You can send it to a browser or an app.
- A session token identifies a guest with wishlists. Send it with an access token: in the header \`X-Session-Token\` of a GET request, or in the body of another one.

${scopeTable()}

## Requests

Bodies are JSON, and required for every operation that has one. Requests for tokens also accept \`application/x-www-form-urlencoded\`. Unknown parameters and fields return 400. Integers in a query are decimal digits, booleans are \`true\` or \`false\`, and lists repeat the parameter. Encode values in a query: a phone number begins with \`%2B\`, because \`+\` means a space. Text is trimmed, then its length is counted in Unicode code points. A JSON body has at most ${bodyBytes.json / 1024} KB, a form at most ${reviewImages.max} files of ${bodyBytes.image / 1024 / 1024} MB each. Any POST or PUT accepts an \`Idempotency-Key\`, except the requests for tokens, which ignore it.

## Responses

Fields of an entity are always present, and \`null\` if they have no value. Only fields that are marked as optional can be absent. Responses and webhooks can contain fields that are not documented here: ignore them. Timestamps are in UTC and end in \`Z\`. Points have at most two decimals. Money is a decimal number in the currency of the shop. Create operations return 200, not 201. Responses with an \`ETag\` can be kept and revalidated with \`If-None-Match\`; store no others.

## Lists

Reviews and questions are read by offset: \`perPage\` is ${offsetList.perPage.min} to ${offsetList.perPage.max} and defaults to ${offsetList.perPage.default}, \`offset\` defaults to ${offsetList.offset.default}. You have reached the end when \`currentOffset + perPage >= totalCount\`. The activity history, galleries, media and wishlist items are read by page: \`perPage\` is ${pageList.perPage.min} to ${pageList.perPage.max} and defaults to ${pageList.perPage.default}, \`page\` defaults to ${pageList.page.default}. You have reached the end when \`currentPage * perPage >= totalCount\`.

## Errors

Every error has the same body: \`message\`, which is always a list, \`error\` with the reason phrase, and \`statusCode\`. The header \`Laurel-Error\` has the name of the error, such as \`notEnoughPoints\`, which never changes. Messages can change, so don't compare them. Names can be added: if you don't know one, decide by the status. An unknown path returns 404. An unsupported method returns 405 with an \`Allow\` header. Data of other shops returns 404, like data that doesn't exist.

## Rate limit

Requests fill a bucket of ${rateLimit.capacity}, which leaks ${rateLimit.leakPerSecond} requests per second. If the bucket is full, the API returns 429 with \`Retry-After\`, and the request neither counts nor changes anything. A full bucket drains in ${rateLimit.drainSeconds} seconds.

## Retries

- Retry reads on 408, 429 and 5xx. If the response has \`Retry-After\`, wait that long. Otherwise, wait longer after each attempt.
- A 429 or a 503 of the API (\`Laurel-Error: serviceUnavailable\`) means that the request was not carried out: you can always retry it.
- After any other failure, retry writes only with the same \`Idempotency-Key\`.
- On 401, get a new token, then send the request again.
- Don't retry other 4xx responses.`;
}

/** The introduction's section on sandboxes, in Markdown. */
export const sandboxDescription = `

## Sandbox

\`POST /sandbox\` creates a sandbox: a copy of a demo shop with its own data, credentials and clock. The OpenAPI document of its endpoints is at \`/sandbox/openapi.json\`.

To test how your code handles errors, send the header \`X-Sandbox-Fail\` with a token of a sandbox. Its value is \`429\`, \`500\`, \`503\` or \`slow\`. The API then returns that status (\`slow\`: 503 after ten seconds) with the same header, and the request changes nothing.`;
