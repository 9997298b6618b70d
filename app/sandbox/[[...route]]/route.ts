export {
  noEndpointRoute as DELETE,
  noEndpointRoute as GET,
  noEndpointRoute as HEAD,
  noEndpointRoute as OPTIONS,
  noEndpointRoute as PATCH,
  noEndpointRoute as POST,
  noEndpointRoute as PUT,
} from '@/lib/http/no-endpoint-route';
