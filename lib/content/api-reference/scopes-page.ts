import { scopeDescriptions } from '../../api/contract/scopes';
import type { GeneratedPage } from './generated-page';

export function scopesPage(): GeneratedPage {
  return [
    {
      title: 'Scopes',
      description: 'What each scope of a token allows, and the operations that require it.',
      kind: 'reference',
      keywords: ['api scopes', 'all scopes', 'permissions of a token'],
      generated_from: 'lib/api/contract/scopes.ts',
    },
    Object.keys(scopeDescriptions).map((scope) => [
      `## \`${scope}\` {#${scope}}`,
      `<ScopeEntry of="${scope}" />`,
    ]),
  ];
}
