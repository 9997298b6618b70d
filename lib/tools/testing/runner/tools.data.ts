export type PackageManager = 'apt-get' | 'dnf' | 'apk' | 'pacman' | 'brew';

/** A program outside npm that the tests run. */
export interface Tool {
  label: string;
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

/** Tools that `npm test` installs if they are missing. */
export const TOOLS = {
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
  pgbouncer: {
    label: 'PgBouncer',
    programs: ['/usr/sbin/pgbouncer', 'pgbouncer'],
    packages: {
      'apt-get': ['pgbouncer'],
      dnf: ['pgbouncer'],
      apk: ['pgbouncer'],
      pacman: ['pgbouncer'],
      brew: ['pgbouncer'],
    },
  },
  promtool: {
    label: 'Prometheus',
    programs: ['promtool'],
    packages: {
      'apt-get': ['prometheus'],
      dnf: ['prometheus'],
      apk: ['prometheus'],
      pacman: ['prometheus'],
      brew: ['prometheus'],
    },
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;
