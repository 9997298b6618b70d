import type { SidebarNode } from '@/lib/content/pages/page';
import { Card, Cards } from '../markdown/cards';

/** Cards that link to the pages of a category without an index file. */
export function CategoryCards({ nodes }: { nodes: SidebarNode[] }) {
  return (
    <Cards>
      {nodes.map(({ label, page }) => (
        <Card key={page.path} title={label} href={page.url}>
          {page.description}
        </Card>
      ))}
    </Cards>
  );
}
