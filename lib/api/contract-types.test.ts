import { OpenAPIHono } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import { toErrorBody } from './contract/errors';
import { getCustomer } from './customers/contract';
import { createVote } from './reviews/contract';

describe('a handler', () => {
  const app = new OpenAPIHono({
    defaultHook: (result, c) =>
      result.success ? undefined : c.json(toErrorBody(400, 'body is not valid'), 400),
  });

  // These are checked by the compiler: an answer that the contract does not list must not compile.
  // @ts-expect-error the field is called votes
  app.openapi({ ...createVote, path: '/wrong-name' }, (c) => c.json({ vote: 1 }, 200));
  // @ts-expect-error no call answers 201
  app.openapi({ ...createVote, path: '/wrong-status' }, (c) => c.json({ votes: 1 }, 201));
  // @ts-expect-error a customer has more than a name
  app.openapi({ ...getCustomer, path: '/wrong-shape' }, (c) => c.json({ firstName: 'Mara' }, 200));

  app.openapi(createVote, (c) => {
    const { reviewId } = c.req.valid('json');
    if (reviewId === 1) return c.json(toErrorBody(409, 'voted already'), 409);
    return c.json({ votes: 4 }, 200);
  });

  const send = (body: string | undefined, headers: Record<string, string> = {}) =>
    app.request('/v2/reviews/createVote', { method: 'POST', body, headers });
  const json = { 'Content-Type': 'application/json' };

  it('gets a checked body and answers what the contract lists', async () => {
    const answer = await send('{"customerIdentifier":"7400112","reviewId":5210}', json);
    expect([answer.status, await answer.json()]).toEqual([200, { votes: 4 }]);
    expect((await send('{"reviewId":1}', json)).status).toBe(409);
  });

  it('never sees an empty body, an unknown name or another media type', async () => {
    expect((await send('{"reviewId":5210,"colour":"red"}', json)).status).toBe(400);
    expect((await send(undefined)).status).toBe(400);
    expect((await send('reviewId=5210')).status).toBe(415);
  });

  it('lets a key through, and refuses one with blanks', async () => {
    const body = '{"reviewId":5210}';
    expect((await send(body, { ...json, 'Idempotency-Key': 'vote-1' })).status).toBe(200);
    expect((await send(body, { ...json, 'Idempotency-Key': 'vote 1' })).status).toBe(400);
  });
});
