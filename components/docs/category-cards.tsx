import type { TreeNode } from '@/lib/docs/page';
import { Card, Cards } from '../markdown/cards';

/** The pages of a category that has no text of its own. */
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
