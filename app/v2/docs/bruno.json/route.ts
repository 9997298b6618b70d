import { brunoCollection } from '@/lib/api/openapi/collections';
import { collectionResponse } from '../collection-response';

// Prerendered, since the converter is a development dependency.
export const dynamic = 'force-static';

/** The API as a collection for Bruno. */
export const GET = () => collectionResponse(brunoCollection);
