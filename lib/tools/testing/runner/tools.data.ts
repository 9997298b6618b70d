export type PackageManager = 'apt-get' | 'dnf' | 'apk' | 'pacman' | 'brew';

/** A program outside npm that the tests run. */
export interface Tool {
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
