import type { ModuleContext } from '../modules/loaded-modules';
import type { Source } from './shop-data';

/** What the shop owner writes about the rewards program, in the language of the page. */
export interface Program {
  /** Empty if there are no texts. */
  faq: { question: string; answer: string }[];
  /** For guests; `null` for the texts of the widgets. */
  welcomeTitle: string | null;
  welcomeText: string | null;
  /** The most decimals that points are shown with, 0 to 2. */
  pointsDecimals: number;
}

/** Creates the source of the texts of the program. */
export function createProgram({
  requests,
  options: { locale },
}: Pick<ModuleContext, 'requests' | 'options'>): Source<Program> {
  return {
    key: 'program',
    area: 'shop',
    isPersonal: false,
    read: () => requests.read<Program>('/storefront/v1/program', { locale }),
  };
}

/** Points with as many decimals as the shop owner wants. They are rounded down, because more can't be spent. */
export function shownPoints(
  points: number,
  { pointsDecimals }: Pick<Program, 'pointsDecimals'>,
): number {
  // Points are exact to two decimals; numbers of JavaScript aren't.
  const hundredths = Math.round(points * 100);
  const step = 10 ** (2 - pointsDecimals);
  return (Math.floor(hundredths / step) * step) / 100;
}
