'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { useEffect } from 'react';

export type ColorModeChoice = 'light' | 'dark' | 'system';

export interface ColorModeProviderProps {
  /** Whether the reader can choose to follow the system preference. */
  respectSystem: boolean;
  /** Called at the start, and when the reader or another browser tab changes the choice. */
  onChange: (choice: ColorModeChoice, set: (choice: ColorModeChoice) => void) => void;
}

/** Stores the color mode, applies it, and syncs it across browser tabs (SPECIFICATION.md, section 4). Shows nothing. */
export function ColorModeProvider({ respectSystem, onChange }: ColorModeProviderProps) {
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme="light"
      enableSystem={respectSystem}
      // The stylesheet sets color-scheme, so that it also applies without scripts and in print.
      enableColorScheme={false}
      // The no-flash script has already set the mode. This type keeps the browser from running the library's script.
      scriptProps={{ type: 'application/json' }}
    >
      <ChoiceReader respectSystem={respectSystem} onChange={onChange} />
    </ThemeProvider>
  );
}

function ChoiceReader({ respectSystem, onChange }: ColorModeProviderProps) {
  const { theme, setTheme } = useTheme();
  const choice = theme === 'dark' || (theme === 'system' && respectSystem) ? theme : 'light';
  useEffect(() => onChange(choice, setTheme), [choice, onChange, setTheme]);
  return null;
}
