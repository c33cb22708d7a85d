import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { clientOperations } from './client-operations.ts';
import { compress } from './compress.ts';
import { leanLibraries } from './lean-libraries.ts';
import { linkedFiles } from './linked-files.ts';
import { oneWay } from './one-way.ts';

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

/** Elements of our own screens are made by this file, which gives texts beside others an element of their own. */
const ownText = path.join(web, 'ui/own-text.ts');
const ownTexts: Plugin = {
  name: 'own-texts',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    id === 'react/jsx-runtime' && importer.startsWith(web) && !importer.startsWith(ownText) ? ownText : null,
};

/** Style sheets of split code arrive in any order; the first one that the browser reads sets the order of the layers. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.css') ? { code: `@layer reset, base, tokens, recipes, app;\n${code}`, map: null } : null,
};

/** What the SDL says of columns: no screen shows it. */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /schema\/lists\// },
    handler: (code) => ({
      code: code
        .replace(/\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`),/g, '')
        .replace(
          /\b((?:text|number|date|longDate|timestamp|timeOfDay|image|location|yesNo|yesNoOrNone|word|wordOrNone)\(\s*[^,(]+,\s*)(?:'(?:[^'\\]|\\.)*'|"[^"]*"|`(?:[^`\\]|\\.)*`)/g,
          "$1''",
        ),
      map: null,
    }),
  },
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
          !/^(?:react|app|core|parts|shell|list|report|attendance|dashboard|addresses)$/.test(file.name)
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

const packages = (names: string) => new RegExp(`/node_modules/(?:${names})/`);

/** The first file with all that it needs, which is what asks for code: nothing of it waits for React. */
const first = /web\/(?:entry\/start|ui\/(?:late|fetch)-code|session\/token)|preload-helper/;

/** What sign-in needs besides React, in one file: together they compress better than apart. */
const core =
  /web\/(?:entry\/main\.tsx|session\/(?:session|activity)|app\/error-boundary|features\/sign-in\/.*tsx?$|ui\/(?:own-text|plain-button|brand-mark|product-name))|schema\/limits/;

/** What every screen has around it. */
const shell =
  /web\/(?:messages|app\/(?!error-boundary|shell\/sidebar-drawer|routes\/(?:asked-address|navigation)|find\/(?!find-button)|help\/(?!help-button))|api\/(?!upload-|ask-news|asked-|use-|generated|operations)|session\/(?:use-|today|watch-idle|page-setting|browser-database|preference)|ui\/(?:theme\/theme-choice|saves-data|prefetch|(?:states|button|fields|spinner|notice|loaded|page-head|confirm|late-overlay|use-late-code|link|new-version|use-back-closes|failed-note|popover-button|badge|checkbox|panel)\.)|api\/generated\/(?:day-records|holidays-between)|people\/staff-name|list\/view\/screen-link|days\/(?:use-nearest-period|period-steps|periods|last-working-day))|schema\/(?:lists\/column|fold-text|view-address)|icons\/(?:triangle|image|chevron-(?:left|right))/;

/** What every screen over a list has: its view in the address, its search and its result. */
const list =
  /web\/(?:list\/(?:view\/(?:[a-z-]*list-view\.|view\.|(?:read|write|describe|preferred)-view\.|list-variables|search-fields|filter-text|attendance-)|report\/(?:list-facts|use-report-list|report-state|attendance-)|tools\/search-modal|table\/(?:record-cells|name-cells|table-c|attendance-|pager)|export\/save-file)|photos\/(?:pair-of|review-column|thumbnail|use-opened-row)|days\/nearest-period|ui\/(?:select-field|typed-text))|icons\/chevrons-|schema\/(?:staff-fields|lists\/(?:attendance|staff-summary)\.)/;

/** What the reports over staff have besides: the reference photo, and counts of days that open. */
const reference = /web\/(?:photos\/reference-photo|days\/day-count|list\/tools\/full-report-link)/;

/** What everything that opens over a screen is drawn by. */
const panels =
  /web\/(?:ui\/(?:modal(?:-form-dialog)?\.|popover-panel|use-opener|theme\/overlay)|app\/shell\/sidebar-drawer|photos\/(?:photo-popup|incomplete-photo))/;

/** The state of dialogs, and asking before something is done or left; the dialog of the question comes with the first one. */
const questions = /web\/ui\/(?:use-confirmed|use-dialog|leave-question)/;

/** The marks of days and of their reasons. */
const marks = /web\/days\/(?:day|reason)-mark/;

/** Features with small screens that are seldom the first one. Their columns are in the same file, else two files would import each other. */
const small = Object.entries({
  changes: 'changes',
  credentials: '(?:device-keys|machine-tokens)',
}).map(([name, columns]) => ({
  name,
  test: new RegExp(`web/features/${name}/|schema/lists/${columns}\\.`),
  priority: 31,
  includeDependenciesRecursively: false,
}));

/** People found while somebody types: the search over all screens and fields for a staff ID have it. */
const found = /web\/(?:people\/use-found-staff|api\/generated\/find-staff|ui\/use-choices)/;

