import { z } from '@hono/zod-openapi';
import { apiBrand } from '../../api/contract/brand';
import { INBOX_ADDRESSES } from '../../api/deliveries/sending/inbox-address';
import { inboxLimits } from '../inbox/inbox-limits';
import { codeList } from './codes.schema';
import { defineSandboxOperation, type SandboxOperation } from './define-operation';
import {
  delivery,
  deliveryList,
  deliveryParams,
  deliveryQuery,
  inboxContent,
  inboxParams,
  inboxResponse,
} from './deliveries.schema';
import {
  clockBody,
  clockResult,
  drainResult,
  emptyBody,
  rotatedSecret,
  rotateSecretBody,
  sandboxCredentials,
  sandboxDirectory,
  sandboxState,
  worldResult,
} from './sandbox.schema';
import { worldBody } from './world.schema';

/** Path of the sandbox's OpenAPI document. */
export const DOCUMENT_PATH = '/sandbox/openapi.json';

const kilobytes = (bytes: number) => `${bytes / 1024} KB`;
const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;

export const createSandboxOperation = defineSandboxOperation({
  id: 'createSandbox',
  method: 'post',
  path: '/sandbox',
  summary: 'Create a sandbox',
  description:
    "Creates a sandbox: a copy of the demo shop with separate clients, clock and inboxes. Store the key: every other request requires it, also the one that returns the credentials again. A sandbox that isn't used for 24 hours is removed. The request requires `Content-Type: application/json`, so pages of other sites can't send it.",
  isOpen: true,
  work: 'copy',
  body: emptyBody,
  response: sandboxCredentials,
  errors: [429],
});

export const getSandboxOperation = defineSandboxOperation({
  id: 'getSandbox',
  method: 'get',
  path: '/sandbox',
  summary: 'Get the state of a sandbox',
  description: 'Returns what the sandbox contains, its clock and its queues.',
  response: sandboxState,
});

export const getCredentialsOperation = defineSandboxOperation({
  id: 'getSandboxCredentials',
  method: 'get',
  path: '/sandbox/credentials',
  summary: 'Get the credentials of a sandbox',
  description: 'Returns the same as the creation of the sandbox, with the current webhook secret.',
  response: sandboxCredentials,
});

export const getDirectoryOperation = defineSandboxOperation({
  id: 'getSandboxDirectory',
  method: 'get',
  path: '/sandbox/directory',
  summary: 'List the named rows of the demo shop',
  description:
    'Returns the customers, rules, products and other rows that examples use, and the purpose of each.',
  response: sandboxDirectory,
});

export const resetSandboxOperation = defineSandboxOperation({
  id: 'resetSandbox',
  method: 'post',
  path: '/sandbox/reset',
  summary: 'Reset a sandbox',
  description:
    'Restores the demo shop, sets the clock back to the real time, and empties the queues and inboxes. The key and the clients stay valid. Each token keeps its remaining lifetime, so a token that has expired by the clock of the sandbox stays expired. Timestamps of the demo shop are relative to the last full hour, so two resets within an hour result in equal data.',
  work: 'copy',
  body: emptyBody,
  response: sandboxState,
});

export const rotateSecretOperation = defineSandboxOperation({
  id: 'rotateSandboxSecret',
  method: 'post',
  path: '/sandbox/rotate-secret',
  summary: 'Change the webhook secret',
  description:
    'Gives all clients of the sandbox a new webhook secret. Until the overlap ends, each delivery has two signatures: one with the new secret and one with the previous secret. Only two secrets can sign: if you change the secret during an overlap, the older of the two no longer signs. A reset keeps the new secret.',
  body: rotateSecretBody,
  response: rotatedSecret,
});

export const moveClockOperation = defineSandboxOperation({
  id: 'moveSandboxClock',
  method: 'post',
  path: '/sandbox/clock',
  summary: 'Move the clock',
  description:
    'Moves the clock of the sandbox forward. Everything that becomes due on the way is done in its order before the response: redemptions, deliveries and their retries, birthdays, expiring points and rewards. The clock never moves back, except by a reset, and can be at most 10 years ahead.',
  work: 'due',
  body: clockBody,
  response: clockResult,
  errors: [409],
});

export const worldOperation = defineSandboxOperation({
  id: 'actInSandbox',
  method: 'post',
  path: '/sandbox/world',
  summary: 'Simulate an action',
  description:
    "Simulates something that no request to the API can cause: an order, a refund, a referral, moderation. Returns the events that it fired. If a field identifies a customer, product, rule, review or question that the shop doesn't have, or an item of an order has an unknown variant, the response is 404. For an unknown order, tier or answer, a variant that isn't in the refunded order, or an action that the state of the shop doesn't permit, it is 400. If the action would exceed the maximum balance of a customer, it is 422.",
  body: worldBody,
  response: worldResult,
  errors: [403, 404, 409, 422],
});

export const drainOperation = defineSandboxOperation({
  id: 'drainSandbox',
  method: 'post',
  path: '/sandbox/drain',
  summary: 'Do all due work',
  description:
    'Fulfills redemptions and makes deliveries that are due before it responds. Delays of inboxes are skipped.',
  work: 'due',
  body: emptyBody,
  response: drainResult,
});

