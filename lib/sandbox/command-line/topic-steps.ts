import type { TopicName } from '../../api/webhooks/topic-names';
import type { SandboxDirectory, WorldResult } from '../contract/sandbox.schema';
import { SANDBOX } from './command-names';
import { CommandError, RejectedError, type SandboxClient } from './sandbox-client';

/** Sends the requests of the steps. */
type StepClient = Pick<SandboxClient, 'sandbox' | 'operation'>;

type Steps = (client: StepClient) => Promise<void>;

const GUEST = { guestName: 'Robin Park', guestEmail: 'robin@example.com' };

/** A product with several variants, by the ids of the demo shop. */
const VARIANTS = [990011, 990012] as const;

/** Two tiers of the demo shop. A customer can't be in both. */
const TIERS = [12, 13] as const;

/** Dates of which at most one is the birthday of a customer already. */
const BIRTHDAYS = [
  { day: 24, month: 6 },
  { day: 25, month: 6 },
] as const;

async function directory(client: StepClient) {
  const { customers, products, spendingRules } = await client.sandbox<SandboxDirectory>(
    'GET',
    '/sandbox/directory',
  );
  const identifier = (name: string) => ({
    customerIdentifier: customers[name]?.customerIdentifier ?? '',
  });
  return {
    mara: identifier('mara'),
    rich: identifier('rich'),
    identifiers: Object.values(customers).map(({ customerIdentifier }) => customerIdentifier),
    productId: products.reviewed?.id,
    ruleId: spendingRules.flexible?.id,
  };
}

async function createReview(client: StepClient): Promise<number> {
  const { productId } = await directory(client);
  const { review } = await client.operation('POST', 'reviews/createReview', {
    ...GUEST,
    productId,
    rate: 5,
    body: 'Keeps me warm.',
  });
  return review.id;
}

async function createQuestion(client: StepClient): Promise<number> {
  const { productId } = await directory(client);
  const { question } = await client.operation('POST', 'questions/createQuestion', {
    ...GUEST,
    productId,
    body: 'Is it washable?',
  });
  return question.id;
}

async function createAnswer(client: StepClient): Promise<number> {
  const { answer } = await client.operation('POST', 'questions/createAnswer', {
    questionId: await createQuestion(client),
    answer: { body: 'Yes, by hand.', isPublished: true },
  });
  return answer.id;
}

/** Puts a product into a new wishlist. */
async function createItem(client: StepClient) {
  const { mara, productId } = await directory(client);
  const { createdWishlist } = await client.operation('POST', 'wishlists/createWishlist', {
    ...mara,
    wishlistTitle: 'Fired from the terminal',
  });
  const { wishlistId } = createdWishlist;
  const item = { productId, variantId: VARIANTS[0], wishlistId };
  await client.operation('POST', 'wishlists/createWishlistItem', { ...mara, ...item });
  return { mara, productId, wishlistId };
}

const moderate = (client: StepClient, entity: string, id: number, change: object) =>
  client.sandbox<void>('POST', '/sandbox/world', {
    action: 'moderate',
    entity,
    id,
    ...change,
  });

const edit = { change: 'edit', body: 'Edited by the shop owner.' };
const remove = { change: 'delete' };

/** Steps that fire each topic. They are repeatable. */
export const topicSteps: Readonly<Record<string, Steps>> = {
  'customer/balanceUpdated': async (client) => {
    const { mara } = await directory(client);
    await client.operation('POST', 'customers/updateBalance', { ...mara, balanceDelta: 10 });
  },
  'customer/birthdayUpdated': setBirthday,
  'customer/tierUpdated': async (client) => {
    const { rich } = await directory(client);
    for (const tierId of TIERS) {
      const assignment = { action: 'assignTier', ...rich, tierId };
      const { events } = await client.sandbox<WorldResult>('POST', '/sandbox/world', assignment);
      // No event fires if the customer is in this tier already.
      if (events.length > 0) return;
    }
  },
  'customer/rewardCreated': async (client) => {
    const { rich, ruleId } = await directory(client);
    const redemption = { ...rich, ruleId, pointsToSpend: 100 };
    const redeem = () => client.operation('POST', 'rewards/redeem', redemption);
    await redeem().catch(async (error) => {
      if (!(error instanceof RejectedError)) throw error;
      // The points may have expired, or were spent.
      await client.operation('POST', 'customers/updateBalance', { ...rich, balanceDelta: 100 });
      await redeem();
    });
    await client.sandbox('POST', '/sandbox/drain', {});
  },
  'review/created': async (client) => void (await createReview(client)),
  'review/updated': async (client) => moderate(client, 'review', await createReview(client), edit),
  'review/deleted': async (client) =>
    moderate(client, 'review', await createReview(client), remove),
  'question/created': async (client) => void (await createQuestion(client)),
  'question/updated': async (client) =>
    moderate(client, 'question', await createQuestion(client), edit),
  'question/deleted': async (client) =>
    moderate(client, 'question', await createQuestion(client), remove),
  'answer/created': async (client) => void (await createAnswer(client)),
  'answer/updated': async (client) => moderate(client, 'answer', await createAnswer(client), edit),
  'answer/deleted': async (client) =>
    moderate(client, 'answer', await createAnswer(client), remove),
  'wishlistItem/created': async (client) => void (await createItem(client)),
  'wishlistItem/updated': async (client) => {
    const { mara, productId, wishlistId } = await createItem(client);
    const change = { wishlistId, productId, newVariantId: VARIANTS[1] };
    await client.operation('PUT', 'wishlists/updateWishlistItemVariant', { ...mara, ...change });
  },
  'wishlistItem/moved': async (client) => {
    const { mara, productId, wishlistId } = await createItem(client);
    const { createdWishlist } = await client.operation('POST', 'wishlists/createWishlist', {
      ...mara,
      wishlistTitle: 'Moved from the terminal',
    });
    await client.operation('PUT', 'wishlists/moveWishlistItem', {
      ...mara,
      productId,
      fromWishlistId: wishlistId,
      toWishlistId: createdWishlist.wishlistId,
    });
  },
  'wishlistItem/deleted': async (client) => {
    const { mara, wishlistId } = await createItem(client);
    await client.operation('POST', 'wishlists/deleteWishlist', { ...mara, wishlistId });
  },
} satisfies Record<TopicName, Steps>;

/** Sets the birthday of the first customer whose birthday may be changed. */
async function setBirthday(client: StepClient): Promise<void> {
  const { identifiers } = await directory(client);
  for (const customerIdentifier of identifiers) {
    for (const birthday of BIRTHDAYS) {
      try {
        const body = { customerIdentifier, ...birthday };
        await client.operation('POST', 'customers/updateBirthday', body);
        return;
      } catch (error) {
        // This customer's birthday was changed less than a year ago, or is this one.
        if (!(error instanceof RejectedError) || ![403, 409].includes(error.status)) throw error;
      }
    }
  }
  throw new CommandError(
    `Every customer has changed the birthday within a year. Move the clock with \`${SANDBOX} clock +365d\`, or reset.`,
  );
}
