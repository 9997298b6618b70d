import { enApiReference } from './en-api-reference';
import { enCode } from './en-code';
import { enCrash } from './en-crash';
import { enLazyParts } from './en-lazy-parts';
import { enMobileMenu } from './en-mobile-menu';
import { enNotFound } from './en-not-found';
import { enPageFeatures } from './en-page-features';
import { enSearch } from './en-search';

/** The texts of the interface in English. A site in another language has a file like this one in its place. */
export const en = {
  ...enCrash,
  ...enLazyParts,
  ...enMobileMenu,
  ...enNotFound,
  ...enPageFeatures,
  ...enSearch,
  skipToContent: 'Skip to main content',
  menuOpen: 'Open menu',
  search: 'Search',
  docsSidebar: 'Docs sidebar',
  breadcrumbs: 'Breadcrumbs',
  docsRoot: 'Docs',
  kinds: {
    guide: 'Guide',
    module: 'Module',
    method: 'Method',
    event: 'Event',
    widget: 'Widget',
    reference: 'Reference',
    object: 'Object',
    topic: 'Webhook topic',
    operation: 'Endpoint',
    resource: 'Object',
  },
  onThisPage: 'On this page',
  pageActions: 'Page actions',
  copyAsMarkdown: 'Copy as Markdown',
  copyTopic: 'Copy topic name',
  code: enCode,
  table: 'Table',
  requestPane: 'Example requests and responses',
  examplePane: 'Example',
  copyPath: 'Copy method and path',
  run: 'Run',
  provoke: 'Trigger this error',
  fire: 'Send a test event',
  admonitions: { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger' },
  viewAsMarkdown: 'View as Markdown',
  editPage: 'Edit this page',
  reportProblem: 'Report a problem',
  lastUpdated: 'Last updated on',
  docsPages: 'Docs pages',
  previous: 'Previous',
  next: 'Next',
  opensInNewTab: '(opens in a new tab)',
  draft: 'This page is a draft. It is not part of the published site.',
  unlisted: 'This page is unlisted. It is not in the sidebar, and search engines do not index it.',
  announcement: 'Announcement',
  dismiss: 'Dismiss',
  version: 'Version',
  oldVersion: 'You are reading version {version} of this documentation.',
  latestVersion: 'Go to the current version',
  notLoadedTitle: 'This site did not load properly.',
  notLoadedReason: 'A common reason is a wrong base path. It is configured as',
  notLoadedDefault: '(the default)',
  notLoadedSuggestion: 'Based on this address, it should be',
  notLoadedOther:
    'Its scripts could not be loaded. Possible causes: the connection was lost, a browser extension or a proxy blocks files below {path}, or files of the build are missing on the server.',
  apiReference: enApiReference,
  searchSubmit: 'Search',
} as const;
