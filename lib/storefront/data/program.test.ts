import { expect, it, vi } from 'vitest';
import type { Options } from '../calls/options';
import type { Requests } from '../requests/requests';
import { successWith } from '../results';
import { createProgram } from './program';

it('reads the texts of the program in the language of the page', async () => {
  const read = vi.fn(async () => successWith({ faq: [] }));
  const program = createProgram({
    requests: { read } as unknown as Requests,
    options: { locale: 'de' } as Options,
  });
  expect(await program.read()).toMatchObject({ data: { faq: [] } });
  expect(read.mock.calls).toEqual([['/storefront/v1/program', { locale: 'de' }]]);
});
