import { errorCatalog } from '../../api/contract/errors/catalog.data';
import type { ErrorDefinition } from '../../api/contract/errors/error-definition';
import { generalErrors } from '../../api/contract/errors/general.data';
import { reasonPhrases } from '../../api/contract/errors/reason-phrases';
import { statusNames } from '../../api/contract/errors/status-names';
import { type EnumMemberDoc, getEnum } from '../sdk/model';
import { OTHER_STATUSES } from './api-pages';
import type { GeneratedPage, Section } from './generated-page';

/** The errors by status. The headings of a part differ from those of the other parts in their ids. */
function errorSections(errors: readonly ErrorDefinition[], part: string): Section[] {
  const statuses = [...new Set(errors.map(({ status }) => status))].sort((a, b) => a - b);
  return statuses.flatMap((status): Section[] => [
    [`### ${status} ${reasonPhrases[status]} {#${part}-${status}}`],
    ...errors
      .filter((error) => error.status === status)
      .map(({ id }): Section => [`#### \`${id}\` {#${id}}`, `<ErrorEntry of="${id}" />`]),
  ]);
}

/** `405 methodNotAllowed, …`. */
function statusNameList(): string {
  return Object.entries(statusNames)
    .map(([status, name]) => `${status} \`${name}\``)
    .join(', ');
}

/** Codes of the SDK by the methods that return them, with the id of their heading. */
const SDK_GROUPS = [
  ['Codes of every method', 'methods'],
  ['Codes of every method that calls the API', 'apiRequests'],
  ['Codes of single methods', undefined],
] as const;

function sdkSections(codes: readonly EnumMemberDoc[]): Section[] {
  return SDK_GROUPS.flatMap(([title, group]): Section[] => [
    [`### ${title} {#sdk-${group ?? 'single'}}`],
    ...codes
      .filter(({ commonTo }) => commonTo === group)
      .map(
        ({ name }): Section => [`#### \`${name}\` {#${name}}`, `<SdkErrorEntry of="${name}" />`],
      ),
  ]);
}

/** All errors of the API and the SDK, in three parts. */
export function errorsPage(): GeneratedPage {
  const codes = getEnum('ERROR_CODES').members;
  return [
    {
      title: 'Errors',
      description: `The errors of the API and the SDK: ${errorCatalog.length} of single operations, ${generalErrors.length} that operations share, and ${codes.length} codes of the SDK, each with its cause and fix.`,
      kind: 'reference',
      keywords: [
        'error codes',
        'missing permission',
        'shared errors',
        ...OTHER_STATUSES.flatMap((status) => [
          `status ${status}`,
          reasonPhrases[status].toLowerCase(),
        ]),
        ...Object.values(statusNames),
      ],
      generated_from: 'lib/api/contract/errors/catalog.data.ts',
    },
    [
      [
        null,
        'Paste a message, or open the entry of an error. The response header `Laurel-Error` has the name of the error, which is the heading of its entry. It never changes, so decide by it and not by the message. The requests are for the demo shop. In a message, `…` stands for a part that differs, such as the name of a field.',
      ],
      [
        '## API errors {#api}',
        'Errors of single operations. Requests can also return the shared errors below.',
      ],
      ...errorSections(errorCatalog, 'api'),
      [
        '## Shared errors {#shared}',
        "Errors of several operations, and the statuses that any operation can return. A path that doesn't exist returns 404 with `… is not an endpoint of the API, see …`. An uploaded image that doesn't exist returns 404 with `… is not an image of the API`. A method that a path doesn't support returns 405 with `… must be requested with …`; the header `Allow` lists the supported ones.",
        `Errors under \`/v2\` and \`/sandbox\` that no list has are named after their status: ${statusNameList()}.`,
        "If the body is missing or can't be read, the API returns 400 with one of these messages: `body is required`, `body is incomplete`, `body must be valid JSON`, `body must be a valid form` or `body must have at most … parts`.",
      ],
      ...errorSections(generalErrors, 'shared'),
      ['### Statuses of every operation {#statuses}'],
      ...OTHER_STATUSES.map(
        (status): Section => [
          `#### ${status} ${reasonPhrases[status]} {#status-${status}}`,
          `<StatusEntry of="${status}" />`,
        ],
      ),
      [
        '## SDK codes {#sdk}',
        'Methods of the SDK never throw: `error.code` of a result is one of these codes. [Response lifecycle](/docs/Sdk/core_concepts/response_lifecycle) has the code that reads results.',
      ],
      ...sdkSections(codes),
    ],
  ];
}
