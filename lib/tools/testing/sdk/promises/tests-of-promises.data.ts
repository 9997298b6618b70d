import type { WidgetName } from '../../../../content/sdk/widgets';

/** Sentences that say what readers do or may do, which no test can check. */
export const ADVICE = 'advice';

/** Tests of every widget, by the end of the label that all pages have. */
export const TESTS_OF_EVERY_WIDGET = {
  Loading: 'every-widget: takes its space while it loads',
  'app disabled': 'every-widget: is empty while its app is disabled',
} as const;

const LIKE_CUSTOMERS = 'kept-promises: see the same as customers where the page says so';
const EVENTS = 'every-widget: $event comes from $widget';
const ATTRIBUTES = 'every-widget: $name changes $widget';
const OUTLINES = 'kept-promises: outline the content of %s until it is there';
const NO_REVIEWS = 'kept-promises: shows nothing, or a note, in a shop without reviews';

/**
 * For each sentence of the pages under "What the customer sees" the test that would fail without it, as file and title, by the
 * label of the list item. The test beside this file says which sentence has none.
 */
export const TESTS_OF_PROMISES: Readonly<
  Record<WidgetName, Readonly<Record<string, readonly string[]>>>
> = {
  reviews_average: {
    'With reviews': ['widgets: has stars, the average and the number of reviews'],
    'Without reviews': ['widgets: says that there are no reviews, or is empty'],
  },
  reviews_listing_average: {
    'With reviews': [
      'widgets: read 20 products with one request, and each product once',
      LIKE_CUSTOMERS,
    ],
    'Without reviews': ['widgets: keep their height without reviews'],
    Guest: [LIKE_CUSTOMERS],
  },
  reviews_mini_slider: {
    'With reviews': [
      'review-sliders: shows one review at a time, with a minimum of stars',
      'review-sliders: shows one review at a time, with a minimum of stars',
      EVENTS,
    ],
    'No matching review': [NO_REVIEWS, ADVICE],
    Guest: [LIKE_CUSTOMERS],
  },
  reviews_questions_list: {
    'With questions': [
      'questions: has questions and answers, the newest first, and shows more on demand',
      'questions: has questions and answers, the newest first, and shows more on demand',
      'questions: has questions and answers, the newest first, and shows more on demand',
    ],
    'Customer who bought the product': [
      'questions: is for buyers and the questions of others, and waits if the shop publishes by hand',
      'questions: has no button for guests, for others, and for one’s own question',
    ],
    Guest: ['questions: of a guest needs a name and an address, and waits for the shop'],
    'No questions': [
      'questions: invites to ask the first question, or is empty',
      'questions: invites to ask the first question, or is empty',
    ],
  },
  reviews_drawer: {
    Closed: ['reviews-drawer: has its button on the side that the page wants, or none'],
    Opening: [OUTLINES],
    Open: [
      'reviews-drawer: opens on the questions, whose form opens on top of it',
      'reviews-drawer: opens by its button, and returns the focus to it',
      'reviews-drawer: has the reviews of the whole shop without a product, and no questions',
    ],
    Guest: [
      'reviews-drawer: stays open while a review is written on top of it, with the events in their order',
      'review-lists: of a guest has photos, needs an address, and waits',
    ],
    'No reviews or questions': [
      'reviews-drawer: invites to write what a product doesn’t have, in the language of the page',
    ],
  },
  reviews_list_header: {
    'With reviews': [
      'review-lists: covers the shop without a product, and invites to write the first review of one',
      'review-lists: has the share of each number of stars, which filters the list of the product',
    ],
    'Review sent': [
      'review-lists: of a customer changes every widget that shows it',
      'review-lists: of a customer changes every widget that shows it',
    ],
    'No reviews': [
      'review-lists: covers the shop without a product, and invites to write the first review of one',
    ],
    Guest: [
      'kept-promises: see no points for a review',
      'review-lists: of a guest has photos, needs an address, and waits',
    ],
    'Not allowed': ['review-lists: of a customer changes every widget that shows it'],
  },
  reviews_list: {
    Cards: [
      'kept-promises: mark buyers, and have public replies only',
      'review-lists: open in full size, and change with buttons and keys',
      'kept-promises: mark buyers, and have public replies only',
    ],
    'More reviews than the limit': [
      'review-lists: has pinned reviews first, then the newest, and shows more on demand',
    ],
    Votes: ['review-lists: counts at once, with one request for each list, and can be taken back'],
    Guest: [
      'review-lists: has pinned reviews first, then the newest, and shows more on demand',
      'review-lists: asks guests to sign in',
    ],
    'No reviews': ['review-lists: says that there are no reviews, or is empty'],
  },
  reviews_page: {
    'Products tab': [
      'review-lists: searches reviews of products, which link to them, and has those of the shop in a tab',
    ],
    'Shop tab': [
      'review-lists: searches reviews of products, which link to them, and has those of the shop in a tab',
    ],
    Search: [
      'review-lists: searches reviews of products, which link to them, and has those of the shop in a tab',
      'kept-promises: are found without accents',
    ],
    Guest: ['kept-promises: are found without accents', EVENTS],
    'No reviews': [NO_REVIEWS],
  },
  reviews_product_page: {
    'Reviews tab': [
      'kept-promises: of a product page have controls, and a bar filters them',
      'kept-promises: of a product page have controls, and a bar filters them',
    ],
    'Questions tab': ['review-lists: have tabs with their numbers, of which one has the questions'],
    Guest: [EVENTS, EVENTS],
    'No reviews or questions': [
      'reviews-drawer: invites to write what a product doesn’t have, in the language of the page',
    ],
  },
  reviews_slider: {
    'Three or more reviews': [
      'review-sliders: moves by its arrows, and from the end to the start',
      'kept-promises: are shortened in a slider',
      'review-sliders: shows photos in full size, and only reviews with photos if it must',
    ],
    'Fewer than three reviews': [
      'review-sliders: is empty with fewer than three reviews, or without any that match',
    ],
    Guest: [LIKE_CUSTOMERS],
  },
  reviews_trust_badge: {
    'With reviews': ['widgets: has the rating of the shop, and links to its reviews page'],
    'Without reviews': [NO_REVIEWS],
    Guest: [LIKE_CUSTOMERS],
  },
  rewards_available_rewards_page: {
    'Customer with rewards': [
      'reward-exchange: have conditions in a dialog, and codes to copy and to apply with the link of the shop',
      'kept-promises: says that a code is in a checkout that can’t list its codes',
      'reward-exchange: have conditions in a dialog, and codes to copy and to apply with the link of the shop',
      'lib/api/rewards/program: lists what can be used now, newest first',
    ],
    'Customer without rewards': [
      'reward-exchange: ask guests to sign in, and lead customers without any to the ways to spend',
    ],
    Guest: [
      'reward-exchange: ask guests to sign in, and lead customers without any to the ways to spend',
    ],
  },
  rewards_points_balance_inline: {
    Customer: [
      'widgets: is read once for all copies, and is lower right after a redemption',
      'widgets: is read once for all copies, and is lower right after a redemption',
    ],
    'Customer without points': ['kept-promises: are 0 for customers without any'],
    Guest: ['widgets: is nothing for guests, and that of the customer after a sign-in', ADVICE],
  },
  rewards_earn_points_cart_page: {
    Customer: [
      'kept-promises: of a cart count the campaign, with a mark, and are for those who take part',
      'kept-promises: of a cart count the campaign, with a mark, and are for those who take part',
    ],
    Guest: [
      'kept-promises: of a cart count the campaign, with a mark, and are for those who take part',
    ],
    'No active rule for orders, an empty cart, or a total below the minimum of the rule': [
      'earn-points: are those of its total, which the page can change',
    ],
    'Customer excluded from the program, or points program disabled': [
      'kept-promises: of a cart count the campaign, with a mark, and are for those who take part',
    ],
    "Cart that can't be read": [
      'earn-points: are those of the cart of the theme, which can be read again',
    ],
  },
  rewards_earn_points_product_page: {
    Customer: [
      'earn-points: are those of its price, the quantity, and the tier',
      'earn-points: are those of its price, the quantity, and the tier',
    ],
    Guest: [
      'earn-points: are those of the selected variant, without a tier for guests, who can join',
    ],
    'Product excluded from the program, no active rule for orders, or a price below the minimum of the rule':
      [
        'earn-points: are hidden if it is excluded, if the customer is, and without a rule for orders',
      ],
    'Customer excluded from the program, or points program disabled': [
      'earn-points: are hidden if it is excluded, if the customer is, and without a rule for orders',
    ],
  },
  rewards_faq_page: {
    'Guests and customers': [
      LIKE_CUSTOMERS,
      'reward-pages: opens answers by the keyboard, and the first one if the page wants it',
    ],
    'No texts in the settings': ['reward-pages: is empty without texts'],
  },
  rewards_history_page: {
    Customer: [
      'reward-pages: has the newest activities first, and reads each page when it is opened',
      'components/widgets/rewards/history/activity-texts: like %j is "%s" with %s',
      'reward-pages: has the newest activities first, and reads each page when it is opened',
    ],
    'Failed redemption': [
      'kept-promises: that came back have two entries in the history',
      'kept-promises: that came back have two entries in the history',
    ],
    'No activities': ['reward-pages: says that there is nothing yet, and asks guests to sign in'],
    Guest: ['reward-pages: says that there is nothing yet, and asks guests to sign in'],
  },
  rewards_loyalty_info_page: {
    Customer: [
      'reward-pages: has the balance, the tier, and the next goal',
      'reward-pages: has no goal on the highest tier, and asks for the birthday',
    ],
    'Customer on the highest tier': [
      'reward-pages: has no goal on the highest tier, and asks for the birthday',
    ],
    'Customer excluded from the points or the tiers': [
      'reward-pages: leaves out what a customer is excluded from',
    ],
    Guest: ['kept-promises: read the words of the shop owner in the loyalty information'],
    'No program enabled': ['reward-pages: is empty without any program'],
  },
  rewards_pop_up_root: {
    Launcher: [
      'pop-up: has the balance of the customer, and follows it',
      'pop-up: is there without a balance if it cannot be read, and for guests',
    ],
    'Panel for customers': [
      'pop-up: leads from the balance to other views and back, with the focus and the events',
    ],
    'Panel for guests': ['pop-up: introduces the program, and can be joined'],
    'Disabled program': ['pop-up: has no entries of disabled programs'],
  },
  rewards_pop_up: {
    'First opening': [OUTLINES],
    Customer: [
      'pop-up: leads from the balance to other views and back, with the focus and the events',
    ],
    'Too few points': [
      'kept-promises: lead from a reward that is too expensive to the ways to earn',
    ],
    Guest: ['pop-up: introduces the program, and can be joined'],
    'After redeeming': ['pop-up: shows the available rewards after a redemption in it'],
  },
  rewards_referral_program_page: {
    Customer: [
      'referrals: shows customers both rewards, their link to copy, and their friends',
      'kept-promises: shows customers without friends a 0',
      'referrals: gives a friend the code of the offer, which is for new customers',
      'lib/sandbox/world/orders/referral: rewards both sides, as a referral does',
    ],
    Guest: ['referrals: invites guests to join'],
    'No friends yet': ['kept-promises: shows customers without friends a 0'],
    'Referral program disabled, or customer excluded from it': [
      'referrals: is empty while it is disabled, and for customers that it excludes',
    ],
  },
  rewards_referrals_page: {
    'Invited friend': [
      'referrals: gives a friend the code of the offer, which is for new customers',
      'referrals: gives a friend the code of the offer, which is for new customers',
      'lib/api/storefront/referrals: gives a friend the code of the offer, once',
    ],
    'Existing customer': [
      'referrals: explains the offer to customers, and to friends without a valid link',
      'lib/api/storefront/referrals: gives nothing to customers, whether or not they are signed in',
    ],
    'Customer who opens their own link': [
      'referrals: explains the offer to customers, and to friends without a valid link',
    ],
    'No referral link, or an unknown one': [
      'referrals: explains the offer to customers, and to friends without a valid link',
    ],
    'Referral program disabled, or no offer for friends': [
      'referrals: is empty without a program or an offer',
    ],
  },
  rewards_vip_tiers_card: {
    Customer: [
      'widgets: show what the customer has reached, and the way to the next one',
      'widgets: show what the customer has reached, and the way to the next one',
    ],
    Guest: ['widgets: invite guests to join'],
    'Tier without an image': ['kept-promises: without an image begin with the name'],
  },
  rewards_vip_tiers_multi_progress: {
    Customer: [
      'reward-pages: is filled to what the customer has spent',
      'kept-promises: have steps of the same length',
      'lib/api/rewards/tiers/tier-progress: counts from a date that the shop sets',
    ],
    'Highest tier': ['reward-pages: is full on the highest tier, and empty for guests'],
    Guest: ['reward-pages: is full on the highest tier, and empty for guests'],
    'Refunded order': [
      'lib/sandbox/world/orders/refunded-orders: takes back all points, the punch and the milestone of a whole order',
    ],
    'Tiers program disabled, or customer excluded from the tiers': [
      'kept-promises: have no bars without a program, or without a part in it',
    ],
  },
  rewards_vip_tiers_page: {
    'Every tier': [
      'reward-pages: has a card for each tier, with that of the customer marked',
      'lib/api/rewards/tiers/tier-changes: give their entry reward once, however often they are reached',
    ],
    Customer: ['reward-pages: has a card for each tier, with that of the customer marked'],
    Guest: [
      'reward-pages: marks no tier for guests, and is empty for customers that the program excludes',
    ],
    'Tiers program disabled': ['reward-pages: is empty without a tiers program'],
  },
  rewards_vip_tiers_single_progress: {
    'Below the highest tier': [
      'widgets: show what the customer has reached, and the way to the next one',
    ],
    'Highest tier': ['kept-promises: have a full bar without a goal at the end'],
    'Tiers by customer tag': ['kept-promises: by tag have no progress'],
    Guest: ['widgets: invite guests to join'],
  },
  rewards_ways_to_earn: {
    Customer: [
      'reward-exchange: lead customers to what earns points, and say what is done',
      'reward-exchange: store the birthday',
      'lib/sandbox/world/calendar/birthday: counts from next year if it is stored on the day',
    ],
    'Rule with a limit': [
      'lib/api/rewards/program: says for a customer which rules are used up',
      'lib/api/rewards/earning/earning-rules: count rewards of the last days, or all',
    ],
    Guest: [
      'reward-exchange: invite guests, as many as the placeholder has room for',
      'reward-exchange: invite guests, as many as the placeholder has room for',
    ],
    'No active rule': ['kept-promises: have no ways without active rules'],
    'Rewards app or points program disabled, or customer excluded from it': [
      'reward-exchange: are nothing without a points program, and for customers that it excludes',
    ],
  },
  rewards_ways_to_spend: {
    'Enough points': [
      EVENTS,
      'reward-exchange: redeem as many points as the customer chooses, and everything is read again once',
    ],
    'Too few points': [
      'reward-exchange: lead to the ways to earn without enough points, and say why else a rule is of no use',
    ],
    "Rule that the customer can't redeem": [
      'kept-promises: can’t buy what is used up or sold out, which says so',
    ],
    'Verification required': [
      'reward-exchange: asks for six digits before points are spent',
      'reward-exchange: asks for six digits before points are spent',
      'lib/api/races/verification: spend a code once',
    ],
    'After redeeming': [
      'reward-exchange: redeem as many points as the customer chooses, and everything is read again once',
      'reward-exchange: redeem as many points as the customer chooses, and everything is read again once',
    ],
    Guest: ['reward-exchange: show guests the prices only'],
    'Rewards app or points program disabled, customer excluded from it, or no active rule': [
      'kept-promises: have no ways without active rules',
    ],
  },
  wishlists_add_to_wishlist_product_card: {
    'Not saved, saved': [
      'widgets: save and remove a product of a guest, and all of them show it',
      'widgets: save and remove a product of a guest, and all of them show it',
    ],
    'Several lists': ['widgets: ask customers with several lists for the list'],
    Guest: [
      'widgets: save and remove a product of a guest, and all of them show it',
      'widgets: ask guests to sign in if the shop requires it',
    ],
    'Rejected by the server': ['widgets: say in the dialog that saving has failed'],
  },
  wishlists_add_to_wishlist_product_page: {
    'Not saved': ['widgets: ask customers with several lists for the list'],
    Saved: ['widgets: save and remove a product of a guest, and all of them show it'],
    'Several lists': ['widgets: ask customers with several lists for the list'],
    Guest: [
      'widgets: save and remove a product of a guest, and all of them show it',
      'widgets: ask guests to sign in if the shop requires it',
    ],
  },
  wishlists_go_to_wishlist_header: {
    'Items saved': [
      'widgets: save and remove a product of a guest, and all of them show it',
      'widgets: save and remove a product of a guest, and all of them show it',
    ],
    'Nothing saved': [
      'widgets: save and remove a product of a guest, and all of them show it',
      ADVICE,
    ],
    Guest: [
      'kept-promises: get their own count in the header, and that of the customer after a sign-in',
      'kept-promises: get their own count in the header, and that of the customer after a sign-in',
    ],
  },
  wishlists_save_for_later_modal: {
    'Cart unchanged': ['wishlists: stays closed if the cart changes otherwise'],
    'Item removed': [
      'wishlists: keeps an item that has left the cart, in a new list of a guest',
      'wishlists: keeps an item that has left the cart, in a new list of a guest',
      'wishlists: keeps an item that has left the cart, in a new list of a guest',
    ],
    'Dialog dismissed': ['wishlists: keeps nothing if it is dismissed'],
    Guest: ['kept-promises: have to sign in to keep an item if the shop requires it'],
  },
  wishlists_shared_wishlist_page: {
    'One shared list': [
      'wishlists: gives a link that everyone can open, until the list is private',
      'kept-promises: has a tab for each public list, without products that are gone',
    ],
    'Several lists in one link': [
      'kept-promises: has a tab for each public list, without products that are gone',
      'kept-promises: has a tab for each public list, without products that are gone',
    ],
    'Guests and customers': [
      'wishlists: gives a link that everyone can open, until the list is private',
      'wishlists: gives a link that everyone can open, until the list is private',
    ],
    'Unknown token, or only private lists': [
      'wishlists: takes the token of the link from the address of the page',
    ],
  },
  wishlists_drawer: {
    Closed: [ATTRIBUTES],
    Opening: [OUTLINES],
    Sharing: ['kept-promises: share a list in networks and by email, unless it is private'],
    Guest: ['wishlists: opens with its launcher, and changes the lists that all widgets show'],
    'Nothing saved': ['wishlists: has nothing for a new guest but a hint and links'],
    'Private list': ['kept-promises: share a list in networks and by email, unless it is private'],
  },
  wishlists_page: {
    'Own lists': [
      'wishlists: creates, renames and deletes lists, and shows a new one at once',
      'lib/api/wishlists/lists: clears the default of the other wishlists of the owner only',
      'wishlists: creates, renames and deletes lists, and shows a new one at once',
    ],
    'Own items': [
      'wishlists: shows prices, changes the variant in place, and adds to the cart',
      'lib/api/wishlists/changed-items: moves all variants; they keep their age',
    ],
    'Sold out, or removed from the shop': [
      'kept-promises: has a tab for each public list, without products that are gone',
    ],
    'Private list': ['wishlists: gives a link that everyone can open, until the list is private'],
    Guest: [
      'wishlists: moves and removes items, and says so',
      'lib/api/oauth/sessions: passes a wishlist with its id, title and privacy, and fires wishlistItem/updated',
    ],
    'No items': ['wishlists: has nothing for a new guest but a hint and links'],
  },
};
