import { getContent } from '@/lib/docs/content';
import { readingOrder } from '@/lib/docs/lookups';
import { sidebarItems } from '@/lib/docs/sidebar-items';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The folders of every version. The address of a list is the path of its folder with `.json`. */
function folders() {
  const index = getContent();
  const versions = new Set(index.areas.flatMap((area) => area.versions.map(({ name }) => name)));
  return [...versions]
    .flatMap((version) => readingOrder(index, version))
    .filter(({ children }) => children && children.length > 0);
}

export function generateStaticParams() {
  return folders().map(({ page }) => ({ path: `${page.path}.json`.split('/') }));
}

/** The items of a closed folder. The sidebar fetches them when a reader opens it. */
export async function GET(_request: Request, { params }: RouteContext<'/sidebar/[...path]'>) {
  const wanted = (await params).path.join('/').replace(/\.json$/, '');
  const folder = folders().find(({ page }) => page.path === wanted);
  if (!folder?.children)
    return Response.json({ message: 'There is no such folder.' }, { status: 404 });
  return Response.json(sidebarItems(folder.children, new Set()));
}
