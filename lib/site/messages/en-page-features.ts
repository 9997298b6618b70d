/** The texts of features that every page has; part of `en`. In a separate file, because the code of every page includes them. */
export const enPageFeatures = {
  copied: 'Copied',
  copyFailed: 'Copy failed',
  colorMode: 'Switch color mode',
  colorModeNow: 'currently {mode}',
  colorModes: { light: 'light mode', dark: 'dark mode', system: 'system mode' },
  entryFilter: 'Paste a message, or type words of it',
  entriesFound: 'Errors found: {count}',
  pagesOf: 'Pages of {label}',
  toggleSidebar: 'Toggle sidebar',
  keyboardHelp: 'Keyboard shortcuts',
  shortcuts: {
    search: 'Search',
    previous: 'Previous page',
    next: 'Next page',
    color: 'Switch color mode',
    tableOfContents: 'Go to the table of contents',
    help: 'Show this help',
  },
  singleKeys: 'Enable single-key shortcuts',
} as const;
