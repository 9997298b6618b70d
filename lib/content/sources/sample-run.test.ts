import type { Code } from 'mdast';
import { describe, expect, it } from 'vitest';
import { tagAttribute } from '../plugins/tag-attribute';
import { sampleRun } from './sample-run';

const URL_OF = 'https://api.laurel.example/v2';

function sample(value: string, meta = 'run="sandbox"'): Code {
  return { type: 'code', lang: 'bash', meta, value };
}

function requestOf(code: Code): unknown {
  const button = sampleRun(code);
  return JSON.parse((button && tagAttribute(button, 'subject')) ?? '{ "request": null }').request;
}

describe('a shell sample that runs in a sandbox', () => {
  it('becomes the request that it sends, without its token', () => {
    const lines = [
      `curl --silent ${URL_OF}/rewards/sendEvent \\`,
      '  --header "Authorization: Bearer $LAUREL_TOKEN" \\',
      "  --header 'Content-Type: application/json' \\",
      "  --header 'Idempotency-Key: visit-2041' \\",
      `  --data '{ "customerIdentifier": "7400112", "ruleId": 40, "ruleType": "custom_action" }'`,
    ];
    expect(requestOf(sample(lines.join('\n')))).toEqual({
      operation: 'sendEvent',
      body: { customerIdentifier: '7400112', ruleId: 40, ruleType: 'custom_action' },
      headers: { 'Idempotency-Key': 'visit-2041' },
    });
    const read = `curl "${URL_OF}/reviews/getReviews?productId=880010&perPage=50" | grep -o items`;
    expect(requestOf(sample(read))).toEqual({
      operation: 'getReviews',
      query: { productId: '880010', perPage: '50' },
    });
  });

  it('keeps the colons of headers and the text of repeated parameters', () => {
    const lines = [
      `curl "${URL_OF}/reviews/getReviews?tag=warm&tag=light" \\`,
      "  --header 'Referer: https://shop.example/a:b'",
    ];
    expect(requestOf(sample(lines.join('\n'), 'unchecked="example" run="sandbox"'))).toEqual({
      operation: 'getReviews',
      query: { tag: ['warm', 'light'] },
      headers: { Referer: 'https://shop.example/a:b' },
    });
  });

  it('has a button only if it has the attribute run', () => {
    expect(sampleRun(sample(`curl ${URL_OF}/rewards/getTiers`, 'title="Terminal"'))).toBeNull();
  });

  it.each([
    [`curl ${URL_OF}/rewards/getTears`, 'no operation GET /v2/rewards/getTears'],
    [`curl ${URL_OF}/rewards/getTiers?color=red`, 'the query of getTiers is not valid'],
    [
      `curl ${URL_OF}/customers/updateBalance --data '{ "balanceDelta": "5" }'`,
      'the body of updateBalance is not valid',
    ],
    [
      `curl ${URL_OF}/rewards/getTiers; curl ${URL_OF}/rewards/getTiers`,
      'has 2 requests, run="sandbox" needs one',
    ],
    [`curl "${URL_OF}/customers/getCustomer?customerIdentifier=$ID"`, 'has a variable'],
  ])('is an error if it can’t run: %s', (code, message) => {
    expect(() => sampleRun(sample(code))).toThrow(message);
  });

  it('may send what the API rejects if the sample says why it is not checked', () => {
    const code = `curl ${URL_OF}/customers/updateBalance --data '{ "balanceDelta": "5" }'`;
    expect(requestOf(sample(code, 'unchecked="provokes an error" run="sandbox"'))).toEqual({
      operation: 'updateBalance',
      body: { balanceDelta: '5' },
    });
  });
});
