'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { type ComponentPropsWithoutRef, useEffect, useState } from 'react';
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

/**
 * Cycles through light, dark and system, or only light and dark if the site ignores the system preference. Defaults to
 * light. The choice is stored under `theme` and synced across tabs (site specification, section 4).
 * All icons are in the HTML and the stylesheet shows one of them, so the icon is right before the script runs.
 */
export function ColorModeToggle(props: ColorModeToggleProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  if (!isReady) return <ToggleButton disabled aria-label={props.messages.colorMode} />;
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme="light"
      enableSystem={props.respectSystem}
      // The stylesheet sets color-scheme, so that it also applies without scripts and in print.
      enableColorScheme={false}
      // The no-flash script has already set the mode. This type keeps the browser from running the library's script.
      scriptProps={{ type: 'application/json' }}
    >
      <ReadyToggle {...props} />
    </ThemeProvider>
  );
}

function ReadyToggle({ respectSystem, messages }: ColorModeToggleProps) {
  const { theme, setTheme } = useTheme();
  const choice = theme === 'dark' || (theme === 'system' && respectSystem) ? theme : 'light';
  useEffect(() => {
    document.documentElement.dataset.themeChoice = choice;
  }, [choice]);

  const next = { light: 'dark', dark: respectSystem ? 'system' : 'light', system: 'light' }[choice];
  const current = messages.colorModes[choice];
  return (
    <ToggleButton
      title={current}
      aria-label={`${messages.colorMode} (${fill(messages.colorModeNow, { mode: current })})`}
      onClick={() => setTheme(next)}
    />
  );
}

function ToggleButton(props: ComponentPropsWithoutRef<'button'>) {
  return (
    <button type="button" className={styles.root} data-color-toggle="" {...props}>
      <Icon name="light" />
      <Icon name="dark" />
      <Icon name="system" />
    </button>
  );
}
