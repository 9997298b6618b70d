'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/messages/fill';
import { Icon } from '../icon';
import styles from './color-mode-toggle.module.css';

interface ColorModeToggleProps {
  respectSystem: boolean;
  messages: {
    colorMode: string;
    colorModeNow: string;
    colorModes: Record<'light' | 'dark' | 'system', string>;
  };
}

interface ColorMode {
  choice: 'light' | 'dark' | 'system';
  change: () => void;
}

/**
 * Cycles through light, dark and system, or only light and dark if the site ignores the system preference. Defaults to
 * light. The choice is stored under `theme` and synced across tabs (site specification, section 4).
 * All icons are in the HTML and the stylesheet shows one of them, so the icon is right before the script runs.
 */
export function ColorModeToggle({ respectSystem, messages }: ColorModeToggleProps) {
  const [isReady, setReady] = useState(false);
  const [mode, setMode] = useState<ColorMode>();
  // A click can come before the mode is known, and between the moment when it is known and the next rendering.
  const known = useRef<ColorMode>(undefined);
  const isClicked = useRef(false);
  useEffect(() => setReady(true), []);

  const show = useCallback((next: ColorMode) => {
    setMode(next);
    known.current = next;
    if (isClicked.current) next.change();
    isClicked.current = false;
  }, []);
  function onClick() {
    if (known.current) known.current.change();
    else isClicked.current = true;
  }

  const current = mode && messages.colorModes[mode.choice];
  const state = current ? ` (${fill(messages.colorModeNow, { mode: current })})` : '';
  return (
    <>
      <button
        type="button"
        className={styles.root}
        data-color-toggle=""
        title={current}
        aria-label={messages.colorMode + state}
        onClick={onClick}
      >
        <Icon name="light" />
        <Icon name="dark" />
        <Icon name="system" />
      </button>
      {isReady && (
        <ThemeProvider
          attribute="data-theme"
          defaultTheme="light"
          enableSystem={respectSystem}
          // The stylesheet sets color-scheme, so that it also applies without scripts and in print.
          enableColorScheme={false}
          // The no-flash script has already set the mode. This type keeps the browser from running the library's script.
          scriptProps={{ type: 'application/json' }}
        >
          <ModeReader respectSystem={respectSystem} onChange={show} />
        </ThemeProvider>
      )}
    </>
  );
}

interface ModeReaderProps {
  respectSystem: boolean;
  onChange: (mode: ColorMode) => void;
}

/** Reports the color mode and how to change it. The server doesn't render it, unlike the button. */
function ModeReader({ respectSystem, onChange }: ModeReaderProps) {
  const { theme, setTheme } = useTheme();
  const choice = theme === 'dark' || (theme === 'system' && respectSystem) ? theme : 'light';
  useEffect(() => {
    document.documentElement.dataset.themeChoice = choice;
    const next = { light: 'dark', dark: respectSystem ? 'system' : 'light', system: 'light' }[
      choice
    ];
    onChange({ choice, change: () => setTheme(next) });
  }, [choice, respectSystem, onChange, setTheme]);
  return null;
}
