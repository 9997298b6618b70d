import { jsonResponse } from '../contract/bodies';
import { operationsIn } from '../contract/define-operation';
import { storefrontSession } from './schema';

const defineOperation = operationsIn('v1', 'Authentication', '/storefront');

/** What the SDK reads before everything else. It is no operation of `/v2`, and only the SDK uses it. */
export const session = defineOperation({
  id: 'session',
  method: 'get',
  access: { scope: null, tokens: ['storefront:customer', 'storefront:guest'], actor: 'none' },
  summary: 'Get the session of a storefront token',
  description: 'Returns the holder of the token, when it expires, and the settings of the shop.',
  response: jsonResponse('The session.', storefrontSession),
  errors: [],
});
