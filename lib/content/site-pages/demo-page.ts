import { site } from '../../site/config/site';

/** The name of `/demo`. */
export const DEMO_TITLE = 'Northlight, the demo shop';

export const DEMO_DESCRIPTION = `A fictional shop to walk through, with the widgets of ${site.name} in the places where shops put them: ratings, hearts, rewards, and wishlists.`;
