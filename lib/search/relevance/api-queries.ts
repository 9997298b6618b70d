import { queries, type RelevanceQuery } from './relevance-query';

const API = '/docs/Api';
const CONVENTIONS = `${API}/conventions`;
const GUIDES = `${API}/guides`;
const SHARED = `${API}/errors`;
const REWARDS = `${API}/rewards`;
const REVIEWS = `${API}/reviews`;
const QUESTIONS = `${API}/questions`;
const WISHLISTS = `${API}/wishlists`;
const CUSTOMERS = `${API}/customers`;
const HOOKS = `${API}/webhooks`;

/** Queries about the REST API by kind. An expected address with an anchor is the first hit of its page. */
export const API_RELEVANCE_QUERIES: Readonly<Record<string, RelevanceQuery[]>> = {
  concepts: queries(
    ['rate limit', `${GUIDES}/rate_limits`],
    ['api rate limits', `${GUIDES}/rate_limits`],
    ['leaky bucket', `${GUIDES}/rate_limits`],
    ['Retry-After', `${GUIDES}/rate_limits`],
    ['throttling', `${GUIDES}/rate_limits`],
    ['idempotency', CONVENTIONS],
    ['idempotent requests', CONVENTIONS],
    ['safe to retry a POST', `${GUIDES}/rate_limits`],
    ['pagination', `${GUIDES}/pagination`],
    ['how to get the next page of a list', `${GUIDES}/pagination`],
    ['time zone', CONVENTIONS],
    ['are timestamps in UTC', CONVENTIONS],
    ['bearer token', CONVENTIONS],
    ['body of an error response', `${GUIDES}/handling_errors`],
    ['maximum body size', CONVENTIONS],
    ['list of all api scopes', `${API}/scopes`],
    ['write_reward', `${API}/scopes`],
    ['paginate reviews', `${GUIDES}/pagination`],
    ['page through all reviews', `${GUIDES}/pagination`],
    ['test api without real store', `${GUIDES}/sandbox`],
    ['webhook retry schedule', '/docs/Webhooks/behavior'],
    ['how many retries webhook', '/docs/Webhooks/behavior'],
  ),
  files: queries(
    ['swagger', '/api'],
    ['openapi spec download', '/api'],
    ['typescript types for api', '/docs/Api'],
  ),
  statuses: queries(
    ['401', SHARED],
    ['unauthorized', SHARED],
    ['429', `${GUIDES}/rate_limits`],
    ['503 service unavailable', SHARED],
    ['413 payload too large', SHARED],
    ['internal server error', SHARED],
    ['unsupported media type', SHARED],
    ['token lacks the scope', SHARED],
    ["shop has a plan that doesn't include the API", SHARED],
    ['customer does not have enough points', '/docs/Api/errors#notEnoughPoints'],
  ),
  values: queries(
    ['sortingOption mostHelpful', `${REVIEWS}/getReviews`],
    ['sort reviews by most recent', `${REVIEWS}/getReviews`],
    ['instagram_follow', `${REWARDS}/objects/EarningRule`],
    ['completed_referrals', `${REWARDS}/objects/Tier`],
    ['client_credentials', `${API}/authentication/getAccessToken`],
  ),
  objects: queries(
    ['EarningRule', `${REWARDS}/objects/EarningRule`],
    ['spending rule object', `${REWARDS}/objects/SpendingRule`],
    ['BoostCampaign', `${REWARDS}/objects/BoostCampaign`],
    ['WebhookSubscription', `${HOOKS}/objects/WebhookSubscription`],
    ['CustomerData', `${CUSTOMERS}/objects/CustomerData`],
    ['fields of a review', `${REVIEWS}/objects/Review`],
  ),
  tasks: queries(
    ['find a customer by email', `${CUSTOMERS}/getCustomer`],
    ['deduct points from a customer', `${CUSTOMERS}/updateBalance`],
    ['import points from another loyalty app', '/docs/Api/recipes/move_from_another_provider'],
    ['save the birthday of a customer', `${CUSTOMERS}/updateBirthday`],
    ['exchange client id and secret for a token', `${API}/authentication/getAccessToken`],
    ['token for the browser', `${API}/authentication/getStorefrontToken`],
    ['create guest session', `${API}/authentication/createSessionToken`],
    [
      'move wishlist from guest to customer after login',
      `${API}/authentication/attachSessionToken`,
    ],
    ['list all reviews', `${REVIEWS}/getReviews`],
    ['post a review with photos', `${REVIEWS}/createReview`],
    ['reply to a review', `${REVIEWS}/createReply`],
    ['vote a review helpful', `${REVIEWS}/createVote`],
    ['withdraw a vote', `${REVIEWS}/deleteVote`],
    ['can the customer review this product', `${REVIEWS}/canCreateReview`],
    ['ask a question about a product', `${QUESTIONS}/createQuestion`],
    ['answer a question', `${QUESTIONS}/createAnswer`],
    ['report a custom action to give points', `${REWARDS}/sendEvent`],
    ['points to the next tier', `${REWARDS}/getTierProgress`],
    ['vip tier progress api', `${REWARDS}/getTierProgress`],
    ['list rewards of a customer api', `${REWARDS}/getCustomerActiveRewards`],
    ['move an item to another wishlist', `${WISHLISTS}/moveWishlistItem`],
    ['rename a wishlist', `${WISHLISTS}/updateWishlist`],
    ['is a product in a wishlist', `${WISHLISTS}/getWishlistProductStatuses`],
    ['register a webhook url', `${HOOKS}/createSubscription`],
    ['change the address of a webhook', `${HOOKS}/updateSubscription`],
  ),
  places: queries(
    ['pointsToSpend', `${REWARDS}/redeem#body-pointsToSpend`],
    ['balanceDelta must not be 0', '/docs/Api/errors#balanceDeltaInvalid'],
    ['idempotency key', `${CONVENTIONS}#idempotency`],
    ['getReviews sortingOption', `${REVIEWS}/getReviews#query-sortingOption`],
    ['BoostCampaign pointsMultiplier', `${REWARDS}/objects/BoostCampaign#field-pointsMultiplier`],
  ),
};
