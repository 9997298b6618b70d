import type { ShopInput } from '../../shop-file.schema';
import { ago } from '../ago';
import { people } from './people.data';

type Sessions = NonNullable<ShopInput['sessions']>;
type Wishlists = NonNullable<ShopInput['wishlists']>;
type ShareLinks = NonNullable<ShopInput['shareLinks']>;

const { mara, tom, rich, birthdayLongAgo } = people;

/** Two open sessions of guests, and one that was attached to a customer. */
export const sessions: Readonly<Sessions> = [
  { id: 51, token: 'ses_0c9a4d77', createdAt: ago(6), lastUsedAt: ago(2) },
  { id: 52, token: 'ses_4e81b2c9', createdAt: ago(15), lastUsedAt: ago(3) },
  {
    id: 53,
    token: 'ses_77d0c5aa',
    customerId: tom.id,
    createdAt: ago(50),
    lastUsedAt: ago(41),
  },
];

export const wishlists: Readonly<Wishlists> = [
  {
    id: 301,
    customerId: mara.id,
    title: 'Winter',
    isDefault: true,
    createdAt: ago(150),
    items: [{ id: 3001, productId: 880010, variantId: 990011, addedAt: ago(149) }],
  },
  { id: 302, customerId: mara.id, title: 'Gifts', createdAt: ago(70) },
  {
    id: 303,
    customerId: tom.id,
    title: 'Kitchen',
    isDefault: true,
    createdAt: ago(41),
    items: [
      { id: 3002, productId: 880014, variantId: 990019, addedAt: ago(41) },
      { id: 3003, productId: 880016, variantId: 990024, addedAt: ago(39) },
      { id: 3004, productId: 880010, variantId: 990013, addedAt: ago(20) },
    ],
  },
  {
    id: 304,
    customerId: rich.id,
    title: 'Birthday surprises',
    isDefault: true,
    isPrivate: true,
    createdAt: ago(33),
    items: [
      { id: 3005, productId: 880015, variantId: 990021, addedAt: ago(33) },
      { id: 3006, productId: 880015, variantId: 990023, addedAt: ago(32) },
      { id: 3007, productId: 880010, variantId: 990012, addedAt: ago(31) },
    ],
  },
  {
    id: 305,
    sessionId: 51,
    title: 'Wishlist',
    isDefault: true,
    createdAt: ago(6),
    items: [{ id: 3008, productId: 880010, variantId: 990011, addedAt: ago(6) }],
  },
  {
    id: 306,
    sessionId: 52,
    title: 'winter',
    isDefault: true,
    createdAt: ago(15),
    items: [
      { id: 3009, productId: 880010, variantId: 990011, addedAt: ago(15) },
      { id: 3010, productId: 880011, variantId: 990015, addedAt: ago(14) },
    ],
  },
  {
    id: 307,
    customerId: birthdayLongAgo.id,
    title: 'For the cabin',
    isDefault: true,
    createdAt: ago(5),
    items: [
      { id: 3011, productId: 880012, variantId: 990016, addedAt: ago(5) },
      { id: 3012, productId: 880013, variantId: 990018, addedAt: ago(5) },
    ],
  },
];

export const shareLinks: Readonly<ShareLinks> = [
  {
    id: 401,
    token: 'sh_77ab',
    customerId: mara.id,
    channel: 'whatsapp',
    wishlistIds: [301],
    createdAt: ago(140),
  },
  {
    id: 402,
    token: 'sh_1f3c',
    customerId: tom.id,
    channel: 'copyShareLink',
    wishlistIds: [303],
    createdAt: ago(19),
  },
];
