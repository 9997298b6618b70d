'use client';

import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';

/** Light by default; the choice is stored under `theme` and synced across tabs (spec 1 §4). */
export function ColorModeProvider({
  respectSystem,
  children,
}: {
  respectSystem: boolean;
  children: ReactNode;
}) {
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme="light"
      enableSystem={respectSystem}
      // The stylesheet sets color-scheme, so that it also holds without scripts and in print.
      enableColorScheme={false}
    >
      {children}
    </ThemeProvider>
  );
}
