import { NO_PREFETCH } from '../site/config/no-prefetch';
import { site } from '../site/config/site';
import { storageSettings } from '../site/config/storage-settings';
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from './announcement-keys';
import { storedKey } from './storage';

/**
 * The inline script that runs before the first paint. It sets the stored color mode on the root element, marks devices
 * with a Command key, and hides the announcement if the reader has dismissed the one with this id. Later
 * changes are up to next-themes. It also marks the page while the connection allows no prefetching.
 */
export function noFlashScript(): string {
  return `var d=document.documentElement.dataset,t,c=navigator.connection;if(/Mac|iP/.test(navigator.platform))d.apple="";try{${colorModeCode()}${announcementCode()}}catch(e){}${connectionCode()}`;
}

function connectionCode(): string {
  return `if(c)(c.onchange=function(){document.documentElement.toggleAttribute("${NO_PREFETCH}",c.saveData||/2g/.test(c.effectiveType))})();`;
}

/** An unknown stored value counts as light. */
function colorModeCode(): string {
  const read = 'd.theme=d.themeChoice="light";t=localStorage.theme;';
  return site.colorMode.respectSystemPreference
    ? `${read}if(t=="dark"||t=="system"){d.themeChoice=t;d.theme=t=="dark"||matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"}`
    : `${read}if(t=="dark")d.theme=d.themeChoice=t;`;
}

function announcementCode(): string {
  if (!site.announcement?.closeable) return '';
  const read = (key: string) =>
    `${storageSettings.type}Storage.getItem(${JSON.stringify(storedKey(key))})`;
  const id = JSON.stringify(site.announcement.id).replaceAll('<', '\\u003c');
  return `if(${read(ANNOUNCEMENT_ID_KEY)}===${id}&&${read(ANNOUNCEMENT_DISMISSED_KEY)}==="true")d.announcement="dismissed";`;
}
