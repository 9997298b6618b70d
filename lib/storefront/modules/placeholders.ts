import { createPlaceholders } from '../placeholders/create-placeholders';
import { plainRenderer } from '../placeholders/plain-renderer';
import type { ModuleContext, Placeholders } from './loaded-modules';

/** Creates placeholders whose widgets are plain elements. */
export const createModule = (context: ModuleContext): Placeholders =>
  createPlaceholders(context, plainRenderer);
