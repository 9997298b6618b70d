import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StandaloneFrame } from '@/components/docs/standalone-frame';
import { markdownComponents } from '@/components/markdown/components';
import { renderPage } from '@/components/markdown/render';
import { PageHead } from '@/components/shell/page-head';
import { getStandalonePage } from '@/lib/content/pages/page-data';
import { pageMetadata } from '@/lib/content/seo/metadata';

const NAME = 'markdown-page';

export function generateMetadata(): Metadata {
  const data = getStandalonePage(NAME);
  return data ? pageMetadata(data) : {};
}

export default async function MarkdownPage() {
  const data = getStandalonePage(NAME);
  if (!data) notFound();
  return (
    <>
      <PageHead path={data.page.url} />
      <StandaloneFrame data={data}>{await renderPage(data, markdownComponents)}</StandaloneFrame>
    </>
  );
}
