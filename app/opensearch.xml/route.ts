import { site } from '@/lib/site/config/site';
import { siteUrl } from '@/lib/site/config/site-address';

export const dynamic = 'force-static';

/** Lets browsers add the site to their search engines. */
export function GET() {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(site.title.slice(0, 16))}</ShortName>
  <Description>${escapeXml(site.tagline)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${site.defaultLocale}</Language>
  <Image width="16" height="16" type="image/svg+xml">${escapeXml(siteUrl + site.favicon)}</Image>
  <Url type="text/html" template="${escapeXml(siteUrl)}/search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(siteUrl)}/opensearch.xml"/>
</OpenSearchDescription>
`;
  return new Response(xml, {
    headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
