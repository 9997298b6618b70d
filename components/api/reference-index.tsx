import { compileMDX } from 'next-mdx-remote/rsc';
import remarkGfm from 'remark-gfm';
import { Link } from '@/components/link';
import { Table } from '@/components/markdown/table';
import type { TopicLink } from '@/lib/docs/topic-links';
import type { Messages } from '@/lib/messages/en';
import type { ReferenceIndex as ApiIndex } from '@/lib/openapi/reference-index';
import { OperationEntry } from './operation-entry';

interface ReferenceIndexProps {
  index: ApiIndex;
  /** Topics with their pages, and the operation ids that identify them on this page. */
  topics: (TopicLink & { id: string })[];
  messages: Messages['apiReference'];
}

/**
 * Every operation and topic as plain HTML: for readers without scripts, for crawlers and agents, and until the viewer
 * has loaded.
 */
export async function ReferenceIndex({ index, topics, messages }: ReferenceIndexProps) {
  return (
    <div>
      <section className="api-about">
        <h2>
          {index.title} <small>{index.version}</small>
        </h2>
        {await renderDescription(index.description)}
      </section>
      {index.groups.map(({ name, description, operations }) => (
        <section key={name} className="api-group">
          <h2>{name}</h2>
          <p>{description}</p>
          {operations.map((operation) => (
            <OperationEntry key={operation.id} operation={operation} messages={messages} />
          ))}
        </section>
      ))}
      <section className="api-group">
        <h2>{messages.topics}</h2>
        <p>{messages.topicsText}</p>
        <ul className="api-topics">
          {topics.map(({ id, name, summary, url }) => (
            <li key={name} id={id} data-operation={id}>
              <Link href={url}>
                <code>{name}</code>
              </Link>{' '}
              {summary}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The description of the document, with its headings one level lower. */
async function renderDescription(markdown: string) {
  const { content } = await compileMDX({
    source: markdown,
    components: { a: Link, table: Table, h2: 'h3', h3: 'h4' },
    options: { mdxOptions: { format: 'md', remarkPlugins: [remarkGfm] } },
  });
  return content;
}
