import { site } from '@/lib/site';

/**
 * Runs before the first paint: puts the stored colour choice on the root element, so that the toggle's icon
 * is right at once. The colour itself is set by next-themes in the same way.
 */
export function BootScript() {
  const allowed = site.colorMode.respectSystemPreference
    ? ['light', 'dark', 'system']
    : ['light', 'dark'];
  const code = `try{var t=localStorage.getItem("theme")}catch(e){}document.documentElement.dataset.themeChoice=${JSON.stringify(allowed)}.includes(t)?t:"light"`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; a blocking script can't be a file
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
