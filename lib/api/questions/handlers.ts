import { claimAuthor } from '../authors/claimed-author';
import { filteredCustomerId, publishedFilter } from '../authors/list-filter';
import { SHOP_OWNER, viewerOf } from '../authors/viewer';
import { findProduct, productDataOf } from '../catalog/products';
import { findPurchase } from '../catalog/purchases';
import { actingCustomer } from '../http/access/identity';
import { ApiError } from '../http/api-error';
import type { HandlerContext } from '../http/context';
import { implement } from '../http/implement';
import { createAnswer, createQuestion, getQuestions } from './contract';
import { answerError, isAnswerPublished, isQuestionPublished } from './rules';
import {
  insertAnswer,
  insertQuestion,
  keepQuestion,
  listQuestions,
  type QuestionRow,
  readAnswer,
  readAnswers,
  readQuestion,
} from './store';
import { answerOf, listedQuestion, questionOf } from './views';

/** Operations on questions with what they do. */
export const questionHandlers = [
  implement(getQuestions, async (context) => {
    const { query, shop, token, transaction } = context;
    const { perPage, offset, sortingOption, questionId, productId } = query;
    const isPublished = publishedFilter(token, {
      onlyPublished: query.onlyPublishedQuestions,
      onlyUnpublished: query.onlyUnpublishedQuestions,
    });
    const customerId = await filteredCustomerId(context, query.customerIdentifier);
    const { rows, totalCount } = await listQuestions(
      transaction,
      { shopId: shop.id, customerId, questionId, productId, isPublished },
      { sorting: sortingOption, limit: perPage, offset },
    );
    const viewer = viewerOf(token);
    const answers = await readAnswers(
      transaction,
      { shopId: shop.id, questionIds: rows.map(({ question }) => question.id) },
      { onlyPublished: !viewer.isShopOwner },
    );
    return {
      totalCount,
      currentOffset: offset,
      perPage,
      items: rows.map((row) => listedQuestion(row, answers, viewer, shop.settings, query)),
    };
  }),

  implement(createQuestion, async (context) => {
    const { body, shop, now, transaction } = context;
    const findAuthor = await claimAuthor(context, body);
    const { id: productId } = await findProduct(context, body.productId, 'productNotFound');
    const { customer, guest } = await findAuthor();
    const id = await insertQuestion(transaction, {
      shopId: shop.id,
      customerId: customer?.id ?? null,
      guestName: guest?.name ?? null,
      guestEmail: guest?.email ?? null,
      productId,
      body: body.body,
      isPublished: isQuestionPublished(shop.settings.questions.publishing, customer === null),
      createdAt: now,
    });
    const row = await readQuestion(transaction, shop.id, id);
    if (!row) throw new Error(`Question ${id} was not stored.`);
    const question = questionOf(row, [], SHOP_OWNER);
    await context.emit('question/created', { question });
    return { question };
  }),

  implement(createAnswer, async (context) => {
    const { body, shop, now, token, transaction } = context;
    const isOwnAnswer = token.holder === null && body.customerIdentifier === undefined;
    const customer = isOwnAnswer
      ? null
      : await actingCustomer(context, body.customerIdentifier, 'customerUnknown');
    const row = await keepQuestion(transaction, shop.id, body.questionId);
    const isAsker = customer !== null && row?.question.customerId === customer.id;
    const { isShopOwner } = viewerOf(token);
    if (!row || !(row.question.isPublished || isShopOwner || isAsker)) {
      throw new ApiError('questionNotFound');
    }
    if (customer) {
      const error = answerError({ isAsker, hasBought: await hasBought(context, customer.id, row) });
      if (error) throw new ApiError(error);
    }
    const id = await insertAnswer(transaction, {
      shopId: shop.id,
      questionId: row.question.id,
      customerId: customer?.id ?? null,
      body: body.answer.body,
      isPublished: isAnswerPublished(shop.settings.questions.publishing, {
        wanted: body.answer.isPublished,
        isShopOwner,
      }),
      createdAt: now,
    });
    const stored = await readAnswer(transaction, shop.id, id);
    if (!stored) throw new Error(`Answer ${id} was not stored.`);
    const answer = answerOf(stored, SHOP_OWNER);
    await context.emit('answer/created', { answer, product: productDataOf(row.product) });
    return { answer };
  }),
];

/** Whether a customer bought the product of a question. A product that is gone counts as not bought. */
async function hasBought(
  { shop, transaction }: HandlerContext<unknown, unknown>,
  customerId: number,
  { product }: QuestionRow,
): Promise<boolean> {
  if (!product || product.removedAt) return false;
  const purchase = { shopId: shop.id, customerId, productId: product.id };
  return (await findPurchase(transaction, purchase)) !== null;
}
