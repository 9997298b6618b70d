import { expect, it } from 'vitest';
import { testRecord } from '../testing/test-record';
import { buildMessageIndex, findMessages } from './message-index';
import { toPages } from './pages';

const MESSAGES = [
  '… is required',
  '… must be one of …',
  'scope … is not granted to the client',
  'customer does not have enough points',
  'rate limit is reached, retry after …',
];

const index = buildMessageIndex(
  toPages([testRecord('/docs/errors', 'Errors', { messages: MESSAGES })]),
);
const found = (query: string) => findMessages(query, index).map(({ name }) => name);

it.each([
  ['ruleId is required', '… is required'],
  ['images.0 is required', '… is required'],
  ['400: ruleId is required', '… is required'],
  ['sortingOption must be one of newest, oldest', '… must be one of …'],
  ['scope read_customer and write_review is not granted to the client', MESSAGES[2]],
  ['rate limit is reached, retry after 14 seconds', MESSAGES[4]],
  ['Error: customer does not have enough points (403)', MESSAGES[3]],
  ['{"message":["customer does not have enough points"],"statusCode":403}', MESSAGES[3]],
])('finds the message in "%s"', (query, message) => {
  expect(found(query)).toEqual([message]);
});

it('finds the longest of several messages', () => {
  expect(
    found('{"message":["ruleId is required","customer does not have enough points"]}'),
  ).toEqual(['customer does not have enough points']);
});

it.each([
  ['a question', 'what is required'],
  ['a part of a message', 'does not have enough'],
  ['nothing', ''],
  ['repeated words', 'retry after '.repeat(16)],
  ['regular expressions', '(.*)+$ [a-z]{1,9} is \\w'],
])('finds no message in %s', (_, query) => {
  expect(found(query)).toEqual([]);
});
