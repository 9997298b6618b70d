import { site } from '@/lib/config/site';
import { enPageFeatures as messages } from '@/lib/messages/en-page-features';
import { fill } from '@/lib/messages/fill';
import type { ColorModeChoice } from './color-mode-provider.client';
import { loadReactPart } from './react-part.client';

const STORAGE_KEY = 'theme';
const respectSystem = site.colorMode.respectSystemPreference;

/** The choice that follows each one: system is left out if the site ignores the system preference. */
const NEXT: Readonly<Record<ColorModeChoice, ColorModeChoice>> = {
  light: 'dark',
  dark: respectSystem ? 'system' : 'light',
  system: 'light',
};

const root = document.documentElement;
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

interface ColorMode {
  choice: ColorModeChoice;
  set: (choice: ColorModeChoice) => void;
}

const load = () =>
  loadReactPart(() =>
    import('./color-mode-provider.client').then((module) => module.ColorModeProvider),
  );

let current: ColorMode | undefined;
let starting: Promise<void> | undefined;

/** Shows the choice on the button, and as an attribute that the style sheet reads. */
function showChoice(choice: ColorModeChoice) {
  const button = document.querySelector<HTMLElement>('[data-color-toggle]');
  const mode = messages.colorModes[choice];
  root.dataset.themeChoice = choice;
  if (!button) return;
  button.title = mode;
  button.ariaLabel = `${messages.colorMode} (${fill(messages.colorModeNow, { mode })})`;
}

/** Loads what stores and applies the color mode, once. It applies what is stored at that moment. */
function start(): Promise<void> {
  starting ??= load().then(
    (create) =>
      new Promise((resolve) => {
        create(document.createElement('div')).show({
          respectSystem,
          onChange: (choice, set) => {
            current = { choice, set };
            showChoice(choice);
            resolve();
          },
        });
      }),
  );
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}

/**
 * Cycles through light, dark and system, or only light and dark if the site ignores the system preference. The mode
 * follows the system and other browser tabs (site specification, section 4). @returns a cleanup function
 */
export function enableColorMode(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const prepare = () => void start().catch(() => {});
  const change = async (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest('[data-color-toggle]');
    if (!button || button.hasAttribute('data-pending')) return;
    button.setAttribute('data-pending', '');
    await start().catch(() => {});
    button.removeAttribute('data-pending');
    current?.set(NEXT[current.choice]);
  };
  const prepareAtButton = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-color-toggle]')) prepare();
  };
  document.addEventListener('click', change, { signal });
  document.addEventListener('pointerover', prepareAtButton, { signal, passive: true });
  document.addEventListener('focusin', prepareAtButton, { signal });
  addEventListener('storage', ({ key }) => key === STORAGE_KEY && prepare(), { signal });
  systemIsDark.addEventListener(
    'change',
    () => root.dataset.themeChoice === 'system' && prepare(),
    { signal },
  );
  if (isOutdated()) {
    starting = undefined;
    prepare();
  } else showChoice(root.dataset.themeChoice as ColorModeChoice);
  return () => controller.abort();
}

/**
 * Whether the page no longer shows the mode of the no-flash script: another tab or the system changed it before this
 * script ran, or the framework has created the root element anew after a crash.
 */
function isOutdated(): boolean {
  const { theme, themeChoice } = root.dataset;
  if (themeChoice === 'system') return theme !== (systemIsDark.matches ? 'dark' : 'light');
  return themeChoice !== (readColorMode() ?? 'light');
}

function readColorMode(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Without storage, the mode is light.
    return null;
  }
}
