import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareOutlines } from './compare-outlines';
import { currentOutline } from './current-outline';
import { addChanges, contractEntries } from './entries';

const FIRST = [{ date: '2025-03-01', changes: [] }];
const widened = {
  kind: 'changed',
  of: 'operations',
  subject: 'getReviews',
  part: 'query parameter `perPage`',
  before: '1 to 50',
  after: '1 to 80',
} as const;

describe('the changelog', () => {
  it('has an entry for the contract as it is', () => {
    const stored = JSON.parse(readFileSync('lib/content/changelog/generated/outline.json', 'utf8'));
    const message =
      'The contract has changed since the last entry. Run `npm run changelog -- <date>`, and describe the change in content/docs/Api/changelog.md.';
    expect(compareOutlines(stored, currentOutline()), message).toEqual([]);
  });

  it('lists every entry on its page, the newest first', () => {
    const page = readFileSync('content/docs/Api/changelog.md', 'utf8');
    const shown = [...page.matchAll(/<ContractChanges of="([^"]+)" \/>/g)].map(([, date]) => date);
    const stored = contractEntries.map(({ date }) => date);
    expect(shown).toEqual(stored);
    expect(stored).toEqual([...stored].sort().reverse());
  });
});

describe('addChanges', () => {
  it('creates an entry before the older ones', () => {
    expect(addChanges(FIRST, '2025-04-01', [widened])).toEqual([
      { date: '2025-04-01', changes: [widened] },
      ...FIRST,
    ]);
  });

  it('combines two changes of a fact on one day', () => {
    const entries = addChanges(FIRST, '2025-04-01', [widened]);
    const again = { ...widened, before: '1 to 80', after: '1 to 100' };
    expect(addChanges(entries, '2025-04-01', [again])[0]?.changes).toEqual([
      { ...widened, after: '1 to 100' },
    ]);
  });

  it('drops a change that was reverted on the same day', () => {
    const entries = addChanges(FIRST, '2025-04-01', [widened]);
    const reverted = { ...widened, before: widened.after, after: widened.before };
    expect(addChanges(entries, '2025-04-01', [reverted])[0]?.changes).toEqual([]);
  });

  it('keeps an addition when the added subject changes on the same day', () => {
    const added = { kind: 'added', of: 'operations', subject: 'getReviews' } as const;
    const entries = addChanges(FIRST, '2025-04-01', [added]);
    expect(addChanges(entries, '2025-04-01', [widened])[0]?.changes).toEqual([added]);
    const removed = { ...added, kind: 'removed' } as const;
    expect(addChanges(entries, '2025-04-01', [removed])[0]?.changes).toEqual([]);
  });

  it('rejects a date before the latest entry', () => {
    expect(() => addChanges(FIRST, '2025-01-01', [widened])).toThrow('2025-03-01');
  });
});
