import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { clientOperations } from './client-operations.ts';
import { layers } from './layers.ts';
import { linkedFiles } from './linked-files.ts';
import { themeStyles } from './theme-sheet.ts';

const web = path.dirname(import.meta.dirname);
const repository = path.dirname(web);
const { version } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));
const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';

/** The bundler's own helper imports code before its files have come, and never asks again for those that did not. */
const fetchedCode: Plugin = {
  name: 'fetched-code',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js')
      ? `export { fetchCode as __vitePreload } from ${JSON.stringify(path.join(web, 'ui/fetch-code.ts'))};`
      : null,
};

/** Style sheets of split code arrive in any order; the first one that the browser reads sets the order of the layers. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.css') ? { code: `@layer reset, base, tokens, recipes, app;\n${code}`, map: null } : null,
};

/**
 * Nearly all of these files runs before the first rows are drawn. An explicit compile hint, which has to be a file's first
 * line, lets the browser (Chromium 136) compile them as they come, beside the page's thread, and not one function after
 * the other on it, each when it is first called.
 */
const compiledAsTheyCome: Plugin = {
  name: 'compiled-as-they-come',
  apply: 'build',
  generateBundle: {
    // After the bundler has written a list of files above the code.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (
          file.type !== 'chunk' ||
          !/^(?:react|app|core|shell|days|day-lists|report|record-report|attendance|dashboard|addresses)$/.test(
            file.name,
          )
        )
          continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** The gateway reads beside the client which documents it sends. */
const operationManifest: Plugin = {
  name: 'operation-manifest',
  apply: 'build',
  async generateBundle() {
    const source = JSON.stringify({
      format: 'apollo-persisted-query-manifest',
      version: 1,
      operations: await clientOperations(),
    });
    this.emitFile({ type: 'asset', fileName: 'operations.json', source });
  },
};

export default defineConfig({
  root: path.join(web, 'entry'),
  publicDir: path.join(web, 'public'),
  // The order of the layers stands before the theme's own sheet too.
  plugins: [react(), themeStyles, layerOrder, linkedFiles, fetchedCode, operationManifest, compiledAsTheyCome],
  define: { productVersion: JSON.stringify(version) },
  resolve: {
    // RxJS is what has that condition: its other build is for browsers without classes.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      // What its package names as the entry is a development build.
      {
        find: /^react-router$/,
        replacement: path.join(repository, 'node_modules/react-router/dist/production/index.mjs'),
      },
      // ... and one file of everything.
      {
        find: /^leaflet$/,
        replacement: path.join(repository, 'node_modules/leaflet/dist/leaflet-src.esm.js'),
      },
    ],
  },
  build: {
    outDir: path.join(web, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    // light-dark() stays as it is: the browsers of the last two years know it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // No data: addresses, which the content security policy would have to allow.
    assetsInlineLimit: 0,
    // Of what is in the script; the gateway serves it beside the page.
    license: { fileName: 'licences.md' },
    modulePreload: {
      // Every browser of cssTarget knows modulepreload.
      polyfill: false,
      // What sign-in needs is there when a screen is asked for, or on its way.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html'
          ? needed
          : needed.filter((name) => !/\/(?:first|core|react|rolldown-runtime)-[^/]+\.js$/.test(name)),
    },
    rolldownOptions: {
      // How long plugins take is no news to who starts the product.
      checks: { pluginTimings: false },
      // Emotion names it for a function that is not called here; it does not declare that it has no side effects.
      treeshake: {
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
        // Chakra reads each of Ark's parts, used or not.
        propertyReadSideEffects: false,
      },
      output: {
        codeSplitting: { groups: layers },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': gateway,
      '/export': gateway,
      '/photos': gateway,
      // The page at these addresses is the client's; it fetches the photo with its token.
      '/photo/': { target: gateway, bypass: ({ headers }) => (headers.authorization ? undefined : '/index.html') },
    },
  },
});
