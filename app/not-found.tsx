import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/shell/not-found-page.client';
import { enNotFound } from '@/lib/site/messages/en-not-found';

export const metadata: Metadata = { title: enNotFound.notFoundTitle };

export default function NotFound() {
  return <NotFoundPage />;
}