/** The words of reasons and findings, and what the dashboard shares with the lists behind its cards. */
const reasons =
  /web\/days\/reasons\.|schema\/(?:reason|finding)-words|features\/dashboard\/reconciled-groups|list\/findings\/finding-icons/;

/** From how many days something is known, and how often it can be asked for again. */
const days = /web\/(?:list\/live\/pace|days\/(?:days-read|use-more-days))|schema\/live/;

/** What follows a running day, the dashboard's and those of the attendance reports. */
const live = /web\/(?:api\/ask-news|list\/live\/(?:watch-news|use-seldom))/;

/** What is found in records: its words, marks and chips. */
const findings =
  /web\/(?:list\/findings\/finding-(?:tools|marks)|photos\/(?:compare-photos|comparison-text|use-comparison|other-photos)|api\/generated\/(?:record-findings|photo-comparison))|icons\/scan-search/;

/** The report page: its table and tools. */
const report =
  /web\/(?:list\/(?:report\/(?:report-(?:page|table)|use-report\.|basis-note)|tools\/(?:report-tools|views-menu)|export\/(?:download|offered-file)|live\/use-live-list|findings\/use-findings|table\/data-table)|api\/use-quiet-refetch|photos\/record-photos)/;

/** Chakra without what opens over a screen: its system, and the parts that screens are drawn of. */
const parts =
  /\/node_modules\/(?:@emotion|@pandacss|stylis|@chakra-ui\/react\/dist\/esm\/(?:styled-system|utils|create-context|merge-|components\/(?:alert|badge|button|card|empty-state|field|heading|icons?|input|loader|native-select|skeleton|spinner|text|typography|box|span|stack|circle|absolute-center|center)[/.-])|@ark-ui\/react\/dist\/(?:components\/(?:field|fieldset|factory)|providers|utils|_virtual)|@zag-js\/(?:auto-resize|core\/dist\/merge-props|react\/dist\/(?!machine|bindable)|utils|dom-query|types|anatomy))|web\/ui\/theme\/(?:system|theme-provider|recipes|slot-recipes)/;

/** Icons that several files need, without those of `web/days/day-mark` alone. */
const sharedIcons = /\/node_modules\/lucide-react\/(?!.*\/(?:calendar-off|circle-dashed|clock-3|hourglass|unplug)\.)/;

export default defineConfig({
  root: path.join(web, 'entry'),
  publicDir: path.join(web, 'public'),
  plugins: [
    react(),
    ownTexts,
    layerOrder,
    linkedFiles,
    fetchedCode,
    ...leanLibraries,
    withoutDescriptions,
    operationManifest,
    compiledAsTheyCome,
    oneWay,
    compress,
  ],
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
        codeSplitting: {
          groups: [
            { name: 'first', test: first, priority: 41 },
            { name: 'core', test: core, priority: 35 },
            // What writes dates takes a moment to start: it does so while the files of the screen come.
            { name: 'addresses', test: /web\/app\/routes\/(?:asked-address|navigation)|schema\/format/, priority: 35 },
            { name: 'shell', test: shell, priority: 34 },
            // The screens of these are a few lines each; that of a person's records is more, and seldom the first.
            { name: 'absence', test: /web\/(?:features|api\/generated)\/absence[/.]/, priority: 31 },
            { name: 'attendance', test: /web\/(?:features|api\/generated)\/attendance(?!\/staff-)[/.]/, priority: 31 },
            { name: 'lateness', test: /web\/(?:features|api\/generated)\/lateness[/.]/, priority: 31 },
            // The form of a shift has the rule without the screens.
            { name: 'late-after', test: /schema\/late-after/, priority: 33 },
            { name: 'days', test: days, priority: 33 },
            { name: 'questions', test: questions, priority: 38, includeDependenciesRecursively: false },
            { name: 'marks', test: marks, priority: 38, includeDependenciesRecursively: false },
            ...small,
            { name: 'findings', test: findings, priority: 38, includeDependenciesRecursively: false },
            { name: 'panels', test: panels, priority: 38, includeDependenciesRecursively: false },
            { name: 'found', test: found, priority: 33 },
            { name: 'reasons', test: reasons, priority: 33 },
            { name: 'list', test: list, priority: 33 },
            { name: 'reference', test: reference, priority: 33 },
            { name: 'report', test: report, priority: 32 },
            { name: 'parts', test: parts, priority: 37, includeDependenciesRecursively: false },
            { name: 'live', test: live, priority: 38, includeDependenciesRecursively: false },
            { name: 'react', test: packages('react|react-dom|scheduler'), priority: 40 },
            {
              name: 'app',
              test: packages('react-router|react-router-dom|@apollo|@wry|optimism|rxjs|graphql'),
              priority: 36,
            },
            // One small file instead of a dozen tiny ones; the shapes of reasons are for the screens that draw them.
            { name: 'icons', test: sharedIcons, priority: 25, minShareCount: 2 },
            // Popups are for one of the maps.
            {
              name: 'map',
              test: /node_modules\/(?:leaflet|@?react-leaflet)\/(?!.*(?:popup|div-overlay))/i,
              priority: 20,
            },
            {
              name: 'overlay',
              test: packages('@chakra-ui|@emotion|@ark-ui|@zag-js|@floating-ui|stylis'),
              priority: 20,
            },
          ],
        },
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
