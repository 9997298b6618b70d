import { closestTarget } from '@/lib/browser/closest-target';
import { onIntent } from '@/lib/browser/on-intent';
import { COLOR_BUTTON } from '@/lib/site/config/hooks';
import { loadOnce } from '@/lib/site/config/load-once';
import { site } from '@/lib/site/config/site';
import { enPageFeatures as messages } from '@/lib/site/messages/en-page-features';
import { fill } from '@/lib/site/messages/fill';
import { mountIsland } from '../loading/island.client';
import { loadWithState } from '../loading/load-state.client';
import type { ColorModeChoice } from './color-mode-provider.client';

const BUTTON = `[${COLOR_BUTTON}]`;
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

const load = loadOnce(() =>
  mountIsland(() =>
    import('./color-mode-provider.client').then((module) => module.ColorModeProvider),
  ),
);

let current: ColorMode | undefined;
let isApplied: Promise<void> | undefined;
let starts = 0;

/** Shows the choice on the button, and as an attribute that the style sheet reads. */
function showChoice(choice: ColorModeChoice) {
  const button = document.querySelector<HTMLElement>(BUTTON);
  const mode = messages.colorModes[choice];
  root.dataset.themeChoice = choice;
  if (!button) return;
  button.title = mode;
  button.ariaLabel = `${messages.colorMode} (${fill(messages.colorModeNow, { mode })})`;
}

/** Loads what stores and applies the color mode, once. It applies what is stored at that moment. */
function start(): Promise<void> {
  isApplied ??= apply();
  isApplied.catch(() => {
    isApplied = undefined;
  });
  return isApplied;
}

async function apply(): Promise<void> {
  const { show } = await load();
  starts += 1;
  return new Promise((resolve) => {
    show({
      key: starts,
      respectSystem,
      onChange: (choice, set) => {
        current = { choice, set };
        showChoice(choice);
        resolve();
      },
    });
  });
}

/**
 * Cycles through light, dark and system, or only light and dark if the site ignores the system preference. The mode
 * follows the system and other browser tabs (SPECIFICATION.md, section 4).
 */
export function enableColorMode(signal: AbortSignal): void {
  const prepare = () => void start().catch(() => {});
  let clicks = 0;
  const change = async (event: MouseEvent) => {
    const button = closestTarget(event, BUTTON);
    if (!button) return;
    clicks += 1;
    // Clicks count while the first one waits.
    if (clicks > 1) return;
    await loadWithState(start, { opener: button, isClosable: true });
    if (current) {
      for (; clicks > 0; clicks -= 1) current.choice = NEXT[current.choice];
      current.set(current.choice);
    }
    clicks = 0;
  };
  document.addEventListener('click', change, { signal });
  onIntent(BUTTON, prepare, signal);
  addEventListener('storage', ({ key }) => key === STORAGE_KEY && prepare(), { signal });
  systemIsDark.addEventListener(
    'change',
    () => root.dataset.themeChoice === 'system' && prepare(),
    { signal },
  );
  const update = () => {
    isApplied = undefined;
    prepare();
  };
  // A page in the back/forward cache receives no events of storage.
  addEventListener('pageshow', ({ persisted }) => persisted && isOutdated() && update(), {
    signal,
  });
  removeUnknownMode();
  if (isOutdated()) update();
  else showChoice(root.dataset.themeChoice as ColorModeChoice);
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

/** Removes a stored value that isn't a choice. next-themes would apply it. */
function removeUnknownMode() {
  const mode = readColorMode();
  if (mode !== null && !isChoice(mode)) localStorage.removeItem(STORAGE_KEY);
}

const isChoice = (mode: string) =>
  Object.hasOwn(NEXT, mode) && (respectSystem || mode !== 'system');

function readColorMode(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Without storage, the mode is light.
    return null;
  }
}
