import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isTestAll } from './test-all';
import { type PackageManager, TOOLS, type Tool, type ToolName } from './tools.data';

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
