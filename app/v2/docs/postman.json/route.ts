import { postmanCollection } from '@/lib/api/openapi/collections';
import { collectionResponse } from '../collection-response';

// Prerendered, since the converter is a development dependency.
export const dynamic = 'force-static';

/** The API as a collection for Postman. */
export const GET = () => collectionResponse(postmanCollection);
