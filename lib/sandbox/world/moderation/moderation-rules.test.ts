import { describe, expect, it } from 'vitest';
import { type ModerationInput, moderatedFields, moderationProblem } from './moderation-rules';

const input = (fields: Partial<ModerationInput>): ModerationInput => ({
  entity: 'review',
  id: 1,
  change: 'edit',
  ...fields,
});

describe('moderationProblem', () => {
  it.each<Partial<ModerationInput>>([
    { change: 'publish' },
    { change: 'unpublish' },
    { change: 'pin' },
    { change: 'unpin' },
    { change: 'delete' },
    { title: null },
    { title: 'Warm' },
    { body: 'Soft' },
    { rate: 4 },
    { entity: 'question', change: 'publish' },
    { entity: 'answer', change: 'delete' },
    { entity: 'question', body: 'Is it soft?' },
    { entity: 'answer', body: 'Yes.' },
  ])('is null for %j', (fields) => {
    expect(moderationProblem(input(fields))).toBeNull();
  });

  it.each<[Partial<ModerationInput>, string]>([
    [{ entity: 'question', change: 'pin' }, 'change must not be pin: only reviews are pinned'],
    [{ entity: 'answer', change: 'unpin' }, 'change must not be unpin: only reviews are pinned'],
    [{ change: 'publish', body: 'Soft' }, 'body must be sent with edit only'],
    [{ change: 'delete', title: null }, 'title must be sent with edit only'],
    [{ change: 'pin', rate: 3 }, 'rate must be sent with edit only'],
    [{}, 'change must come with title, body or rate'],
    [{ entity: 'question' }, 'body is required'],
    [{ entity: 'answer', rate: 1 }, 'body is required'],
    [{ entity: 'question', body: 'x', title: 'y' }, 'title must be sent for reviews only'],
    [{ entity: 'answer', body: 'x', rate: 1 }, 'rate must be sent for reviews only'],
  ])('of %j is a sentence', (fields, expected) => {
    const problem = moderationProblem(input(fields));
    expect(`${problem?.field} ${problem?.message}`).toBe(expected);
  });
});

describe('moderatedFields', () => {
  it.each<[Partial<ModerationInput>, object]>([
    [{ change: 'publish' }, { isPublished: true }],
    [{ change: 'unpublish' }, { isPublished: false }],
    [{ change: 'pin' }, { isPinned: true }],
    [{ change: 'unpin' }, { isPinned: false }],
    [
      { title: null, rate: 2 },
      { title: null, body: undefined, rate: 2 },
    ],
  ])('of %j', (fields, expected) => {
    expect(moderatedFields(input(fields))).toStrictEqual(expected);
  });
});
