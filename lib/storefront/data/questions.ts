import type { ModuleContext } from '../modules/loaded-modules';
import type { Session } from '../requests/session';
import { hasFailed, successWith } from '../results';
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

/** Creates the questions about products of a page that has read none, and what is written about them. */
export function createQuestions({ requests, tokens }: Pick<ModuleContext, 'requests' | 'tokens'>) {
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
    part: ({ productId, sorting, limit, offset }: QuestionsPart): Source<QuestionsPage> => ({
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
    async ask(productId: number, question: NewQuestion) {
      const written = await requests.write<{ question: { isPublished: boolean } }>(
        'POST',
        '/v2/questions/createQuestion',
        { productId, ...question },
      );
      if (!hasFailed(written)) sent.set(keyNow(productId), stateOf(written.data.question));
      return written;
    },
    async answer(productId: number, questionId: number, body: string) {
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
