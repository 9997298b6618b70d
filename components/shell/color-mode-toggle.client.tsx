'use client';

import { useTheme } from 'next-themes';
import { useEffect, useState } from 'react';
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
 * Cycles light, dark, system; or toggles light and dark when the system's preference is not respected.
 * All icons are in the HTML and the stylesheet shows one, so the right one is seen before the script runs.
 */
export function ColorModeToggle({ respectSystem, messages }: ColorModeToggleProps) {
  const { theme, setTheme } = useTheme();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  const choice = theme === 'dark' || (theme === 'system' && respectSystem) ? theme : 'light';
  useEffect(() => {
    document.documentElement.dataset.themeChoice = choice;
  }, [choice]);

  const next = { light: 'dark', dark: respectSystem ? 'system' : 'light', system: 'light' }[choice];
  const current = messages.colorModes[choice];
  return (
    <button
      type="button"
      className={styles.root}
      data-color-toggle=""
      disabled={!isReady}
      title={isReady ? current : undefined}
      aria-label={
        isReady
          ? `${messages.colorMode} (${fill(messages.colorModeNow, { mode: current })})`
          : messages.colorMode
      }
      onClick={() => setTheme(next)}
    >
      <Icon name="light" />
      <Icon name="dark" />
      <Icon name="system" />
    </button>
  );
}
