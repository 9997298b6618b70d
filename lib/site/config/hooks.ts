/**
 * Attributes by which the modules of a page find elements that server components wrote. A component sets them with
 * `hook`; `components/hooks.test.tsx` checks that each is there.
 */
export const ANNOUNCEMENT_BUTTON = 'data-dismiss-announcement';
export const CODE_BUTTON = 'data-code';
export const COLOR_BUTTON = 'data-color-toggle';
export const COPY_PAGE_BUTTON = 'data-copy-page';
export const DEMO_CONTROL = 'data-demo-control';
export const DEMO_OUTPUT = 'data-demo-output';
export const DEMO_SHOP = 'data-demo';
export const ENTRY_FILTER = 'data-entry-filter';
export const HELP_BUTTON = 'data-keyboard-help';
export const LOCALE_LINK = 'data-locale';
export const MENU_BUTTON = 'data-menu';
export const RECORDED = 'data-recorded';
export const RUN_BUTTON = 'data-run';
export const SIDEBAR = 'data-sidebar';
export const SIDEBAR_BUTTON = 'data-collapse-sidebar';
export const START_OF_PAGE = 'data-focus-target';
export const TABLE_OF_CONTENTS = 'data-toc';
export const TABS = 'data-tabs';
export const VERSION_AREA = 'data-area';
export const VERSIONS = 'data-versions';

/** A hook as a property of an element. @example <button {...hook(MENU_BUTTON)} /> */
export function hook(attribute: string, value = ''): Record<string, string> {
  return { [attribute]: value };
}
