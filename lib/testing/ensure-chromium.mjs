import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['/usr/bin/chromium', 'chromium', 'chromium-browser', 'google-chrome'];

/** Package managers in the order in which they are tried; `root` says which need an administrator. */
const INSTALLERS = [
  {
    command: 'apt-get',
    root: true,
    steps: [['update'], ['install', '-y', '--no-install-recommends', 'chromium']],
  },
  { command: 'dnf', root: true, steps: [['install', '-y', 'chromium']] },
  { command: 'apk', root: true, steps: [['add', '--no-cache', 'chromium']] },
  { command: 'pacman', root: true, steps: [['-Sy', '--noconfirm', 'chromium']] },
  { command: 'brew', root: false, steps: [['install', '--cask', 'chromium']] },
];

/** Path of a program: as it stands when it is absolute, else the first in PATH. */
function findProgram(name) {
  const candidates = isAbsolute(name)
    ? [name]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return (
    candidates.find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    }) ?? null
  );
}

/** Path of the browser that the tests drive, or `null`. CHROMIUM_PATH goes before what is installed. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    const path = findProgram(wanted);
    if (!path) throw new Error(`CHROMIUM_PATH is "${wanted}", but no program can be run there.`);
    return path;
  }
  for (const name of NAMES) {
    const path = findProgram(name);
    if (path) return path;
  }
  return null;
}

/**
 * Path of the browser; installs it with the system's package manager when there is none.
 *
 * @throws Error that says what to do when it can't be installed from here
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;

  const isRoot = process.getuid?.() === 0;
  const advice =
    'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program, and run the tests again.';
  const installer = INSTALLERS.find(({ command }) => findProgram(command));
  if (!installer) {
    throw new Error(`There is no Chromium, and no package manager is known here. ${advice}`);
  }
  const line = installer.steps.map((step) => [installer.command, ...step].join(' ')).join(' && ');
  if (installer.root && !isRoot) {
    throw new Error(
      `There is no Chromium, and only root can install it here. Run as root:\n  ${line}\n${advice}`,
    );
  }
  console.log(
    `There is no Chromium: installing it${installer.root ? ' as root' : ''} with\n  ${line}`,
  );
  for (const step of installer.steps) {
    const { status } = spawnSync(installer.command, step, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) {
      throw new Error(`"${[installer.command, ...step].join(' ')}" failed. ${advice}`);
    }
  }
  const installed = findChromium();
  if (!installed) throw new Error(`The package brought no program that is known. ${advice}`);
  return installed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
