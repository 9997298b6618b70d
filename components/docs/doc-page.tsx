import { notFound } from 'next/navigation';
import { type MarkdownComponents, renderPage } from '@/components/markdown/render';
import { getPageData } from '@/lib/content/pages/page-data';
import { CategoryCards } from './category-cards';
import { DocsFrame } from './docs-frame';

/** A docs page by its path below `/docs`. */
export async function DocPage({
  path,
  components,
}: {
  path: string;
  components: MarkdownComponents;
}) {
  const data = getPageData(path);
  if (!data) notFound();
  return (
    <DocsFrame data={data}>
      {data.page.file ? (
        await renderPage(data, components)
      ) : (
        <CategoryCards nodes={data.children} />
      )}
    </DocsFrame>
  );
}
