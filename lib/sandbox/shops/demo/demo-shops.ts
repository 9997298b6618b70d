import type { ShopFileInput } from '../shop-file.schema';
import { clients } from './clients.data';
import { northlight } from './northlight/northlight';
import { small, southlight } from './southlight.data';

/** The demo shop, another shop for isolation, and one whose plan doesn't include the API, with their clients. */
export const demoShops: ShopFileInput = {
  shops: [northlight, southlight, small],
  clients: [...clients],
};
