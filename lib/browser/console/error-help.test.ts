import { describe, expect, it } from 'vitest';
import { consoleCatalog } from './catalog';
import { findErrorHelp } from './error-help';

const { help, operations } = consoleCatalog((id) => `/errors#${id}`);
const helpOf = (operation: string) =>
  (operations[operation]?.errors ?? []).flatMap((id) => help[id] ?? []);

function find(operation: string, status: number, ...message: string[]) {
  return findErrorHelp(helpOf(operation), { status, body: JSON.stringify({ message }) });
}

describe('the error of a response', () => {
  it('is found by its message', () => {
    const error = find('redeem', 403, 'customer does not have enough points');
    expect(error?.id).toBe('notEnoughPoints');
    expect(error?.url).toBe('/errors#notEnoughPoints');
    expect(error?.fix).not.toBe('');
  });

  it('is found by a message with a name in it', () => {
    expect(find('redeem', 400, 'size is not recognized')?.id).toBe('validationFailed');
  });

  it('is found by its name, whatever the message is', () => {
    const response = { status: 403, body: '{"message":["?"]}', name: 'notEnoughPoints' };
    expect(findErrorHelp(helpOf('redeem'), response)?.id).toBe('notEnoughPoints');
  });

  it('is none for an unknown message, another status, and a body that is no error', () => {
    expect(find('redeem', 403, 'something else')).toBeUndefined();
    expect(find('redeem', 404, 'customer does not have enough points')).toBeUndefined();
    for (const body of ['', 'null', '<html>']) {
      expect(findErrorHelp(helpOf('redeem'), { status: 403, body })).toBeUndefined();
    }
  });
});
