import { expect, it } from 'vitest';
import { sdkHints } from './sdk-hints';

it('explains functions, types and events by highlighted declaration and plain summary', async () => {
  const hints = await sdkHints();
  expect(hints.getCurrentRole?.declaration).toContain('<span class="tk">function</span>');
  expect(hints.getCurrentRole?.declaration.replace(/<[^>]*>/g, '')).toContain(
    'function getCurrentRole(): Promise&#x3C;\n  SuccessResult&#x3C;{ role:',
  );
  expect(hints.widget_opened?.summary).toBe('An overlay has become visible.');
  for (const { declaration, summary } of Object.values(hints)) {
    expect(declaration).not.toContain('style=');
    expect(summary).toMatch(/^[^`]+\.$/);
  }
});
