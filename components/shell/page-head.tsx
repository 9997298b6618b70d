import { crawlerTags } from '@/lib/content/seo/crawler-tags';
import { getHeadPage } from '@/lib/content/seo/heads';

/** The tags that crawlers read of a page, which React moves to its head. @param path without the base path */
export function PageHead({ path }: { path: string }) {
  const page = getHeadPage(path);
  return (
    page &&
    crawlerTags(page).map(({ tag: Tag, attributes, text }) => (
      <Tag
        key={JSON.stringify(attributes)}
        {...attributes}
        {...(text && { dangerouslySetInnerHTML: { __html: text } })}
      />
    ))
  );
}
