import { CATALOG } from '@/components/demo/catalog.data';
import { demoMetadata } from '@/components/demo/demo-metadata';
import { DemoFrame } from '@/components/demo/frame';
import { PageTitle } from '@/components/demo/page-title';
import { ProductList } from '@/components/demo/product-list';

export const metadata = demoMetadata('products');

export default function DemoProductsPage() {
  return (
    <DemoFrame page="products">
      <PageTitle title="All products">Wool, wood, clay, and wax, made to last.</PageTitle>
      <ProductList products={CATALOG} />
    </DemoFrame>
  );
}
