import type { ModuleContext } from '../modules/loaded-modules';
import type { Session } from '../requests/session';
import { hasFailed, type Result, successWith } from '../results';
import type { Source } from './shop-data';

/** Whoever wrote something. Only customers see contact data, and only their own. */
interface Author {
  shopifyCustomerId: number | null;
  email: string | null;
  phone: string | null;
}

/** A published answer. */
export interface Answer {
  id: number;
  /** `null` for the shop owner. */
  customer: Author | null;
  body: string;
  createdAt: string;
}

/** A published question with its published answers, the oldest first. */
export interface Question {
  id: number;
  body: string;
  createdAt: string;
  customerDisplayName: string;
  answers: readonly Answer[];
  /** Whether the customer may answer it. */
  isAnswerable: boolean;
}

/** A part of the questions about a product. */
export interface QuestionsPage {
  totalCount: number;
  items: readonly Question[];
  /** What became of the last question or answer that was sent on this page. */
  sent: 'published' | 'waiting' | null;
}

/** Which questions to show. */
export interface QuestionsPart {
  productId: number;
  sorting: string;
  limit: number;
  offset: number;
}

/** What customers and guests write. */
export type NewQuestion = Readonly<Record<'body' | 'guestName' | 'guestEmail', string | undefined>>;

type Listed = Omit<Question, 'isAnswerable'> & { customer: Author };

/** Questions about products, and what is written about them. */
export interface Questions {
  part(part: QuestionsPart): Source<QuestionsPage>;
  ask(productId: number, question: NewQuestion): Promise<Result<unknown>>;
  answer(productId: number, questionId: number, body: string): Promise<Result<unknown>>;
}

/** Creates the questions of a page that has read none. */
export function createQuestions({
  requests,
  tokens,
}: Pick<ModuleContext, 'requests' | 'tokens'>): Questions {
  const sent = new Map<string, QuestionsPage['sent']>();
  const keyNow = (productId: number) => `${tokens.accepted?.session.customerId} ${productId}`;

  const canAnswer = async (productId: number, { role }: Session): Promise<boolean> => {
    if (role === 'guest') return false;
    const path = '/storefront/v1/canAnswer';
    const read = await requests.read<{ canAnswer: boolean }>(path, { productId });
    // Without it, customers can still read.
    return !hasFailed(read) && read.data.canAnswer;
  };

  return {
    part: ({ productId, sorting, limit, offset }) => ({
      key: `questions of ${productId} by ${sorting}, ${limit} from ${offset}`,
      area: 'questions',
      isPersonal: true,
      async read() {
        const holder = await tokens.current();
        if (hasFailed(holder)) return holder;
        const { session } = holder.data;
        const [questions, isBuyer] = await Promise.all([
          requests.read<{ totalCount: number; items: Listed[] }>('/v2/questions/getQuestions', {
            productId,
            sortingOption: sorting,
            perPage: limit,
            offset,
            withCustomerDisplayName: true,
          }),
          canAnswer(productId, session),
        ]);
        if (hasFailed(questions)) return questions;
        const items = questions.data.items.map(({ customer, ...question }) => ({
          ...question,
          isAnswerable: isBuyer && !isOwn(customer, session),
        }));
        const { totalCount } = questions.data;
        return successWith({
          totalCount,
          items,
          sent: sent.get(`${session.customerId} ${productId}`) ?? null,
        });
      },
    }),
    async ask(productId, question) {
      const written = await requests.write<{ question: { isPublished: boolean } }>(
        'POST',
        '/v2/questions/createQuestion',
        { productId, ...question },
      );
      if (!hasFailed(written)) sent.set(keyNow(productId), stateOf(written.data.question));
      return written;
    },
    async answer(productId, questionId, body) {
      const written = await requests.write<{ answer: { isPublished: boolean } }>(
        'POST',
        '/v2/questions/createAnswer',
        // The setting of the shop decides.
        { questionId, answer: { body, isPublished: true } },
      );
      if (!hasFailed(written)) sent.set(keyNow(productId), stateOf(written.data.answer));
      return written;
    },
  };
}

const stateOf = ({ isPublished }: { isPublished: boolean }) =>
  isPublished ? 'published' : 'waiting';

function isOwn({ shopifyCustomerId, email, phone }: Author, { customerId }: Session): boolean {
  return (
    email !== null || phone !== null || (customerId !== null && shopifyCustomerId === customerId)
  );
}
