import { describe, expect, it } from 'vitest';
import { getPage } from '../../docs/lookups';
import { pageWithText } from '../../docs/page.fixture';
import { loadPublishedContent } from './content-pages';
import { checkExampleDeliveries } from './example-deliveries';

const page = getPage(
  loadPublishedContent(process.cwd()),
  'Webhooks/topics/wishlists/wishlist_item_moved',
);
const reasons = (text: string) =>
  checkExampleDeliveries([pageWithText(page, text)]).map(({ reason }) => reason);

describe('the text about the example deliveries of a topic', () => {
  it('mentions numbers and customers that they contain', () => {
    expect(reasons('## Example delivery\n\nMara moves the scarf from list 301 to 302.')).toEqual(
      [],
    );
  });

  it('is reported if it mentions others', () => {
    expect(reasons('## Example delivery\n\nTom moves the scarf from list 301 to 399.')).toEqual([
      "mentions 399, which the example deliveries don't contain",
      "mentions Tom, which the example deliveries don't contain",
    ]);
  });

  it('ends at the next heading', () => {
    expect(reasons('## Example delivery\n\nMara.\n\n## Receiver\n\nTom has 399.')).toEqual([]);
  });
});
