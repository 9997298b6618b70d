import type { ContentIssue } from '../../../content/load/content-error';
import { expandPage } from '../../../content/pages/expand-page';
import type { Page } from '../../../content/pages/page';
import { isMarkdownFileLink } from '../../../content/plugins/markdown-file-links';
import { fileOrUrl, listPages } from './content-pages';
import { collectReferences, type PageReferences } from './page-references';
import { isRoute, normalizePath, type SiteTargets, safeDecode } from './site-routes';

/** The problems of the links in the content. */
export interface LinkReport {
  /** Links and images whose target or anchor doesn't exist. */
  issues: ContentIssue[];
  /** Number of checked links and images. */
  checked: number;
  /** Links to other sites, which have a separate check. */
  external: { file: string; line: number; target: string }[];
}

/** Checks every link and image of the content, including those in generated blocks. */
export function checkLinks(site: SiteTargets): LinkReport {
  const report: LinkReport = { issues: [], checked: 0, external: [] };
  const pages = listPages(site.index);
  const references = new Map(
    pages.map((page) => [page.url, collectReferences(expandPage({ page, index: site.index }))]),
  );
  for (const page of pages) {
    const { links, images } = references.get(page.url) ?? { links: [], images: [] };
    for (const { target, line } of links)
      checkLink({ page, target, line, site, references, report });
    for (const { target, line } of images) checkImage({ page, target, line, site, report });
  }
  return report;
}

interface LinkContext {
  page: Page;
  target: string;
  line: number;
  site: SiteTargets;
  report: LinkReport;
}

function checkLink(context: LinkContext & { references: Map<string, PageReferences> }) {
  const { page, target, line, site, references, report } = context;
  const file = fileOrUrl(page);
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(target)) {
    if (/^https?:|^\/\//i.test(target)) report.external.push({ file, line, target });
    return;
  }
  report.checked += 1;
  const [, fragment] = /#(.*)$/.exec(target) ?? [];
  // Links to the files of pages were replaced by the addresses of the pages.
  if (isMarkdownFileLink(target)) {
    const reason = `links to the file "${target}", which isn't a page`;
    report.issues.push({ file, line, reason });
    return;
  }
  const path = target.startsWith('#')
    ? page.url
    : normalizePath(new URL(target, `http://a${page.url}`).pathname);
  const anchors = references.get(path)?.anchors ?? site.anchors?.get(path);
  if (
    !anchors &&
    !isRoute(path, site.routes) &&
    !site.publicFiles.has(path) &&
    !isPageMarkdown(path, references)
  ) {
    report.issues.push({ file, line, reason: `links to "${target}", which does not exist` });
  } else if (anchors && fragment && !anchors.has(safeDecode(fragment))) {
    const reason = `links to "${target}", but the target has no such anchor`;
    report.issues.push({ file, line, reason });
  }
}

function checkImage({ page, target, line, site, report }: LinkContext) {
  if (/^(?:data:|https?:|\/\/)/i.test(target)) return;
  report.checked += 1;
  const path = normalizePath(new URL(target, `http://a${page.url}`).pathname);
  if (site.publicFiles.has(path) || isRoute(path, site.routes)) return;
  report.issues.push({
    file: fileOrUrl(page),
    line,
    reason: `shows the image "${target}", which does not exist`,
  });
}

/** Every page has its Markdown under its address with `.md`. */
function isPageMarkdown(path: string, references: Map<string, PageReferences>): boolean {
  return path.endsWith('.md') && references.has(path.slice(0, -3));
}
