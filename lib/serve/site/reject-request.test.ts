import { describe, expect, it } from 'vitest';
import { toErrorBody } from '../../api/contract/errors/error-body';
import { internalError, noEndpoint } from '../http/error-response';
import { rejectRequest } from './reject-request';

const body = (response: { body: string } | null) => JSON.parse(response?.body ?? 'null');

describe('a request below an API', () => {
  it.each([
    ['GET', '/v2/%E0%A4%A'],
    ['POST', '/v2/%'],
    ['GET', '/sandbox/%ff'],
    ['GET', '/v2/[[...route]]'],
    ['TRACE', '/v2/customers'],
    ['PROPFIND', '/sandbox'],
  ])('returns 404 for a path that cannot be routed: %s %s', (method, path) => {
    const response = rejectRequest(method, path);
    expect(response).toMatchObject({
      status: 404,
      headers: {
        'Cache-Control': 'no-store',
        'Content-Type': 'application/json',
        'Laurel-Error': 'notFound',
        'Access-Control-Allow-Origin': '*',
      },
    });
    expect(body(response)).toEqual(toErrorBody(404, `There is no endpoint ${method} ${path}.`));
  });

  it.each(['/v2/', '/sandbox/'])('returns 414 for a path that is too long: %s', (start) => {
    const response = rejectRequest('GET', start + 'a'.repeat(4_096));
    expect(response?.status).toBe(414);
    expect(body(response)).toEqual({
      message: ['The path is longer than 4096 characters. Send a shorter path.'],
      error: 'URI Too Long',
      statusCode: 414,
    });
  });

  it('returns 405 for writes to a published document', () => {
    const response = rejectRequest('POST', '/v2/docs/openapi.json');
    expect(response).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD, OPTIONS' } });
    expect(body(response)).toEqual(
      toErrorBody(405, '/v2/docs/openapi.json does not allow POST. Use GET, HEAD, or OPTIONS.'),
    );
  });

  it.each(['POST', 'DELETE', 'OPTIONS'])('returns 405 for %s to a file of the site', (method) => {
    for (const path of ['/robots.txt', '/icon.svg', '/sdk/v2/sdk.js']) {
      const response = rejectRequest(method, path);
      expect(response).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
      expect(response?.body).toBe(`${path} does not allow ${method}. Use GET or HEAD.\n`);
    }
  });

  it.each([
    ['GET', '/v2'],
    ['DELETE', '/v2/nope'],
    ['OPTIONS', '/sandbox/x'],
    ['HEAD', '/v2/docs/openapi.json'],
  ])('is passed to the router otherwise: %s %s', (method, path) => {
    expect(rejectRequest(method, path)).toBeNull();
  });

  it('gets the body of the REST API for an unknown endpoint and an internal error', () => {
    expect(body(noEndpoint('GET', '/v2/nope'))).toEqual(
      toErrorBody(404, 'There is no endpoint GET /v2/nope.'),
    );
    expect(internalError('/v2/nope').status).toBe(500);
    expect(body(internalError('/v2/nope'))).toEqual(
      toErrorBody(500, 'something went wrong on our side'),
    );
  });
});

describe('a request for a page', () => {
  it('gets text for a path that is too long and an internal error', () => {
    expect(rejectRequest('GET', `/docs/${'a'.repeat(4_096)}`)).toMatchObject({
      status: 414,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      body: 'The path is longer than 4096 characters. Send a shorter path.\n',
    });
    expect(internalError('/docs').body).toBe(
      'Something went wrong on our side. Try again in a moment.\n',
    );
  });

  it('returns 405 for a method that cannot be routed', () => {
    expect(rejectRequest('TRACE', '/docs')).toMatchObject({
      status: 405,
      headers: { Allow: 'GET, HEAD' },
      body: '/docs does not allow TRACE. Use GET or HEAD.\n',
    });
  });

  it.each([
    ['GET', '/docs'],
    ['POST', '/docs'],
    ['GET', '/%E0%A4%A'],
  ])('is passed to the router otherwise: %s %s', (method, path) => {
    expect(rejectRequest(method, path)).toBeNull();
  });
});
