import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const screensFile = 'screens.json';

/** What a module's file and all files that it needs are, scripts before style sheets. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));
  for (const { imports } of found) {
    for (const chunk of chunks.filter(({ fileName }) => imports.includes(fileName))) found.add(chunk);
  }
  const sheets = [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...[...found].map(({ fileName }) => fileName), ...new Set(sheets)];
}

/** How long a file is. */
function lengthOf(file: string, bundle: Rolldown.OutputBundle): number {
  const found = bundle[file];
  return (found?.type === 'chunk' ? found.code : found?.source)?.length ?? 0;
}

const link = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { ...attrs, crossorigin: '' },
});

/**
 * All that is drawn with is asked for with the page, not once the first file has come and decided that it is wanted. The
 * longest come first: over HTTP/1.1 six travel at once, and small ones alone would leave a slow line idle. Sign-in needs
 * nothing of the application: the gateway leaves its links out there. The font comes last: text is drawn when all else
 * is there.
 */
export const pageLinks: Plugin = {
  name: 'page-links',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const always = filesOf('web/main.tsx', bundle);
      const files = [...new Set([...always, ...filesOf('web/app/app.tsx', bundle)])]
        .filter((file) => !html.includes(file))
        .sort((one, other) => lengthOf(other, bundle) - lengthOf(one, bundle));
      // Text in Latin letters is on every screen.
      const fonts = Object.keys(bundle).filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
      return [
        ...files.map((file) =>
          link({
            ...(!always.includes(file) && { 'data-application': true }),
            ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
            href: `/${file}`,
          }),
        ),
        ...fonts.map((file) => link({ rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2' })),
      ];
    },
  },
};

/**
 * The files of each screen beside those of the page, by its address, for the gateway to link them in the page of that
 * address (`gateway/http/screen-links.ts`).
 */
export const screenFiles: Plugin = {
  name: 'screen-files',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const { screens } = await import(path.join(import.meta.dirname, 'app/navigation.ts'));
    const linked = ['start.ts', 'main.tsx', 'app/app.tsx'].flatMap((module) => filesOf(`web/${module}`, bundle));
    const files = (screens as { path: string; load: () => unknown }[]).map(({ path: address, load }) => {
      const module = /import\(['"]\.(?:\.?)(.*?)['"]\)/.exec(String(load))?.[1];
      const own = module ? filesOf(module, bundle).filter((file) => !linked.includes(file)) : [];
      if (own.length === 0) throw new Error(`The build has no file of the screen ${address}.`);
      return [address, own];
    });
    this.emitFile({ type: 'asset', fileName: screensFile, source: JSON.stringify(Object.fromEntries(files)) });
  },
};