export const listCodesOperation = defineSandboxOperation({
  id: 'listSandboxCodes',
  method: 'get',
  path: '/sandbox/codes',
  summary: 'List verification codes',
  description:
    'Returns the verification codes that the storefront SDK sent to customers of the demo shop and that are still valid, newest first. A sandbox sends no emails and no text messages. The action `verificationOn` makes the shop require a code for redemptions in the storefront.',
  response: codeList,
});

export const listDeliveriesOperation = defineSandboxOperation({
  id: 'listSandboxDeliveries',
  method: 'get',
  path: '/sandbox/deliveries',
  summary: 'List deliveries',
  description:
    'Returns the 100 latest deliveries with up to 20 latest attempts each, newest first. With `after`, returns the 100 deliveries that follow that one, so that you can read all of them page by page. Each page is newest first too. If the requests of a page have more than 2 MB together, it has fewer deliveries.',
  query: deliveryQuery,
  response: deliveryList,
});

export const resendDeliveryOperation = defineSandboxOperation({
  id: 'resendSandboxDelivery',
  method: 'post',
  path: '/sandbox/deliveries/{id}/resend',
  summary: 'Send a delivery again',
  description: `Makes another attempt immediately, whether or not the earlier ones succeeded. If the delivery waits for a retry, this is the retry. Otherwise the header \`${apiBrand.headerPrefix}Attempt\` starts again with 1, and if the attempt fails, the retries follow the same plan as for a new delivery. A delay of the inbox is skipped.`,
  params: deliveryParams,
  body: emptyBody,
  response: delivery,
  errors: [404, 409],
});

export const streamOperation = defineSandboxOperation({
  id: 'streamSandbox',
  method: 'get',
  path: '/sandbox/stream',
  summary: 'Stream what happens',
  description:
    'Server-sent events of the kinds `request`, `event`, `delivery` and `clock` with increasing ids and JSON as data. A stream begins with what happens next, or after the id in `Last-Event-ID`. The sandbox keeps the latest 2,000 deliveries and 1,000 records of each other kind. If deliveries after that id may have been deleted, the stream sends an event of the kind `gap`: read them from `/sandbox/deliveries`. A comment is sent every 15 seconds.',
  headers: z.object({
    'Last-Event-ID': z.string().optional().describe('Id of the last record that you received.'),
  }),
  response: null,
  mediaType: 'text/event-stream',
  errors: [400],
});

export const receiveOperation = defineSandboxOperation({
  id: 'postToSandboxInbox',
  method: 'post',
  path: '/sandbox/inbox/{name}',
  summary: 'Send a webhook to an inbox',
  description: `Receives a webhook and returns the response that was set for the inbox. Webhooks to \`${INBOX_ADDRESSES}{name}\` arrive here without leaving the sandbox. Send one yourself to check whether your signature is valid: its body can have ${kilobytes(inboxLimits.bodyBytes)} and its headers ${kilobytes(inboxLimits.headerBytes)}. A webhook of the sandbox can have ${kilobytes(inboxLimits.deliveryBytes)}; if it has more, the inbox returns 413.`,
  params: inboxParams,
  acceptsAnyBody: true,
  maxBodyBytes: inboxLimits.bodyBytes,
  response: null,
  mediaType: 'text/plain',
  hasAnyStatus: true,
  errors: [431],
});

export const setInboxOperation = defineSandboxOperation({
  id: 'setSandboxInbox',
  method: 'put',
  path: '/sandbox/inbox/{name}',
  summary: 'Set the response of an inbox',
  description:
    'Sets status, delay and body of the responses of the inbox. At most 100 inboxes of a sandbox can have a custom response.',
  params: inboxParams,
  body: inboxResponse,
  response: inboxResponse,
  errors: [409],
});

export const readInboxOperation = defineSandboxOperation({
  id: 'readSandboxInbox',
  method: 'get',
  path: '/sandbox/inbox/{name}',
  summary: 'Read an inbox',
  description: `Returns the received webhooks, whether the signature of each is valid, and if not, why. A sandbox keeps the latest ${inboxLimits.keptMessages} webhooks of all inboxes, or fewer if they have more than ${megabytes(inboxLimits.keptBytes)}. If the webhooks of the inbox have more than ${megabytes(inboxLimits.shownBytes)} as JSON, the response leaves out the oldest.`,
  params: inboxParams,
  response: inboxContent,
});

export const documentOperation = defineSandboxOperation({
  id: 'getSandboxDocument',
  method: 'get',
  path: DOCUMENT_PATH,
  summary: 'Get this document',
  description: 'Returns the OpenAPI document of the sandbox.',
  isOpen: true,
  response: z.looseObject({ openapi: z.string() }),
});

/** All endpoints of the sandbox, in the order of the document. */
export const sandboxOperations: readonly SandboxOperation[] = [
  createSandboxOperation,
  getSandboxOperation,
  getCredentialsOperation,
  getDirectoryOperation,
  resetSandboxOperation,
  rotateSecretOperation,
  moveClockOperation,
  drainOperation,
  worldOperation,
  listCodesOperation,
  listDeliveriesOperation,
  resendDeliveryOperation,
  streamOperation,
  receiveOperation,
  setInboxOperation,
  readInboxOperation,
  documentOperation,
];
