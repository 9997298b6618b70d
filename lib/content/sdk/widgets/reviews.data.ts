import { dialogEvents, overlayEvents } from './common-events';
import type { WidgetAttribute, WidgetDefinition } from './definition';

const LIST_LIMIT: WidgetAttribute = {
  name: 'data-laurel-limit',
  type: 'integer',
  default: '15',
  range: [1, 50],
  description: 'Number of reviews that appear at a time, from 1 to 50.',
};

const LIST_SORTING: WidgetAttribute = {
  name: 'data-laurel-sorting',
  type: 'choice',
  values: [
    'mostRelevant',
    'mostRecent',
    'mostHelpful',
    'highestRating',
    'lowestRating',
    'withPhotos',
  ],
  default: 'mostRecent',
  description: 'Initial order of the reviews. Customers can select another one.',
};

const MIN_RATE: WidgetAttribute = {
  name: 'data-laurel-min-rate',
  type: 'integer',
  default: '4',
  range: [1, 5],
  description: 'Minimum number of stars of a review, from 1 to 5.',
};

const AUTOPLAY: WidgetAttribute = {
  name: 'data-laurel-autoplay',
  type: 'boolean',
  default: 'false',
  description: 'Whether the reviews advance automatically.',
};

const WITH_PHOTOS: WidgetAttribute = {
  name: 'data-laurel-with-photos',
  type: 'boolean',
  default: 'false',
  description: 'Whether only reviews with images appear.',
};

