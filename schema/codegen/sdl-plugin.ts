/** Codegen plugin: the SDL that its configuration hands over. */
export const plugin = (_schema: unknown, _documents: unknown, { sdl }: { sdl: string }) => sdl;
