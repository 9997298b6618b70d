import { OpenAPIHono } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import { toErrorBody } from './contract/errors/error-body';
import { getCustomer } from './customers/contract';
import { createVote } from './reviews/writes.contract';

describe('a handler', () => {
  const app = new OpenAPIHono({
    defaultHook: (result, c) =>
      result.success ? undefined : c.json(toErrorBody(400, 'body is not valid'), 400),
  });

  const vote = createVote.route;
  const customer = getCustomer.route;

  // The compiler checks these: a response that the contract does not list must not compile.
  // @ts-expect-error the field is called votes
  app.openapi({ ...vote, path: '/wrong-name' }, (c) => c.json({ vote: 1 }, 200));
  // @ts-expect-error no operation returns 201
  app.openapi({ ...vote, path: '/wrong-status' }, (c) => c.json({ votes: 1 }, 201));
  // @ts-expect-error createVote lists no 418
  app.openapi({ ...vote, path: '/wrong-error' }, (c) => c.json(toErrorBody(404, 'gone'), 418));
  // @ts-expect-error a customer has more than a name
  app.openapi({ ...customer, path: '/wrong-shape' }, (c) => c.json({ firstName: 'Mara' }, 200));

  app.openapi(vote, (c) => {
    const { reviewId } = c.req.valid('json');
    if (reviewId === 1) return c.json(toErrorBody(409, 'voted already'), 409);
    return c.json({ votes: 4 }, 200);
  });

  const send = (body: string | undefined, headers: Record<string, string> = {}) =>
    app.request('/v2/reviews/createVote', { method: 'POST', body, headers });
  const json = { 'Content-Type': 'application/json' };

  it('receives a validated body and returns what the contract lists', async () => {
    const response = await send('{"customerIdentifier":"7400112","reviewId":5210}', json);
    expect([response.status, await response.json()]).toEqual([200, { votes: 4 }]);
    expect((await send('{"reviewId":1}', json)).status).toBe(409);
  });

  it('never receives an empty body, an unknown field or another media type', async () => {
    expect((await send('{"reviewId":5210,"color":"red"}', json)).status).toBe(400);
    expect((await send(undefined)).status).toBe(400);
    expect((await send('reviewId=5210')).status).toBe(415);
  });

  it('accepts an idempotency key, but not one with spaces', async () => {
    const body = '{"reviewId":5210}';
    expect((await send(body, { ...json, 'Idempotency-Key': 'vote-1' })).status).toBe(200);
    expect((await send(body, { ...json, 'Idempotency-Key': 'vote 1' })).status).toBe(400);
  });
});
