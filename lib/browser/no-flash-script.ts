import { site } from '../config/site';
import { storageSettings } from '../config/storage-settings';
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from './announcement-keys';
import { storedKey } from './storage';

/**
 * The inline script that runs before the first paint. It sets the stored color mode on the root element, marks devices
 * with a Command key, and hides the announcement if the reader has dismissed the one with this id. Later
 * changes are up to next-themes.
 */
export function noFlashScript(): string {
  return `var d=document.documentElement.dataset,t;if(/Mac|iP/.test(navigator.platform))d.apple="";try{${colorModeCode()}${announcementCode()}}catch(e){}`;
}

function colorModeCode(): string {
  const allowed = site.colorMode.respectSystemPreference
    ? ['light', 'dark', 'system']
    : ['light', 'dark'];
  const resolved = site.colorMode.respectSystemPreference
    ? 't!="system"?t:matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"'
    : 't';
  return `d.theme=d.themeChoice="light";t=localStorage.getItem("theme");if(${JSON.stringify(allowed)}.includes(t)){d.themeChoice=t;d.theme=${resolved}}else if(t!==null)localStorage.removeItem("theme");`;
}

function announcementCode(): string {
  if (!site.announcement?.closeable) return '';
  const read = (key: string) =>
    `${storageSettings.type}Storage.getItem(${JSON.stringify(storedKey(key))})`;
  const id = JSON.stringify(site.announcement.id).replaceAll('<', '\\u003c');
  return `if(${read(ANNOUNCEMENT_ID_KEY)}===${id}&&${read(ANNOUNCEMENT_DISMISSED_KEY)}==="true")d.announcement="dismissed";`;
}
