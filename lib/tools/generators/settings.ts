import type { z } from 'zod';
import { BUILD_SETTINGS } from '../../site/config/build-settings';
import { settingSchemas } from '../../site/config/env';
import { limitSettings } from '../../site/config/limits';

interface Setting {
  name: string;
  /** As it is written in the environment. */
  defaultText: string;
  description: string;
}

/** The files that list the settings, with their paths. */
export function settingsFiles(): Record<string, string> {
  const all = listSettings(settingSchemas);
  const limits = listSettings(limitSettings);
  const others = all.filter(({ name }) => !(name in limitSettings));
  return {
    'lib/site/settings.md': settingsPage(others, limits),
    '.env.example': exampleFile([...others, ...limits]),
  };
}

/** The settings with a description. Hosts don't set the others. */
function listSettings(schemas: Record<string, z.ZodType>): Setting[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const { description } = schema;
    return description ? [{ name, description, defaultText: textOf(schema.parse(undefined)) }] : [];
  });
}

/** A parsed value as it is written in the environment. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function settingsPage(settings: readonly Setting[], limits: readonly Setting[]): string {
  const buildSettings = BUILD_SETTINGS.map((name) => `\`${name}\``);
  return `<!-- Written by \`npm run generate\` from config/env.ts and config/limits.ts. -->

# Settings

The environment is read and validated once, when a process starts. An invalid value stops the process with a message that names the setting. \`.env.example\` lists the settings for a shell.

${table(settings, 'meaning')}

The build writes ${buildSettings.slice(0, -1).join(', ')} and ${buildSettings.at(-1)} into the pages, so set them for \`npm run build\`. The server uses the values of its build, and doesn't start if the environment has others.

## Limits on clients

\`lib/serve/hosting.md\` says what a client is, and what happens when a limit is reached.

${table(limits, 'limit')}
`;
}

function table(settings: readonly Setting[], heading: string): string {
  const rows = settings.map(({ name, defaultText, description }) => {
    const shown = defaultText === '' ? 'empty' : `\`${defaultText}\``;
    return `| \`${name}\` | ${shown} | ${description} |`;
  });
  return [`| setting | default | ${heading} |`, '|---|---|---|', ...rows].join('\n');
}

function exampleFile(settings: readonly Setting[]): string {
  const entries = settings.map(({ name, defaultText, description }) => {
    const [firstSentence] = description.split(/(?<=\.) /);
    return `# ${firstSentence}\n#${name}=${defaultText}\n`;
  });
  return `# The settings with their defaults, written by \`npm run generate\`. lib/site/settings.md says more.
# Set what you change in a copy, .env.local, and load it before a command: set -a; . ./.env.local; set +a

${entries.join('\n')}`;
}
