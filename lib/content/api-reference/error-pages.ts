import { errorCatalog } from '../../api/contract/errors/catalog.data';
import type { ErrorDefinition } from '../../api/contract/errors/error-definition';
import { generalErrors } from '../../api/contract/errors/general.data';
import { reasonPhrases } from '../../api/contract/errors/reason-phrases';
import { statusNames } from '../../api/contract/errors/status-names';
import { API_ROOT } from './api-pages';
import type { GeneratedPage, Section } from './generated-page';

/** Statuses that any operation can return and that the contract doesn't list as errors. */
const OTHER_STATUSES = [401, 413, 415, 429, 500, 503] as const;

const placeholderNote =
  'In a message, `…` stands for a part that differs from request to request, such as the name of a field.';

function errorSections(errors: readonly ErrorDefinition[]): Section[] {
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return statuses.flatMap((status): Section[] => [
    [`## ${status} ${reasonPhrases[status]}`],
    ...errors
      .filter((error) => error.status === status)
      .map(({ id }): Section => [`### \`${id}\` {#${id}}`, `<ErrorEntry of="${id}" />`]),
  ]);
}

/** `405 methodNotAllowed, …`. */
function statusNameList(): string {
  return Object.entries(statusNames)
    .map(([status, name]) => `${status} \`${name}\``)
    .join(', ');
}

export function errorsPage(): GeneratedPage {
  return [
    {
      title: 'Errors',
      description: `${errorCatalog.length} errors of the API, each with its messages, the cause, the fix, and a request that returns it.`,
      kind: 'reference',
      toc_max_heading_level: 2,
      generated_from: 'lib/api/contract/errors/catalog.data.ts',
    },
    [
      [
        null,
        `The response header \`Laurel-Error\` has the name of the error, which is the heading of its entry. It never changes, so decide by it and not by the message. Requests can also return [shared errors](${API_ROOT}/shared_errors), for example because of the token, the scope, the identity or the idempotency key. The same page lists the statuses of every operation, such as 401 and 429. ${placeholderNote}`,
      ],
      ...errorSections(errorCatalog),
    ],
  ];
}

export function sharedErrorsPage(): GeneratedPage {
  return [
    {
      title: 'Shared errors',
      description:
        'Errors from tokens, identity, retries and rules of individual operations, and the statuses that any operation can return.',
      kind: 'reference',
      keywords: OTHER_STATUSES.flatMap((status) => [
        `status ${status}`,
        reasonPhrases[status].toLowerCase(),
      ]),
      generated_from: 'lib/api/contract/errors/general.data.ts',
    },
    [
      [
        null,
        `[Errors](${API_ROOT}/errors) lists the errors of single operations. A path that doesn't exist returns 404 with \`… is not an endpoint of the API, see …\`. An uploaded image that doesn't exist returns 404 with \`… is not an image of the API\`. A method that a path doesn't support returns 405 with \`… must be requested with …\`; the header \`Allow\` lists the supported ones. ${placeholderNote}`,
        `Every error under \`/v2\` and \`/sandbox\` has the header \`Laurel-Error\` with its name. An error that no list has is named after its status: ${statusNameList()}.`,
        `If the body is missing or can't be read, the API returns 400 with one of these messages: \`body is required\`, \`body is incomplete\`, \`body must be valid JSON\`, \`body must be a valid form\` or \`body must have at most … parts\`.`,
      ],
      ...errorSections(generalErrors.toSorted((a, b) => a.status - b.status)),
      ...OTHER_STATUSES.map(
        (status): Section => [
          `## ${status} ${reasonPhrases[status]} {#status-${status}}`,
          `<StatusEntry of="${status}" />`,
        ],
      ),
    ],
  ];
}