export const REVIEWS_WIDGETS = [
  {
    name: 'reviews_average',
    title: 'Average rating',
    app: 'reviews',
    place: 'product',
    placeholderClass: 'laurel-rv-average-placeholder',
    slug: 'Sdk/placeholders/reviews/average',
    usesProduct: 'required',
    attributes: [
      {
        name: 'data-laurel-align',
        type: 'choice',
        values: ['left', 'center', 'right'],
        default: 'left',
        description: 'Alignment of the stars within the width of the placeholder.',
      },
    ],
    events: [
      {
        name: 'widget_opened',
        when: 'A click has opened the reviews drawer (`widget` is `reviews_drawer`).',
      },
    ],
  },
  {
    name: 'reviews_listing_average',
    title: 'Listing average rating',
    app: 'reviews',
    place: 'card',
    placeholderClass: 'laurel-rv-listing-average-placeholder',
    slug: 'Sdk/placeholders/reviews/listing_average',
    usesProduct: 'required',
    attributes: [],
    events: [],
  },
  {
    name: 'reviews_mini_slider',
    title: 'Reviews mini slider',
    app: 'reviews',
    place: 'cart',
    placeholderClass: 'laurel-rv-mini-slider-placeholder',
    slug: 'Sdk/placeholders/reviews/mini_slider',
    usesProduct: 'optional',
    attributes: [
      {
        name: 'data-laurel-limit',
        type: 'integer',
        default: '8',
        range: [1, 20],
        description: 'Maximum number of reviews, from 1 to 20.',
        example: '5',
      },
      MIN_RATE,
      AUTOPLAY,
    ],
    events: dialogEvents('review_media'),
  },
  {
    name: 'reviews_questions_list',
    title: 'Questions list',
    app: 'reviews',
    place: 'product',
    placeholderClass: 'laurel-rv-questions-list-placeholder',
    slug: 'Sdk/placeholders/reviews/questions_list',
    usesProduct: 'required',
    attributes: [
      {
        name: 'data-laurel-limit',
        type: 'integer',
        default: '15',
        range: [1, 50],
        description: 'Number of questions that appear at a time, from 1 to 50.',
      },
      {
        name: 'data-laurel-sorting',
        type: 'choice',
        values: ['idAsc', 'idDesc', 'dateAsc', 'dateDesc'],
        default: 'idDesc',
        description: 'Order of the questions. `idDesc` lists the newest first.',
      },
    ],
    events: dialogEvents('question_form', 'answer_form'),
  },
  {
    name: 'reviews_drawer',
    title: 'Reviews drawer',
    app: 'reviews',
    place: 'overlay',
    placeholderClass: 'laurel-rv-drawer-placeholder',
    slug: 'Sdk/placeholders/reviews/drawer',
    usesProduct: 'optional',
    attributes: [
      {
        name: 'data-laurel-position',
        type: 'choice',
        values: ['left', 'right'],
        default: 'right',
        description: 'Side of the window for the button and the panel.',
        example: 'right',
      },
      {
        name: 'data-laurel-launcher',
        type: 'boolean',
        default: 'true',
        description: 'Whether the floating button is visible. The drawer can open without it.',
      },
    ],
    overlay: true,
    events: [
      ...overlayEvents('reviews_drawer'),
      ...dialogEvents('review_form', 'review_media', 'question_form', 'answer_form', 'sign_in'),
    ],
  },
  {
    name: 'reviews_list_header',
    title: 'Reviews list header',
    app: 'reviews',
    place: 'product',
    placeholderClass: 'laurel-rv-list-header-placeholder',
    slug: 'Sdk/placeholders/reviews/list_header',
    usesProduct: 'optional',
    attributes: [],
    events: dialogEvents('review_form'),
  },
  {
    name: 'reviews_list',
    title: 'Reviews list',
    app: 'reviews',
    place: 'product',
    placeholderClass: 'laurel-rv-list-placeholder',
    slug: 'Sdk/placeholders/reviews/list',
    usesProduct: 'optional',
    attributes: [
      { ...LIST_LIMIT, example: '10' },
      { ...LIST_SORTING, example: 'mostRelevant' },
      WITH_PHOTOS,
      {
        name: 'data-laurel-pinned-first',
        type: 'boolean',
        default: 'true',
        description: 'Whether reviews that the shop has pinned come first.',
      },
    ],
    events: dialogEvents('review_media', 'sign_in'),
  },
  {
    name: 'reviews_page',
    title: 'Reviews page',
    app: 'reviews',
    place: 'page',
    placeholderClass: 'laurel-rv-page-placeholder',
    slug: 'Sdk/placeholders/reviews/page',
    attributes: [{ ...LIST_LIMIT, example: '25' }, LIST_SORTING],
    events: dialogEvents('review_media', 'sign_in'),
  },
  {
    name: 'reviews_product_page',
    title: 'Product page reviews',
    app: 'reviews',
    place: 'product',
    placeholderClass: 'laurel-rv-product-page-placeholder',
    slug: 'Sdk/placeholders/reviews/product_page',
    usesProduct: 'required',
    attributes: [
      LIST_LIMIT,
      LIST_SORTING,
      {
        name: 'data-laurel-with-questions',
        type: 'boolean',
        default: 'true',
        description: 'Whether the widget has a tab with questions and answers.',
        example: 'true',
      },
    ],
    events: dialogEvents('review_form', 'review_media', 'question_form', 'answer_form', 'sign_in'),
  },
  {
    name: 'reviews_slider',
    title: 'Reviews slider',
    app: 'reviews',
    place: 'anywhere',
    placeholderClass: 'laurel-rv-slider-placeholder',
    slug: 'Sdk/placeholders/reviews/slider',
    usesProduct: 'optional',
    attributes: [
      {
        name: 'data-laurel-limit',
        type: 'integer',
        default: '12',
        range: [3, 20],
        description: 'Maximum number of cards in the row, from 3 to 20.',
        example: '9',
      },
      MIN_RATE,
      { ...WITH_PHOTOS, example: 'true' },
      AUTOPLAY,
    ],
    events: dialogEvents('review_media'),
  },
  {
    name: 'reviews_trust_badge',
    title: 'Trust badge',
    app: 'reviews',
    place: 'anywhere',
    placeholderClass: 'laurel-rv-trust-badge-placeholder',
    slug: 'Sdk/placeholders/reviews/trust_badge',
    attributes: [
      {
        name: 'data-laurel-size',
        type: 'choice',
        values: ['small', 'medium', 'large'],
        default: 'medium',
        description: 'Size of the badge.',
        example: 'small',
      },
      {
        name: 'data-laurel-link',
        type: 'boolean',
        default: 'true',
        description: 'Whether the badge links to the reviews page.',
      },
    ],
    events: [],
  },
] as const satisfies readonly WidgetDefinition[];
