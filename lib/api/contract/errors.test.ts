import { STATUS_CODES } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../openapi/json';
import { document, objectAt, operations } from '../../openapi/testing/document';
import { resolve } from '../../openapi/testing/document-pointers';
import {
  errorBody,
  errorCasesOf,
  errorCatalogue,
  generalErrors,
  reasonPhrases,
  toErrorBody,
} from './errors';
import {
  keyedCalls,
  scopelessCalls,
  serverCalls,
  wishlistCalls,
  wishlistWrites,
} from './errors/call-groups';
import type { ErrorCase } from './errors/types';

const cases: ErrorCase[] = [...errorCatalogue, ...generalErrors];

function callsWith(test: (operation: JsonObject, method: string) => boolean) {
  return operations
    .filter(({ operation, method }) => test(operation, method))
    .map(({ operation }) => String(operation.operationId))
    .sort();
}

function examplesOf(operation: JsonObject, status: string) {
  const response = resolve(document, objectAt(operation, 'responses')[status]);
  return Object.keys(objectAt(response, 'content', 'application/json', 'examples')).sort();
}

describe('an error body', () => {
  it('has a list of messages, also for one', () => {
    expect(toErrorBody(409, 'reviewId has a vote already')).toEqual({
      message: ['reviewId has a vote already'],
      error: 'Conflict',
      statusCode: 409,
    });
  });

  it('has the reason phrase that servers send', () => {
    for (const [status, phrase] of Object.entries(reasonPhrases)) {
      expect(phrase).toBe(STATUS_CODES[status]);
    }
  });

  it('is refused with text instead of a list, and with further fields', () => {
    const body = toErrorBody(404, 'gone');
    expect(errorBody.safeParse({ ...body, message: 'gone' }).success).toBe(false);
    expect(errorBody.safeParse({ ...body, message: [] }).success).toBe(false);
    expect(errorBody.safeParse({ ...body, stack: 'at …' }).success).toBe(false);
  });
});

describe('the error cases', () => {
  it('have ids and messages of their own', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    for (const { message } of cases) expect(message[0]).toMatch(/\S/);
  });

  it('name calls that exist', () => {
    const known = callsWith(() => true);
    for (const { calls } of cases) {
      if (calls !== 'every') expect(known).toEqual(expect.arrayContaining([...calls]));
    }
  });

  it('stand in the document with each of their calls, and nothing else does', () => {
    for (const { operation } of operations) {
      const call = String(operation.operationId);
      for (const status of [400, 403, 404, 409, 422]) {
        const expected = errorCasesOf(call, status).map(({ id }) => id);
        expect(examplesOf(operation, String(status)), `${call} ${status}`).toEqual(expected.sort());
      }
    }
  });
});

describe('the groups of calls', () => {
  it('are those of the contract', () => {
    const takes = (operation: JsonObject, scheme: string) =>
      JSON.stringify(operation.security).includes(scheme);
    expect(callsWith((_, method) => method !== 'get')).toEqual([...keyedCalls].sort());
    expect(callsWith((operation) => !operation['x-required-scope'])).toEqual(
      [...scopelessCalls].sort(),
    );
    expect(
      callsWith(
        (operation) => takes(operation, 'accessToken') && !takes(operation, 'storefrontToken'),
      ),
    ).toEqual([...serverCalls].sort());
    const isWishlist = ({ tags }: JsonObject) => JSON.stringify(tags) === '["Wishlists"]';
    expect(callsWith(isWishlist)).toEqual([...wishlistCalls].sort());
    expect(callsWith((operation, method) => isWishlist(operation) && method !== 'get')).toEqual(
      [...wishlistWrites].sort(),
    );
  });
});
