import { demoMetadata } from '@/components/demo/demo-metadata';
import { DemoFrame } from '@/components/demo/frame';
import { PageTitle } from '@/components/demo/page-title';
import { WidgetSection } from '@/components/demo/widget-section';
import { WishlistsPagePicture } from '@/components/widgets/pictures/wishlists-page';

export const metadata = demoMetadata('wishlists');

export default function DemoWishlistsPage() {
  return (
    <DemoFrame page="wishlists">
      <PageTitle title="Wishlists">
        Everything that you have saved, as a guest or in your account.
      </PageTitle>
      <WidgetSection of="wishlists_page" title="Your wishlists">
        <WishlistsPagePicture />
      </WidgetSection>
    </DemoFrame>
  );
}
