import { OpenAPIHono } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import { getReviews } from '../reviews/contract';
import { queryFlag, queryIds, queryInteger, queryIntegerOr } from './parameters';

const docs = { description: 'A test.', example: 1 };

describe('integers in a query', () => {
  const schema = queryInteger({ min: -10, max: 250 }, docs);

  it.each([
    ['0', 0],
    ['7', 7],
    ['-7', -7],
    ['007', 7],
    ['250', 250],
  ])('read %j as a number', (text, number) => {
    expect(schema.parse(text)).toBe(number);
  });

  it.each(['1.0', '1e2', '0x10', '', ' ', ' 1', '1 ', '+1', '-', '１', 'NaN', 'Infinity', 'true'])(
    'refuse %j',
    (text) => {
      expect(schema.safeParse(text).success).toBe(false);
    },
  );

  it.each(['251', '-11', '99999999999999999999'])('refuse %s, which is out of range', (text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  it('refuse a number, a list and null, which no query can hold', () => {
    for (const value of [1, ['1', '2'], null]) expect(schema.safeParse(value).success).toBe(false);
  });

  it('have their default only when they are left out', () => {
    const perPage = queryIntegerOr(15, { min: 1, max: 50 }, docs);
    expect(perPage.parse(undefined)).toBe(15);
    expect(perPage.safeParse('').success).toBe(false);
  });
});

describe('flags in a query', () => {
  const schema = queryFlag({ description: 'A test.' });

  it('are true, false, or off when left out', () => {
    expect(schema.parse('true')).toBe(true);
    expect(schema.parse('false')).toBe(false);
    expect(schema.parse(undefined)).toBe(false);
  });

  it.each(['1', '0', 'TRUE', 'True', 'yes', '', 'null'])('refuse %j', (text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });
});

describe('ids in a query', () => {
  const schema = queryIds({ min: 1, max: 3 }, docs);

  it('are a list, also when there is one', () => {
    expect(schema.parse('7')).toEqual([7]);
    expect(schema.parse(['7', '8'])).toEqual([7, 8]);
  });

  it('count once when they are repeated, also against the limit', () => {
    expect(schema.parse(['1', '2', '1', '3', '2'])).toEqual([1, 2, 3]);
    expect(schema.safeParse(['1', '2', '3', '4']).success).toBe(false);
  });

  it.each([[[]], ['1,2'], [['1', 'x']], [['1.0']], [['0']], [undefined]])('refuse %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

describe('the query of a call, as the router reads it', () => {
  const app = new OpenAPIHono({
    defaultHook: (result, c) => (result.success ? undefined : c.json({}, 400)),
  });
  app.openapi(getReviews, (c) => {
    const { perPage, offset } = c.req.valid('query');
    return c.json({ totalCount: 0, currentOffset: offset, perPage, items: [] }, 200);
  });
  const ask = (query: string) => app.request(`/v2/reviews/getReviews${query}`);

  it('has defaults', async () => {
    const answer = await ask('');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
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
  ])('takes %s', async (query) => {
    expect((await ask(query)).status).toBe(200);
  });

  it.each([
    '?perpage=10',
    '?colour=red',
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
  ])('refuses %s', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });
});
