/** The general meaning of each field whose meaning differs between places. */
const GENERAL_MEANINGS: Readonly<Record<string, string>> = {
  address: 'The https address of a webhook subscription.',
  answer: 'An answer to a question.',
  appliesTo: 'The products that a discount applies to.',
  balanceDelta: 'A change of the points balance, negative for a deduction.',
  birthday: "The customer's birthday as `MM-DD`, without the year.",
  body: 'The text of a review, reply, question or answer.',
  collectionIds: 'The collections that a discount applies to.',
  completed: 'Whether a limit has been reached.',
  condition: 'The kind of milestone that a tier requires.',
  createdAt: 'When the entry was created.',
  currency: 'The ISO 4217 code of amounts of money.',
  currentTier: "The customer's VIP tier; `null` without one.",
  customer: 'The customer to whom the entry belongs.',
  customerDisplayName: "The name of the author, in the format of the shop owner's choice.",
  customerIdentifier: 'The shop id, e-mail address or phone number of a customer, as a string.',
  description: 'A text by the shop owner; `null` without one.',
  discountType: 'The kind of a discount; `null` for rewards that are no discount.',
  email: 'An e-mail address; `null` if it is unknown.',
  error: 'Why a request or call failed.',
  expiresAt: 'When a token or a code expires.',
  fromWishlistId: 'The wishlist that contained an item before it moved.',
  guestEmail: 'The e-mail address of a guest who writes something.',
  guestName: 'The name of a guest who writes something.',
  handler: 'A function that handles an event.',
  id: 'The id of the entry itself. For products, the id in the shop.',
  images: 'The images of a review.',
  isDefault: 'Whether the entry is the default one.',
  isFlexible: 'Whether the customer chooses the number of points.',
  isPublished: 'Whether the entry is visible in the storefront.',
  items: 'The entries of a list.',
  maxShippingRate: 'The highest shipping rate that a code covers; `null` for any rate.',
  message: 'A text about the result, for people.',
  minimumPurchaseAmount: 'The minimum order value of a code; `null` without a minimum.',
  newVariantId: 'The variant of a wishlist item after a change.',
  oldVariantId: 'The variant of a wishlist item before a change.',
  origin: 'The type of the activity for which a reward was given.',
  phone: 'A phone number in E.164 format; `null` if it is unknown.',
  points: 'A number of points.',
  pointsBalance: 'The points that the customer can spend.',
  pointsMultiplier: 'A factor for earned points.',
  pointsToSpend: 'The number of points to spend, for flexible rules only.',
  product: 'The product to which the entry belongs.',
  productId: "The shop's id of a product.",
  products: 'The products that a customer can choose from.',
  question: 'A question about a product.',
  questionId: 'The id of a question.',
  reply: "The shop owner's reply to a review.",
  review: 'A review of a product or of the shop.',
  reviewId: 'The id of a review.',
  reward: 'The reward that a customer received.',
  rewarding: 'The reward that a rule or a tier gives.',
  ruleId: 'The id of an earning rule or a spending rule.',
  selectedVariantId: 'The variant that the customer chooses as a free product.',
  sessionToken: 'The token of a guest session.',
  shop: 'The permanent domain of the shop.',
  spentPoints: 'The points that were deducted for a reward.',
  status: 'The state of the entry or the outcome of a call.',
  storefrontToken: 'A token that identifies one visitor, customer or guest, for one hour.',
  title: 'The name of the entry.',
  toWishlistId: 'The wishlist that contains an item after it moved.',
  totalCount: 'A number of entries in total.',
  type: 'The kind of the entry. It determines the other fields.',
  value: 'The amount or the percentage of a reward.',
  variantId: "The shop's id of a product variant.",
  votes: 'The number of customers who found a review helpful.',
  wishlistId: 'The id of a wishlist.',
  wishlistItem: 'A product in a wishlist.',
  wishlistTitle: 'The title of a wishlist.',
};

/**
 * The meaning that all places of a field share.
 *
 * @throws Error for a field without one
 */
export function generalMeaning(field: string): string {
  const meaning = GENERAL_MEANINGS[field];
  if (meaning) return meaning;
  throw new Error(
    `"${field}" has a different meaning in different places: add its general meaning to field-meanings.data.ts`,
  );
}

/** The fields that have a general meaning. */
export const fieldsWithGeneralMeaning: readonly string[] = Object.keys(GENERAL_MEANINGS);
