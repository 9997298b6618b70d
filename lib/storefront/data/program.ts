import type { ModuleContext } from '../modules/loaded-modules';
import type { Source } from './shop-data';

/** What the shop owner writes about the rewards program, in the language of the page. */
export interface Program {
  /** Empty if there are no texts. */
  faq: { question: string; answer: string }[];
  /** For guests; `null` for the texts of the widgets. */
  welcomeTitle: string | null;
  welcomeText: string | null;
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
