import { site } from '../config/site';
import { storageSettings } from '../config/storage-settings';
import { ANNOUNCEMENT_DISMISSED, ANNOUNCEMENT_ID } from './announcement-keys';
import { storedKey } from './storage';

/**
 * The script that runs before the first paint: puts the stored colour choice and the colours that follow from it on the
 * root element, and hides a notice that was dismissed: this very one, an older one's dismissal does not count. Later
 * changes are next-themes'.
 */
export function bootScript(): string {
  return `try{${colorChoice()}${announcement()}}catch(e){}`;
}

function colorChoice(): string {
  const allowed = site.colorMode.respectSystemPreference
    ? ['light', 'dark', 'system']
    : ['light', 'dark'];
  const resolved = site.colorMode.respectSystemPreference
    ? 't!="system"?t:matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"'
    : 't';
  return `var d=document.documentElement.dataset,t;d.theme=d.themeChoice="light";t=localStorage.getItem("theme");if(${JSON.stringify(allowed)}.includes(t)){d.themeChoice=t;d.theme=${resolved}}else if(t!==null)localStorage.removeItem("theme");`;
}

function announcement(): string {
  if (!site.announcement?.closeable) return '';
  const read = (key: string) =>
    `${storageSettings.type}Storage.getItem(${JSON.stringify(storedKey(key))})`;
  const id = JSON.stringify(site.announcement.id).replaceAll('<', '\\u003c');
  return `if(${read(ANNOUNCEMENT_ID)}===${id}&&${read(ANNOUNCEMENT_DISMISSED)}==="true")d.announcement="dismissed";`;
}
