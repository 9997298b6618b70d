/** Stars, title and body of a review. */
export type ReviewText = readonly [rate: 1 | 2 | 3 | 4 | 5, title: string | null, body: string];
