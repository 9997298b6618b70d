import type { Tier } from '@/lib/storefront/declared';

/** The image of a tier, if it has one. Its name is beside it. */
export const tierImage = (tier: Pick<Tier, 'image'> | null | undefined) =>
  // biome-ignore lint/performance/noImgElement: pages of shops have no images of the framework
  tier?.image ? <img alt="" height="88" src={tier.image} width="88" /> : null;
