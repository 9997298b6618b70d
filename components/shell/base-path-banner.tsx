import { BASE_PATH, withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

/**
 * The banner on the home page if the site's files can't be loaded: the style sheet has no effect by the `load` event, or
 * the scripts have neither run by then nor can be loaded when the reader uses the page. If the address does not match the
 * configured base path, it names that as the likely cause, with the configured path and the probable one (site
 * specification, section 8); else it names other causes. An inline script creates the banner, so that crawlers don't
 * index it. The styles are inline, because the style sheets are probably missing too.
 */
export function BasePathBanner() {
  const messages = getMessages(site.defaultLocale);
  const texts = JSON.stringify({
    title: messages.notLoadedTitle,
    reason: messages.notLoadedReason,
    base: BASE_PATH,
    note: BASE_PATH ? '' : messages.notLoadedDefault,
    suggestion: messages.notLoadedSuggestion,
    other: fill(messages.notLoadedOther, { path: withBasePath('/_next') }),
  }).replaceAll('<', '\\u003c');
  const code = `(function(){var r=document.documentElement,show=function(){if(document.getElementById("not-loaded"))return;var w=${texts},p=location.pathname.replace(/\\/+$/,""),b=document.createElement("div"),add=function(t,c){var e=document.createElement(c?"strong":"span");e.textContent=t+" ";if(c)e.style.color=c;b.append(e)};b.id="not-loaded";b.setAttribute("role","alert");b.style.cssText="border:4px solid #c00;background:#fff4e5;color:#222;padding:1rem;font:1rem/1.5 sans-serif";add(w.title,"#a40000");if(p==w.base)add(w.other);else{add(w.reason);add(w.base||"/","#a40000");add(w.note);add(w.suggestion);add(p||"/","#0a6b2d")}document.body.prepend(b)};addEventListener("load",function(){if(!r.dataset.scripts||getComputedStyle(r).boxSizing!="border-box")show()});addEventListener("error",function(e){if(r.dataset.scripts=="waiting"&&navigator.onLine&&/\\/_next\\//.test(e.target.src))show()},true)})()`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from this repository and is escaped; the script must work if no file loads
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
