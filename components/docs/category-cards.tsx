import type { TreeNode } from '@/lib/docs/page';
import { Card, Cards } from '../markdown/cards';

/** What a folder without a text of its own holds. */
export function CategoryCards({ nodes }: { nodes: TreeNode[] }) {
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
