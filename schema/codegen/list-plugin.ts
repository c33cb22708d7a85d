import type { ListDeclaration } from '../lists/list.ts';
import { listSDL } from './list-sdl.ts';

/** Codegen plugin: the SDL of the lists that its configuration hands over. */
export const plugin = (_schema: unknown, _documents: unknown, { lists }: { lists: readonly ListDeclaration[] }) =>
  listSDL(lists);
