import { DemoCart } from '@/components/demo/cart';
import { demoMetadata } from '@/components/demo/demo-metadata';
import { DemoFrame } from '@/components/demo/frame';

export const metadata = demoMetadata('cart');

export default function DemoCartPage() {
  return (
    <DemoFrame page="cart">
      <DemoCart />
    </DemoFrame>
  );
}
