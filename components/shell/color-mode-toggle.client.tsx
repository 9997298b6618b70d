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
 * Cycles light, dark, system; or toggles light and dark when the system's preference is not respected. Light by
 * default; the choice is stored under `theme` and synced across tabs (spec 1 §4).
 * All icons are in the HTML and the stylesheet shows one, so the right one is seen before the script runs.
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
      // The stylesheet sets color-scheme, so that it also holds without scripts and in print.
      enableColorScheme={false}
      // The boot script has set the colours; that of the library would come too late, and must not run.
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
