import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD_SETTINGS_FILE } from './build-settings-file';

// Imported before anything that reads the environment: the settings of the build are part of its pages and hold for
// the server too, whether the one who starts it names them or not.
const folder = dirname(fileURLToPath(import.meta.url));
const settings: Record<string, [value: string, ...other: string[]]> = JSON.parse(
  readFileSync(join(folder, BUILD_SETTINGS_FILE), 'utf8'),
);

const faults = Object.entries(settings).flatMap(([name, spellings]) => {
  const given = process.env[name];
  return given && !spellings.includes(given)
    ? [
        `  ${name} is ${given}, but the site was built with ${spellings[0]}: build it again or leave ${name} out.`,
      ]
    : [];
});
if (faults.length > 0) fail(`The environment does not fit the build:\n${faults.join('\n')}`);
for (const [name, [value]] of Object.entries(settings)) process.env[name] = value;

// Whatever fails before the server listens is told in a sentence, without a stack.
process.once('uncaughtException', ({ message }) => fail(message));

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
