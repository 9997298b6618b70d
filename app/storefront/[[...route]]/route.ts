import { respondAsApi } from '@/lib/serve/api/site-api';

export {
  respondAsApi as DELETE,
  respondAsApi as GET,
  respondAsApi as HEAD,
  respondAsApi as OPTIONS,
  respondAsApi as PATCH,
  respondAsApi as POST,
  respondAsApi as PUT,
};
