import type { z } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import { calls } from './operations';

interface Body {
  schema: z.ZodType;
  examples: Record<string, { value: unknown }>;
}

interface Exchange {
  name: string;
  query: z.ZodType;
  body: Body | undefined;
  answer: Body | undefined;
}

function jsonOf(value: { content?: { 'application/json'?: unknown } } | undefined) {
  return value?.content?.['application/json'] as Body | undefined;
}

const exchanges: Exchange[] = calls.map(({ operationId, request, responses }) => ({
  name: operationId,
  query: request.query,
  body: 'body' in request ? jsonOf(request.body) : undefined,
  answer: 200 in responses ? jsonOf(responses[200]) : undefined,
}));

const named = exchanges.map((exchange) => [exchange.name, exchange] as const);
const valuesOf = (body: Body | undefined) =>
  Object.values(body?.examples ?? {}).map(({ value }) => value as Record<string, unknown>);

describe('the schemas that the server will use', () => {
  it.each(named)('take the examples of %s', (_, { body, answer }) => {
    for (const part of [body, answer]) {
      for (const value of valuesOf(part)) {
        expect(part?.schema.safeParse(value).error).toBeUndefined();
      }
    }
  });

  it.each(named)('refuse unknown names in %s', (_, { query, body, answer }) => {
    expect(query.safeParse({ colour: 'red' }).success).toBe(false);
    for (const part of [body, answer]) {
      for (const value of valuesOf(part)) {
        expect(part?.schema.safeParse({ ...value, colour: 'red' }).success).toBe(false);
      }
    }
  });

  it.each(named)('never take null, text or a list for the body of %s', (_, { body }) => {
    for (const value of [null, '', '{}', [], 1]) {
      expect(body?.schema.safeParse(value).success ?? false).toBe(false);
    }
  });

  it('know how a call and its path belong together', () => {
    for (const { operationId, path } of calls) expect(path.endsWith(`/${operationId}`)).toBe(true);
  });
});
