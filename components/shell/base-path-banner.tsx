import { BASE_PATH, withBasePath } from '@/lib/site/config/base-path';
import { en as messages } from '@/lib/site/messages/en';
import { fill } from '@/lib/site/messages/fill';

/** Shows the banner. Its styles are set by the script, because the style sheets are probably missing too. */
const CODE = `(function(){var r=document.documentElement,t=document.getElementById("not-loaded-template"),show=function(){if(document.getElementById("not-loaded"))return;var b=t.content.firstElementChild.cloneNode(true),c=b.children,p=location.pathname.replace(/\\/+$/,"");b.id="not-loaded";b.style.cssText="border:4px solid #c00;background:#fff4e5;color:#222;padding:1rem;font:1rem/1.5 sans-serif";c[p==t.dataset.base?1:2].remove();b.querySelectorAll("strong").forEach(function(s,i){s.style.color=i<2?"#a40000":"#0a6b2d";if(i==2)s.textContent=p||"/"});document.body.prepend(b)};addEventListener("load",function(){if(!r.dataset.scripts||getComputedStyle(r).boxSizing!="border-box")show()});addEventListener("error",function(e){if(r.dataset.scripts=="waiting"&&navigator.onLine&&/\\/_next\\//.test(e.target.src))show()},true)})()`;

/**
 * The banner on the home page if the site's files can't be loaded: the style sheet has no effect by the `load` event, or
 * the scripts have neither run by then nor can be loaded when the reader uses the page. If the address does not match the
 * configured base path, it names that as the likely cause, with the configured path and the probable one
 * (SPECIFICATION.md, section 8); else it names other causes. It is in a template, so that crawlers don't index it.
 */
export function BasePathBanner() {
  return (
    <>
      <template
        id="not-loaded-template"
        data-base={BASE_PATH}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React would look for the content of a template outside it
        dangerouslySetInnerHTML={{
          __html: `<div role="alert"><strong>${messages.notLoadedTitle}</strong><span> ${messages.notLoadedReason} <strong>${BASE_PATH || '/'}</strong> ${BASE_PATH ? '' : messages.notLoadedDefault} ${messages.notLoadedSuggestion} <strong></strong></span><span> ${fill(messages.notLoadedOther, { path: withBasePath('/_next') })}</span></div>`,
        }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the script must work if no file loads */}
      <script dangerouslySetInnerHTML={{ __html: CODE }} />
    </>
  );
}
