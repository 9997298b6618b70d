/**
 * The texts of calls and samples of the SDK that can be run, of logs, and of the look and the code of a widget. In a
 * separate file, because the first click on a widget needs none of them.
 */
export const enRunSdk = {
  callTitle: '{name} in your demo shop',
  calling: 'Calling the SDK',
  sample: {
    title: '{file} in your demo shop',
    running: 'The sample runs in your demo shop.',
    starting: 'Starting the sample in your demo shop',
    stopped: 'The sample has been stopped.',
    left: 'The sample has opened another page of the shop, so the run has ended.',
    tooMuch: 'The sample has been stopped, because it reported more than 1,000 things.',
    hint: 'Use the page in the frame: its buttons and widgets work. The newest entry of the log is on top.',
    stop: 'Stop',
    noResult: 'The sample has not called the SDK yet.',
  },
  timeline: 'Timeline',
  outcome: 'Outcome',
  otherOutcome: 'Another one',
  simulate: 'Simulate',
  simulated: {
    none: 'No problem',
    offline: 'No connection',
    slow: 'No response in time',
    tooMany: 'Too many requests',
    failing: 'The API fails',
  },
  argumentsOf: 'Arguments of {name}, as JSON',
  noArguments: 'None',
  notJson: 'Not valid JSON.',
  default: 'Default',
  useDefault: 'Use the default',
  radiuses: { '0px': 'Square (0px)', '4px': 'Small (4px)', '16px': 'Round (16px)' },
  densities: { '0.75': 'Compact (0.75)', '1.25': 'Airy (1.25)' },
  code: { html: 'Placeholder', css: 'Style sheet of the shop', react: 'React' },
  needs: {
    page: 'The page also needs, once:',
    script: 'the script of the SDK',
    and: 'and',
    init: 'a call of init',
    react: 'In React:',
    provider: 'the provider',
  },
  copy: 'Copy',
  nothingYet: 'There is no call, request, or event yet.',
  linkOfShop: 'Link to a page of the shop',
} as const;
