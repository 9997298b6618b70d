export const moderatedEntities = ['review', 'question', 'answer'] as const;

/** Changes of an entry. */
export const moderations = ['publish', 'unpublish', 'pin', 'unpin', 'edit', 'delete'] as const;

export type Moderation = (typeof moderations)[number];

/** A decision of the shop owner about a review, a question or an answer. */
export interface ModerationInput {
  entity: (typeof moderatedEntities)[number];
  id: number;
  change: Moderation;
  title?: string | null | undefined;
  body?: string | undefined;
  rate?: number | undefined;
}

/** Why a decision makes no sense, as the rest of a sentence about a field; `null` if it does. */
export function moderationProblem(
  input: ModerationInput,
): { field: keyof ModerationInput; message: string } | null {
  const { entity, change, title, body, rate } = input;
  const isOfReview = entity === 'review';
  if (!isOfReview && (change === 'pin' || change === 'unpin')) {
    return { field: 'change', message: `must not be ${change}: only reviews are pinned` };
  }
  if (change !== 'edit') {
    const text = (['title', 'body', 'rate'] as const).find((field) => input[field] !== undefined);
    return text ? { field: text, message: 'must be sent with edit only' } : null;
  }
  if (isOfReview) {
    const isEmpty = title === undefined && body === undefined && rate === undefined;
    return isEmpty ? { field: 'change', message: 'must come with title, body or rate' } : null;
  }
  if (body === undefined) return { field: 'body', message: 'is required' };
  const foreign = title !== undefined ? 'title' : 'rate';
  return input[foreign] === undefined
    ? null
    : { field: foreign, message: 'must be sent for reviews only' };
}

/** The fields that a decision changes. */
export interface ModeratedFields {
  title?: string | null | undefined;
  body?: string | undefined;
  rate?: number | undefined;
  isPublished?: boolean;
  isPinned?: boolean;
}

/** The fields that a decision other than to delete sets. */
export function moderatedFields({ change, title, body, rate }: ModerationInput): ModeratedFields {
  switch (change) {
    case 'publish':
      return { isPublished: true };
    case 'unpublish':
      return { isPublished: false };
    case 'pin':
      return { isPinned: true };
    case 'unpin':
      return { isPinned: false };
    default:
      return { title, body, rate };
  }
}
