import { customerCalls } from './customers/contract';
import { galleryCalls } from './gallery/contract';
import { oauthCalls } from './oauth/contract';
import { questionCalls } from './questions/contract';
import { reviewCalls } from './reviews/contract';
import { rewardCalls } from './rewards/contract';
import { webhookCalls } from './webhooks/contract';
import { wishlistCalls } from './wishlists/contract';

/** All 47 calls of the API, in the order of the reference. */
export const calls = [
  ...oauthCalls,
  ...customerCalls,
  ...rewardCalls,
  ...reviewCalls,
  ...questionCalls,
  ...galleryCalls,
  ...wishlistCalls,
  ...webhookCalls,
] as const;
