import type { Metadata } from 'next';
import { LazyNotFoundPage } from '@/components/shell/lazy-not-found-page.client';
import { enNotFound } from '@/lib/messages/en-not-found';

export const metadata: Metadata = { title: enNotFound.notFoundTitle };

export default function NotFound() {
  return <LazyNotFoundPage />;
}
