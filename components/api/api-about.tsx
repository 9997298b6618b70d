import { compileMDX } from 'next-mdx-remote/rsc';
import remarkGfm from 'remark-gfm';
import { Link } from '@/components/link';
import prose from '@/components/markdown/prose.module.css';
import { Table } from '@/components/markdown/table';
import type { ReferenceIndex } from '@/lib/api/openapi/reference-index';

/** Title and description of the API, with the headings of the description one level lower. */
export async function ApiAbout({ title, version, description }: Omit<ReferenceIndex, 'groups'>) {
  const { content } = await compileMDX({
    source: description,
    components: { a: Link, table: Table, h2: 'h3', h3: 'h4' },
    options: { mdxOptions: { format: 'md', remarkPlugins: [remarkGfm] } },
  });
  return (
    <section className={prose.root}>
      <h2>
        {title} {version}
      </h2>
      {content}
    </section>
  );
}
