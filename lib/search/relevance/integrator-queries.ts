import { queries, queriesFor, type RelevanceQuery } from './relevance-query';

const API = '/docs/Api';
const GUIDES = `${API}/guides`;
const RECIPES = `${API}/recipes`;
const RULES = `${API}/program_rules`;
const HOOKS = '/docs/Webhooks';
const SPENDING = '/docs/Sdk/modules/rewards/methods/getRewardsSpendingRules';

/** Queries about what integrators asked while they wrote their first integration: five for each subject. */
export const INTEGRATOR_RELEVANCE_QUERIES: Readonly<Record<string, readonly RelevanceQuery[]>> = {
  totalsOfReviews: queriesFor(`${API}/reviews/getReviews`, [
    'withStarsDistribution in getReviews',
    'star distribution in the list of reviews',
    'count reviews with photos in getReviews',
    'number of replies with the reviews',
    'getReviews withMediaCount',
  ]),
  addresses: queries(
    ['webhook address with spaces', `${API}/webhooks/createSubscription`],
    ['maximum length of a webhook url', `${API}/webhooks/createSubscription`],
    ['normalized webhook address', `${API}/webhooks/createSubscription`],
    ['image url with spaces', `${API}/reviews/createReview`],
    ['maximum length of an image url', `${API}/reviews/createReview`],
  ),
  transport: queries(
    ['status 431', `${API}/errors`],
    ['request header fields too large', `${GUIDES}/troubleshooting`],
    ['Expect 100-continue 417', `${GUIDES}/troubleshooting`],
    ['error without CORS headers', `${GUIDES}/troubleshooting`],
    ['error for a body that is too large', `${API}/errors`],
  ),
  forms: queriesFor(`${GUIDES}/photos`, [
    'images[] in a form',
    'send two photos with PHP curl',
    'curl -F images=@photo.webp',
    'content type of an uploaded file',
    'multipart upload of review images',
  ]),
  tokenRequests: queries(
    ['Idempotency-Key of token requests', `${API}/conventions`],
    ['which requests ignore the Idempotency-Key', `${API}/conventions`],
    ['idempotency key is ignored', `${API}/conventions`],
    ['cache an access token until it expires', `${GUIDES}/authentication`],
    ['request a new token after 401', `${GUIDES}/authentication`],
  ),
  itemsOfOneList: queries(
    ['remove a product from one wishlist only', `${API}/wishlists/deleteWishlistItem`],
    ['which wishlist does deleteWishlistItem use', `${API}/wishlists/deleteWishlistItem`],
    ['delete a product from one wishlist', `${API}/wishlists/deleteWishlistItem`],
    ['productAlreadyInTargetWishlist', `${API}/wishlists/moveWishlistItem`],
    ['product is already in the target wishlist', `${API}/wishlists/moveWishlistItem`],
  ),
  uploads: queriesFor(`${GUIDES}/photos`, [
    'host of uploaded images',
    'address of an uploaded photo',
    'uploaded images have the wrong domain',
    'where are uploaded photos stored',
    'server of uploaded images',
  ]),
  metadata: queriesFor(`${GUIDES}/photos`, [
    'exif data of photos',
    'remove gps location from photos',
    'photo is rotated',
    'maximum megapixels of a photo',
    'image formats that can be uploaded',
  ]),
  bodies: queries(
    ['gzip request body', `${API}/conventions`],
    ['can I compress the request body', `${API}/conventions`],
    ['field is sent twice in a form', `${GUIDES}/photos`],
    ['which response headers can a browser read', `${API}/conventions`],
    ['delayed requests instead of 429', `${GUIDES}/rate_limits`],
  ),
  retries: queriesFor(`${GUIDES}/rate_limits`, [
    'is it safe to retry a 429 without idempotency key',
    'retry a POST after 429',
    'was the request carried out after 503',
    'serviceUnavailable retry',
    'which errors can I retry',
  ]),
  errorNames: queries(
    ['Laurel-Error header', `${GUIDES}/handling_errors`],
    ['stable error code in a header', `${GUIDES}/handling_errors`],
    ['tell errors with the same status apart', `${GUIDES}/handling_errors`],
    ['validationFailed', `${API}/errors#validationFailed`],
    ['headersTooLarge', `${API}/errors`],
  ),
  requirements: queries(
    ['isRedeemable', SPENDING],
    ['why can a customer not redeem a reward', `${API}/rewards/getSpendingRules`],
    ['notRedeemableReason', SPENDING],
    ['minimum order of an earning rule', `${API}/rewards/objects/EarningRule`],
    ['how often can a reward be redeemed', `${API}/rewards/getSpendingRules`],
  ),
  parameters: queries(
    ['createdAfter', `${API}/rewards/getActivityHistory`],
    ['activities since the last sync', `${RECIPES}/nightly_sync`],
    ['X-Redemption-Id', `${API}/rewards/redeem`],
    ['id of a redemption', `${API}/rewards/redeem`],
    ['getWishlists with a share token', `${API}/wishlists/getWishlists`],
  ),
  clients: queries(
    ['python client for the API', `${RECIPES}/clients`],
    ['php library', `${RECIPES}/clients`],
    ['install @laurel/api', `${RECIPES}/nodejs`],
    ['npx @laurel/sandbox listen', `${HOOKS}/receive_locally`],
    ['receive webhooks without installing anything', `${HOOKS}/receive_locally`],
  ),
  files: queries(
    ['bruno collection', API],
    ['openapi.d.ts', API],
    ['import the API into Postman', API],
    ['ETag of spending rules', `${API}/conventions`],
    ['basic authentication with client id and secret', `${GUIDES}/authentication`],
  ),
  rules: queries(
    ['what happens to points after a partial refund', RULES],
    ['are customers downgraded at the end of a period', RULES],
    ['merge of wishlists at login', RULES],
    ['json_encode empty array', `${GUIDES}/troubleshooting`],
    ['move loyalty data from another provider', `${RECIPES}/move_from_another_provider`],
  ),
};
