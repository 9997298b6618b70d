import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, type Result, successWith } from '../results';

/** What a customer writes about a gift registry. */
export interface GiftRegistryFields {
  title: string;
  eventType: 'wedding' | 'birth' | 'birthday' | 'other' | null;
  /** Such as `2027-06-12`. */
  eventDate: string | null;
  note: string | null;
  /** Whether only the customer sees it. */
  isPrivate: boolean;
}

/** A gift registry of the customer. */
export interface GiftRegistry extends GiftRegistryFields {
  registryId: number;
  items: { productId: number; variantId: number }[];
}

/** A gift registry to store. */
export interface GiftRegistryForm extends GiftRegistryFields {
  /** A new registry by default. */
  registryId?: number | undefined;
  /** A product to add. */
  productId?: number | undefined;
  /** The first variant by default. */
  variantId?: number | undefined;
}

/** Creates the gift registries of the customer of a page. */
export function createGiftRegistries({ requests }: Pick<ModuleContext, 'requests'>) {
  return {
    read: (registryId: number) =>
      requests.read<GiftRegistry>('/storefront/v1/giftRegistry', { registryId }),
    /** Stores a registry, and returns its id. */
    async save(form: GiftRegistryForm): Promise<Result<number>> {
      const path = '/storefront/v1/saveGiftRegistry';
      const saved = await requests.write<{ registryId: number }>('POST', path, form);
      return hasFailed(saved) ? saved : successWith(saved.data.registryId);
    },
  };
}
