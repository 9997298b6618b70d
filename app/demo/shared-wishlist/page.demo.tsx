import { demoMetadata } from '@/components/demo/demo-metadata';
import { DemoFrame } from '@/components/demo/frame';
import { PageTitle } from '@/components/demo/page-title';
import { WidgetSection } from '@/components/demo/widget-section';
import { SharedWishlistPagePicture } from '@/components/widgets/pictures/wishlists-shared-wishlist-page';

export const metadata = demoMetadata('sharedWishlist');

export default function DemoSharedWishlistPage() {
  return (
    <DemoFrame page="sharedWishlist">
      <PageTitle title="A shared wishlist">
        Somebody has sent you a list of wishes. It opens in the browser in which it was shared.
      </PageTitle>
      <WidgetSection of="wishlists_shared_wishlist_page" title="The list">
        <SharedWishlistPagePicture />
      </WidgetSection>
    </DemoFrame>
  );
}
