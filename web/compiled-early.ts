import type { Plugin, Rolldown } from 'vite';

/** What the first screen is drawn with. */
const files = /\/(?:react|app|core|shell|list|report|dashboard)-[^/]+\.js$/;

/** Has to be a file's first line. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells the browser that nearly all functions of these files are called while the page starts (explicit compile hints,
 * Chromium 136): it compiles them as a file comes, beside the page's own thread, and not one by one as each is called.
 */
export const compiledEarly: Plugin = {
  name: 'compiled-early',
  apply: 'build',
  configResolved({ plugins }) {
    // The bundler writes a list of files before the code, and what compresses waits for that same step.
    const last = plugins.find(({ name }) => name === 'vite:build-import-analysis');
    const write = last?.generateBundle;
    if (!last || typeof write !== 'function') throw new Error('The bundler writes its list of files elsewhere by now.');
    last.generateBundle = async function (...parts) {
      await write.apply(this, parts);
      addHints(parts[1]);
    };
  },
};

function addHints(bundle: Rolldown.OutputBundle): void {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && files.test(file.fileName)) file.code = hint + file.code;
  }
}
