import { site } from '../../site/config/site';

/** The name of `/demo`. */
export const DEMO_TITLE = 'Northlight, the demo shop';

export const DEMO_DESCRIPTION = `A fictional shop to walk through, with the widgets of ${site.name} in the places where shops put them: ratings, hearts, rewards, and wishlists.`;

/** What leads from the home page to it. */
export const DEMO_TEASER = {
  title: 'Open the demo shop',
  href: '/demo',
  text: 'Northlight is a fictional shop with the widgets in their places. Walk through it, sign in as one of its customers, and look at the events and requests behind each page.',
} as const;
