import type { z } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import { type Operation, operationsIn } from './contract/define-operation';
import { type ErrorDefinition, errorStatuses } from './contract/errors/error-definition';
import { sharedResponses } from './contract/errors/error-responses';
import { type ErrorId, errors, getError } from './contract/errors/errors';
import { handlers } from './handlers';
import { getOperation, operations } from './operations';

/** The ids of the operations that return an error. */
function operationsReturning(error: ErrorId): string[] {
  const all: readonly Operation[] = operations;
  return all.filter((operation) => operation.errors.includes(error)).map(({ id }) => id);
}

interface Body {
  schema: z.ZodType;
  examples: Record<string, { value: unknown }>;
}

interface Exchange {
  name: string;
  query: z.ZodType;
  request: Body | undefined;
  response: Body | undefined;
}

function jsonOf(value: unknown) {
  const { content } = (value ?? {}) as { content?: { 'application/json'?: Body } };
  return content?.['application/json'];
}

const exchanges: Exchange[] = operations.map(({ id, route: { request, responses } }) => ({
  name: id,
  query: request.query,
  request: 'body' in request ? jsonOf(request.body) : undefined,
  response: 200 in responses ? jsonOf(responses[200]) : undefined,
}));

const named = exchanges.map((exchange) => [exchange.name, exchange] as const);
const valuesOf = (body: Body | undefined) =>
  Object.values(body?.examples ?? {}).map(({ value }) => value as Record<string, unknown>);

it('every operation has a handler', () => {
  const implemented = new Set(handlers.map(({ operation }) => operation.id));
  expect(operations.map(({ id }) => id).filter((id) => !implemented.has(id))).toEqual([]);
});

describe('the schemas of an operation', () => {
  it.each(named)('accept the examples of %s', (_, { request, response }) => {
    for (const body of [request, response]) {
      for (const value of valuesOf(body)) {
        expect(body?.schema.safeParse(value).error).toBeUndefined();
      }
    }
  });

  it.each(named)('reject unknown parameters and fields in requests of %s', (_, exchange) => {
    const { query, request } = exchange;
    expect(query.safeParse({ color: 'red' }).success).toBe(false);
    for (const value of valuesOf(request)) {
      expect(request?.schema.safeParse({ ...value, color: 'red' }).success).toBe(false);
    }
  });

  it.each(named)('accept further fields in responses of %s', (_, { response }) => {
    for (const value of valuesOf(response)) {
      expect(response?.schema.safeParse({ ...value, color: 'red' }).success).toBe(true);
    }
  });

  it.each(named)('reject null, text and lists as the body of %s', (_, { request }) => {
    for (const value of [null, '', '{}', [], 1]) {
      expect(request?.schema.safeParse(value).success ?? false).toBe(false);
    }
  });
});

describe('an operation', () => {
  it('has a path that ends with its id', () => {
    for (const { id, path } of operations) expect(path.endsWith(`/${id}`)).toBe(true);
  });

  it('is found by its id', () => {
    expect(getOperation('redeem').path).toBe('/v2/rewards/redeem');
    expect(getOperation('redem')).toBeUndefined();
  });

  it('accepts idempotency keys if it changes state and issues no token that expires', () => {
    const issuing = ['getAccessToken', 'getStorefrontToken'];
    for (const { id, method, isChange, acceptsKey } of operations) {
      expect(isChange).toBe(method !== 'get');
      expect(acceptsKey).toBe(isChange && !issuing.includes(id));
    }
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'documents the errors of %s, and no others',
    (_, { errors: ids, route }) => {
      for (const status of errorStatuses) {
        const response: unknown = (route.responses as Record<number, unknown>)[status];
        const documented = Object.keys(jsonOf(response)?.examples ?? {});
        expect(documented).toEqual(ids.filter((id) => getError(id).status === status));
      }
    },
  );

  it('shares every named response with another operation', () => {
    const names = operations.flatMap(({ route }) =>
      Object.values(route.responses).map((response) =>
        'x-component' in response ? response['x-component'] : undefined,
      ),
    );
    for (const name of Object.values(sharedResponses)) {
      expect(names.filter((other) => other === name).length, name).toBeGreaterThan(1);
    }
  });

  it('overrides messages only of errors that it returns', () => {
    for (const error of errors) {
      const { operationMessages = {} }: ErrorDefinition = error;
      const ids = operationsReturning(error.id);
      expect(ids).toEqual(expect.arrayContaining(Object.keys(operationMessages)));
    }
  });

  const base = {
    method: 'get',
    access: { scope: null, tokens: ['access'], actor: 'none' },
    summary: 'Test',
    description: 'Test.',
    response: { description: 'Nothing.' },
    errors: [],
  } as const;
  const { access } = base;
  const defineOperation = operationsIn('tests', 'Reviews');

  // The compiler checks these: a definition that contradicts the contract must not compile.
  // @ts-expect-error the catalog has no such error
  defineOperation({ ...base, id: 'unknownError', errors: ['gardenNotFound'] });
  // @ts-expect-error this error follows from the accepted tokens
  defineOperation({ ...base, id: 'derivedError', errors: ['tokenKindNotAccepted'] });
  // @ts-expect-error there is no such scope
  defineOperation({ ...base, id: 'unknownScope', access: { ...access, scope: 'all' } });
});

describe('an error', () => {
  it('is returned by at least one operation', () => {
    for (const { id } of errors) expect(operationsReturning(id), id).not.toEqual([]);
  });
});
