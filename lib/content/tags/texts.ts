import { errors, getError } from '../../api/contract/errors/errors';
import { operations } from '../../api/operations';
import { topics } from '../../api/topics';
import { site } from '../../site/config/site';
import { operationPageUrl } from '../api-reference/api-pages';
import { getEnum } from '../sdk/model';
import { WIDGETS } from '../sdk/widgets';
import { firstRewardsView } from '../sdk/widgets/rewards.data';
import { codeSpan } from '../sources/nodes';
import { defineTag } from './define-tag';

/** Facts that several pages state, as Markdown. */
const FACTS: Readonly<Record<string, () => string>> = {
  topics: () => String(topics.length),
  operations: () => String(operations.length),
  widgets: () => String(WIDGETS.length),
  repository: () => site.editUrl.replace(/\/edit\/main$/, ''),
  'first view of customers': () => codeSpan(firstRewardsView.customers),
  'first view of guests': () => codeSpan(firstRewardsView.guests),
  'operations with locale': () =>
    new Intl.ListFormat('en-GB').format(
      operations
        .filter(({ route }) => 'locale' in route.request.query.shape)
        .map(({ id }) => `[${id}](${operationPageUrl(id)})`),
    ),
  'errors that hide a feature': () =>
    getEnum('ERROR_CODES')
      .members.filter(({ whatToDo }) => whatToDo?.startsWith('Hide the feature'))
      .map(({ name }) => codeSpan(name))
      .join(', '),
};

/** A fact that several pages state, from the code that makes it true. */
export const fact = defineTag({
  name: 'Fact',
  attributes: { of: 'required' },
  text: (of) => {
    const write = FACTS[of];
    if (write) return write();
    throw new Error(`there is no fact "${of}". Facts: ${Object.keys(FACTS).join(', ')}`);
  },
});

/** The message of an error of the API, by the id of the error; the first one if there are several. */
export const message = defineTag({
  name: 'Message',
  attributes: { of: 'required' },
  text: (of) => {
    const known = errors.find(({ id }) => id === of);
    if (known) return codeSpan(getError(known.id).message[0] ?? '');
    throw new Error(
      `the API has no error "${of}". Errors: ${errors.map(({ id }) => id).join(', ')}`,
    );
  },
});
