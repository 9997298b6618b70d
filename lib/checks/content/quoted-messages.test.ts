import { describe, expect, it } from 'vitest';
import { getPage } from '../../docs/lookups';
import { pageWithText } from '../../docs/page.fixture';
import { loadPublishedContent } from './content-pages';
import { checkQuotedMessages } from './quoted-messages';

const page = getPage(loadPublishedContent(process.cwd()), 'Api/guides/troubleshooting');
const check = (text: string) => checkQuotedMessages([pageWithText(page, text)]);

describe('quoted error messages', () => {
  it.each([
    '404, `customerIdentifier matches no customer`',
    '400, `perPage must be at most 50`',
    '400, `customerIdentifier must be a string`',
    '400, `foo is not recognized`',
    '401, `token is missing, unknown or expired`',
    '403 from `POST /sandbox`',
    '`init` returns `NOT_AUTHENTICATED`',
    '```json\n{ "message": ["ruleId must be a number", "ruleType is required"] }\n```',
    '```text\nredeem: 403 customer does not have enough points\n```',
  ])('exist: %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('that nothing returns are reported with their line and the nearest one', () => {
    expect(check('Text.\n\n404, `customerIdentifier matches no person`')).toEqual([
      {
        file: page.file,
        line: 3,
        reason:
          'quotes "customerIdentifier matches no person", which does not exist. Nearest: "customerIdentifier matches no customer"',
      },
    ]);
  });

  it.each([
    ['400, `nosuchfield must be a string`', 'nosuchfield must be a string'],
    ['400, `ruleId must be purple`', 'ruleId must be purple'],
    ['`init` returns `NOT_AUTHENTIFIED`', 'Nearest: "NOT_AUTHENTICATED"'],
    ['```json\n{ "message": ["ruleId is wrong"] }\n```', 'ruleId is wrong'],
    [
      '```json\n[{ "message": ["ruleId is required"] }, { "message": ["it broke"] }]\n```',
      'it broke',
    ],
    ['```json\n{ "message": ["items[0] is \\"odd\\"", "too odd"] }\n```', 'items[0] is "odd"'],
    ['```text\nredeem: 403 customer is poor\n```', 'customer is poor'],
  ])('are found in %s', (text, part) => {
    const [issue] = check(text);
    expect(issue?.reason).toContain(part);
  });
});
