import { defineConfig } from 'vite';

/** A build of its own, so that nothing of the explorer comes near the dashboard's files: `vite build web/explorer`. */
export default defineConfig({
  base: '/explorer/',
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // How long plugins take is no news to who starts the product.
      checks: { pluginTimings: false },
      // The editor names its icons after their functions.
      output: { keepNames: true },
      onLog: (level, log, handle) => {
        // "use client" speaks to servers that render React: this page has none.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
