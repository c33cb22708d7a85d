import type { Plugin, Rolldown } from 'vite';

/** A module's file and all files that it needs. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));
  for (const { imports } of found) {
    for (const chunk of chunks.filter(({ fileName }) => imports.includes(fileName))) found.add(chunk);
  }
  const sheets = [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...[...found].map(({ fileName }) => fileName), ...new Set(sheets)];
}

/**
 * All that is drawn with is asked for with the page, not once the first file has come and decided that it is wanted. A
 * browser has six files under way: before all else come the two largest, which take longest, and the addresses, which say
 * which screen's code is wanted besides. Sign-in needs nothing of the application: the gateway leaves its links out there.
 */
export const linkedFiles: Plugin = {
  name: 'linked-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const always = filesOf('web/entry/main.tsx', bundle);
      const addresses = filesOf('web/app/routes/asked-address.ts', bundle);
      const bySize = [...new Set([...always, ...addresses, ...filesOf('web/app/app.tsx', bundle)])]
        .filter((file) => !html.includes(file))
        .sort((one, other) => sizeOf(bundle[other]) - sizeOf(bundle[one]));
      const early = bySize.filter((file, index) => index < 2 || file === addresses[0]);
      const link = (file: string, injectTo: 'head' | 'head-prepend') => ({
        tag: 'link',
        injectTo,
        attrs: {
          ...(!always.includes(file) && { 'data-application': true }),
          ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
          href: `/${file}`,
          crossorigin: '',
        },
      });
      return [
        ...early.map((file) => link(file, 'head-prepend')),
        ...bySize.filter((file) => !early.includes(file)).map((file) => link(file, 'head')),
      ];
    },
  },
};

/** Bytes or characters of a file. */
function sizeOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): number {
  return file ? (file.type === 'chunk' ? file.code : file.source).length : 0;
}
