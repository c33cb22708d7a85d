/** Codegen plugin: the text that its configuration hands over. */
export const plugin = (_schema: unknown, _documents: unknown, { text }: { text: string }) => text;
