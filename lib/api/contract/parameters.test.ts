import { OpenAPIHono } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import { getReviews } from '../reviews/reads.contract';
import { queryFlag, queryIds, queryInteger, queryIntegerWithDefault } from './parameters';

const docs = { description: 'A test.', example: 1 };

describe('integers in a query', () => {
  const schema = queryInteger({ min: -10, max: 250 }, docs);

  it.each([
    ['0', 0],
    ['7', 7],
    ['-7', -7],
    ['007', 7],
    ['250', 250],
  ])('parse %j', (text, number) => {
    expect(schema.parse(text)).toBe(number);
  });

  it.each(['1.0', '1e2', '0x10', '', ' ', ' 1', '1 ', '+1', '-', '１', 'NaN', 'Infinity', 'true'])(
    'reject %j',
    (text) => {
      expect(schema.safeParse(text).success).toBe(false);
    },
  );

  it.each(['251', '-11', '99999999999999999999'])('reject %s, which is out of range', (text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  it('reject a number, a list and null, which no query contains', () => {
    for (const value of [1, ['1', '2'], null]) expect(schema.safeParse(value).success).toBe(false);
  });

  it('default only if they are left out', () => {
    const perPage = queryIntegerWithDefault(15, { min: 1, max: 50 }, docs);
    expect(perPage.parse(undefined)).toBe(15);
    expect(perPage.safeParse('').success).toBe(false);
  });
});

describe('flags in a query', () => {
  const schema = queryFlag({ description: 'A test.' });

  it('are true, false, or false by default', () => {
    expect(schema.parse('true')).toBe(true);
    expect(schema.parse('false')).toBe(false);
    expect(schema.parse(undefined)).toBe(false);
  });

  it.each(['1', '0', 'TRUE', 'True', 'yes', '', 'null'])('reject %j', (text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });
});

describe('ids in a query', () => {
  const schema = queryIds({ min: 1, max: 3 }, docs);

  it('are a list, even a single one', () => {
    expect(schema.parse('7')).toEqual([7]);
    expect(schema.parse(['7', '8'])).toEqual([7, 8]);
  });

  it('count once if they are repeated', () => {
    expect(schema.parse(['1', '2', '1', '3', '2'])).toEqual([1, 2, 3]);
    expect(schema.safeParse(['1', '2', '3', '4']).success).toBe(false);
  });

  it.each([[[]], ['1,2'], [['1', 'x']], [['1.0']], [['0']], [undefined]])('reject %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

describe('the query of an operation, as the router parses it', () => {
  const app = new OpenAPIHono({
    defaultHook: (result, c) => (result.success ? undefined : c.json({}, 400)),
  });
  app.openapi(getReviews.route, (c) => {
    const { perPage, offset } = c.req.valid('query');
    return c.json({ totalCount: 0, currentOffset: offset, perPage, items: [] }, 200);
  });
  const send = (query: string) => app.request(`/v2/reviews/getReviews${query}`);

  it('has defaults', async () => {
    const response = await send('');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      totalCount: 0,
      currentOffset: 0,
      perPage: 15,
      items: [],
    });
  });

  it.each([
    '?perPage=50&offset=100&sortingOption=withPhotos&withCustomerDisplayName=true',
    '?customerIdentifier=mara%40mail.example&rate=5&search=warm',
    '?withStarsDistribution=true&withMediaCount=false',
  ])('accepts %s', async (query) => {
    expect((await send(query)).status).toBe(200);
  });

  it.each([
    '?perpage=10',
    '?color=red',
    '?productId[]=1',
    '?productId=1&productId=2',
    '?productId=1,2',
    '?perPage=0',
    '?perPage=51',
    '?perPage=15.0',
    '?perPage=',
    '?offset=-1',
    '?rate=6',
    '?onlyWithPhotos=1',
    '?sortingOption=newest',
    '?customerIdentifier=nobody',
    '?onlyPublishedReviews=true&onlyUnpublishedReviews=true',
    '?onlyShopReviews=true&onlyProductReviews=true',
  ])('rejects %s', async (query) => {
    expect((await send(query)).status).toBe(400);
  });
});
