import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isTestAll } from './test-all';

type PackageManager = 'apt-get' | 'dnf' | 'apk' | 'pacman' | 'brew';

/** A program outside npm that the tests run. */
interface Tool {
  label: string;
  /** Only `npm run test:all` needs it. */
  isForTestAll?: true;
  /** Environment variable that names the program, if there is one. */
  variable?: string;
  /** Names or paths of the program, best first. */
  programs: readonly string[];
  /** Lists its extensions, and those that it must have. */
  extensions?: { command: readonly string[]; names: readonly string[] };
  /**
   * Packages that contain it, separated by spaces; the next entry is tried if a system doesn't have the first.
   */
  packages: Readonly<Record<PackageManager, readonly string[]>>;
}

/** Tools that `npm test` and `npm run test:all` install if they are missing. */
const TOOLS = {
  chromium: {
    label: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // The headless shell has no browser window, so it needs a third of the processor time.
    programs: [
      'chromium-headless-shell',
      '/usr/bin/chromium',
      'chromium',
      'chromium-browser',
      'google-chrome',
    ],
    packages: {
      'apt-get': ['chromium-headless-shell', 'chromium'],
      dnf: ['chromium-headless', 'chromium'],
      apk: ['chromium'],
      pacman: ['chromium'],
      brew: ['chromium'],
    },
  },
  php: {
    label: 'PHP',
    programs: ['php'],
    // Samples send requests with curl; the receivers of webhooks store what arrives.
    extensions: { command: ['php', '-m'], names: ['curl', 'pdo_sqlite'] },
    packages: {
      'apt-get': ['php-cli php-curl php-sqlite3'],
      dnf: ['php-cli php-common php-pdo'],
      apk: ['php php-curl php-pdo_sqlite'],
      pacman: ['php php-sqlite'],
      brew: ['php'],
    },
  },
  python: {
    label: 'Python',
    programs: ['python3'],
    packages: {
      'apt-get': ['python3'],
      dnf: ['python3'],
      apk: ['python3'],
      pacman: ['python'],
      brew: ['python3'],
    },
  },
  ruby: {
    label: 'Ruby',
    programs: ['ruby'],
    packages: {
      'apt-get': ['ruby'],
      dnf: ['ruby'],
      apk: ['ruby'],
      pacman: ['ruby'],
      brew: ['ruby'],
    },
  },
  firefox: {
    label: 'Firefox',
    isForTestAll: true,
    programs: ['firefox-esr', 'firefox'],
    packages: {
      'apt-get': ['firefox-esr', 'firefox'],
      dnf: ['firefox'],
      apk: ['firefox-esr'],
      pacman: ['firefox'],
      brew: ['firefox'],
    },
  },
  webkit: {
    label: 'WebKit',
    isForTestAll: true,
    programs: [
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
      '/usr/lib/webkit2gtk-4.1/MiniBrowser',
    ],
    packages: {
      'apt-get': ['libwebkit2gtk-4.1-0'],
      dnf: ['webkit2gtk4.1'],
      apk: ['webkit2gtk-4.1'],
      pacman: ['webkit2gtk-4.1'],
      brew: [],
    },
  },
  xvfb: {
    label: 'Xvfb',
    isForTestAll: true,
    programs: ['xvfb-run'],
    packages: {
      'apt-get': ['xvfb xauth'],
      dnf: ['xorg-x11-server-Xvfb'],
      apk: ['xvfb-run'],
      pacman: ['xorg-server-xvfb'],
      brew: [],
    },
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

/** Package managers in the order in which they are tried. */
const MANAGERS: readonly {
  command: PackageManager;
  needsRoot: boolean;
  refresh?: readonly string[];
  installCommand: readonly string[];
}[] = [
  {
    command: 'apt-get',
    needsRoot: true,
    refresh: ['update'],
    installCommand: ['install', '-y', '--no-install-recommends'],
  },
  { command: 'dnf', needsRoot: true, installCommand: ['install', '-y'] },
  { command: 'apk', needsRoot: true, installCommand: ['add', '--no-cache'] },
  { command: 'pacman', needsRoot: true, installCommand: ['-Sy', '--noconfirm'] },
  { command: 'brew', needsRoot: false, installCommand: ['install'] },
];

/** Path of a program: itself if it is absolute, else the first match in PATH. */
function findProgram(name: string): string | null {
  const candidates = isAbsolute(name)
    ? [name]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a tool, or `null` if it is not installed. The tool's environment variable takes precedence.
 *
 * @throws Error if the variable names a file that can't be run
 */
export function findTool(name: ToolName): string | null {
  const { variable, programs }: Tool = TOOLS[name];
  const chosen = variable && process.env[variable];
  if (!chosen) return programs.map(findProgram).find((path) => path !== null) ?? null;
  const path = findProgram(chosen);
  if (!path) throw new Error(`${variable} is "${chosen}", which is not an executable file.`);
  return path;
}

/**
 * Installs every tool whose best program is missing with the system's package manager, and prints what it does.
 * If that fails, any other installed program of the tool is used.
 *
 * @throws Error that says what to install if it can't be installed from here
 */
function ensureTools(): void {
  let isRefreshed = false;
  for (const name of Object.keys(TOOLS) as ToolName[]) {
    const { variable, programs, extensions, isForTestAll }: Tool = TOOLS[name];
    if (isForTestAll && !isTestAll) continue;
    if (variable && process.env[variable] && findTool(name)) continue;
    if (findProgram(programs[0] ?? '') && hasExtensions(extensions)) continue;
    const problem = install(name, isRefreshed);
    isRefreshed = true;
    if (problem && !findTool(name)) throw new Error(problem);
  }
}

function hasExtensions(extensions: Tool['extensions']): boolean {
  if (!extensions) return true;
  const [program = '', ...args] = extensions.command;
  const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
  const found = stdout.split(/\s+/);
  return extensions.names.every((name) => found.includes(name));
}

/** @returns why the tool could not be installed, or `null` if it was */
function install(name: ToolName, isRefreshed: boolean): string | null {
  const { label, packages, variable }: Tool = TOOLS[name];
  const advice = `Install ${label}${variable ? `, or set ${variable} to the program,` : ''} and run the tests again.`;
  const manager = MANAGERS.find(({ command }) => findProgram(command));
  if (!manager) return `${label} is missing, and no known package manager was found. ${advice}`;

  const { command, needsRoot, refresh, installCommand } = manager;
  const installLines = packages[command].map((names) => [
    command,
    ...installCommand,
    ...names.split(' '),
  ]);
  if (needsRoot && process.getuid?.() !== 0) {
    return `${label} is missing, and only root can install it. Run as root:\n  ${installLines[0]?.join(' ')}\n${advice}`;
  }
  console.log(`Installing ${label} with ${command}.`);
  if (refresh && !isRefreshed) run([command, ...refresh]);
  if (!installLines.some(run)) return `${command} could not install ${label}. ${advice}`;
  return findTool(name) ? null : `The package of ${label} contains no known program. ${advice}`;
}

/** @returns whether the command succeeded */
function run(line: readonly string[]): boolean {
  const [program = '', ...args] = line;
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    ensureTools();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
