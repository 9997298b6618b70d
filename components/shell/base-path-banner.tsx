import { BASE_PATH } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';

/**
 * On the home page: when the site's scripts did not run by the time everything was loaded, a red banner says so and
 * names the likely cause, a wrong base path, with the configured and the likely one (spec 1 §8). It is made by a
 * script, so that no crawler reads it, and brings its own looks, since the stylesheets are probably missing too.
 */
export function BasePathBanner() {
  const { notLoadedTitle, notLoadedReason, notLoadedDefault, notLoadedSuggestion } = getMessages(
    site.defaultLocale,
  );
  const words = JSON.stringify({
    title: notLoadedTitle,
    reason: notLoadedReason,
    base: `${BASE_PATH || '/'}${BASE_PATH ? '' : ` ${notLoadedDefault}`}`,
    suggestion: notLoadedSuggestion,
  }).replaceAll('<', '\\u003c');
  const code = `addEventListener("load",function(){if(document.documentElement.dataset.scripts)return;var w=${words},b=document.createElement("div"),add=function(t,c){var e=document.createElement(c?"strong":"span");e.textContent=t+" ";if(c)e.style.color=c;b.append(e)};b.id="not-loaded";b.setAttribute("role","alert");b.style.cssText="border:4px solid #c00;background:#fff4e5;color:#222;padding:1rem;font:1rem/1.5 sans-serif";add(w.title,"#a40000");add(w.reason);add(w.base,"#a40000");add(w.suggestion);add(location.pathname.replace(/\\/*$/,"/"),"#0a6b2d");document.body.prepend(b)})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants; it must work when no file can be fetched
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
