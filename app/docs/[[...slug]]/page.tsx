import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CategoryCards } from '@/components/docs/category-cards';
import { DocsFrame } from '@/components/docs/docs-frame';
import { markdownComponents } from '@/components/markdown/components';
import { getContent } from '@/lib/docs/content';
import { pageMetadata } from '@/lib/docs/metadata';
import { getPageData } from '@/lib/docs/page-data';
import { renderPage } from '@/lib/docs/render';

export const dynamicParams = false;

type Props = PageProps<'/docs/[[...slug]]'>;

export function generateStaticParams() {
  return [...getContent().pages.keys()].map((path) => ({ slug: path === '' ? [] : path.split('/') }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = getPageData((await params).slug ?? []);
  return data ? pageMetadata(data) : {};
}

export default async function DocPage({ params }: Props) {
  const data = getPageData((await params).slug ?? []);
  if (!data) notFound();
  return (
    <DocsFrame data={data}>
      {data.page.file ? await renderPage(data, markdownComponents) : <CategoryCards nodes={data.children} />}
    </DocsFrame>
  );
}
