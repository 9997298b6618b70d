import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CATALOG, productOf } from '@/components/demo/catalog.data';
import { demoMetadata } from '@/components/demo/demo-metadata';
import { DemoFrame } from '@/components/demo/frame';
import { ProductDetails } from '@/components/demo/product-details';

export const dynamicParams = false;

interface Props {
  params: Promise<{ handle: string }>;
}

export function generateStaticParams() {
  return CATALOG.map(({ handle }) => ({ handle }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = productOf((await params).handle);
  if (!product) return {};
  return {
    ...demoMetadata('product'),
    title: `${product.title}, Northlight`,
    description: product.text,
  };
}

export default async function DemoProductPage({ params }: Props) {
  const product = productOf((await params).handle);
  if (!product) notFound();
  return (
    <DemoFrame page="product">
      <ProductDetails {...product} />
    </DemoFrame>
  );
}
