import { jsonResponse } from '../contract/bodies';
import { BY_ANYONE, defineOperation } from './define-operation';
import { programQuery, storefrontProgram } from './program.schema';

export const program = defineOperation({
  id: 'program',
  method: 'get',
  isRevalidated: true,
  access: { ...BY_ANYONE, scope: 'read_reward' },
  summary: 'Get the texts of the program',
  description: 'Returns what the shop owner writes about the rewards program.',
  query: programQuery,
  response: jsonResponse('The texts.', storefrontProgram),
  errors: [],
});
