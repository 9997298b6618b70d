import { languageIn } from '../../site/config/widget-languages';
import type { ModuleContext, Placeholders } from '../modules/loaded-modules';
import { LABELS } from '../overlays/labels.data';
import { createPlaceholders } from './create-placeholders';
import { plainRenderer } from './plain-renderer.fixture';

/** Creates placeholders whose widgets are plain elements, so that tests see what they would show. */
export const createModule = (context: ModuleContext): Placeholders =>
  createPlaceholders(context, {
    ...plainRenderer,
    labels: LABELS[languageIn(LABELS, context.options.locale)],
  });
