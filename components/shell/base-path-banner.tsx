import { BASE_PATH } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';

/**
 * The banner on the home page if the site's scripts have not run by the `load` event. It names the likely cause, a wrong
 * base path, with the configured path and the probable one (site specification, section 8). An inline script creates
 * the banner, so that crawlers don't index it. The styles are inline, because the style sheets are probably missing too.
 */
export function BasePathBanner() {
  const { notLoadedTitle, notLoadedReason, notLoadedDefault, notLoadedSuggestion } = getMessages(
    site.defaultLocale,
  );
  const texts = JSON.stringify({
    title: notLoadedTitle,
    reason: notLoadedReason,
    base: `${BASE_PATH || '/'}${BASE_PATH ? '' : ` ${notLoadedDefault}`}`,
    suggestion: notLoadedSuggestion,
  }).replaceAll('<', '\\u003c');
  const code = `addEventListener("load",function(){if(document.documentElement.dataset.scripts)return;var w=${texts},b=document.createElement("div"),add=function(t,c){var e=document.createElement(c?"strong":"span");e.textContent=t+" ";if(c)e.style.color=c;b.append(e)};b.id="not-loaded";b.setAttribute("role","alert");b.style.cssText="border:4px solid #c00;background:#fff4e5;color:#222;padding:1rem;font:1rem/1.5 sans-serif";add(w.title,"#a40000");add(w.reason);add(w.base,"#a40000");add(w.suggestion);add(location.pathname.replace(/\\/*$/,"/"),"#0a6b2d");document.body.prepend(b)})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from this repository and is escaped; the script must work if no file loads
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
