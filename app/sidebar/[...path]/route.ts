import { getContent } from '@/lib/docs/content';
import { readingOrder } from '@/lib/docs/lookups';
import { sidebarItems } from '@/lib/docs/sidebar-items';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The categories of every version. The address of a list is the path of its category with `.json`. */
function categories() {
  const index = getContent();
  const versions = new Set(index.areas.flatMap((area) => area.versions.map(({ name }) => name)));
  return [...versions]
    .flatMap((version) => readingOrder(index, version))
    .filter(({ children }) => children && children.length > 0);
}

export function generateStaticParams() {
  return categories().map(({ page }) => ({ path: `${page.path}.json`.split('/') }));
}

/** The items of a closed category. The sidebar fetches them when a reader opens it. */
export async function GET(_request: Request, { params }: RouteContext<'/sidebar/[...path]'>) {
  const path = (await params).path.join('/').replace(/\.json$/, '');
  const category = categories().find(({ page }) => page.path === path);
  if (!category?.children)
    return Response.json({ message: 'There is no such category.' }, { status: 404 });
  return Response.json(sidebarItems(category.children, new Set()));
}
