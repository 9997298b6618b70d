import { demoMetadata } from '@/components/demo/demo-metadata';
import { DemoFrame } from '@/components/demo/frame';
import { PageTitle } from '@/components/demo/page-title';
import { WidgetSection } from '@/components/demo/widget-section';
import { ReviewsPagePicture } from '@/components/widgets/pictures/reviews-page';

export const metadata = demoMetadata('reviews');

export default function DemoReviewsPage() {
  return (
    <DemoFrame page="reviews">
      <PageTitle title="Reviews">What customers say about the shop and its products.</PageTitle>
      <WidgetSection of="reviews_page" title="All reviews">
        <ReviewsPagePicture />
      </WidgetSection>
    </DemoFrame>
  );
}
