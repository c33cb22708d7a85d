import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * These libraries make each part by a call without side effects, and give some parts a name for developer tools. The
 * bundler keeps unused parts unless the calls are marked as pure and the names are removed.
 */
const pureLibraries: Plugin = {
  name: 'pure-libraries',
  apply: 'build',
  transform: {
    filter: {
      id: /@chakra-ui\/react\/dist\/esm\/(?:theme|anatomy|components)|@ark-ui\/react\/dist\/components|@zag-js\/.*anatomy|leaflet-src\.esm|react-router\/dist/,
    },
    handler: (code) => ({
      code: code
        .replace(/^((?:const|var) [\w$]+ = )(?=[\w$.]+\()/gm, '$1/* @__PURE__ */ ')
        .replace(/^[\w$]+\.displayName = .*;$/gm, ''),
      map: null,
    }),
  },
};

/** Ark puts the parts of a component into an object, so all of them are bundled. From a namespace only used parts are. */
const arkParts: Plugin = {
  name: 'ark-parts',
  apply: 'build',
  transform: {
    filter: { id: /@ark-ui\/react\/dist\/components\/[a-z-]+\/index\.js/ },
    handler: (code) => ({ code: code.replace(/import \{ (\w+_exports) \}/g, 'import * as $1'), map: null }),
  },
};

/** Replaces code of Chakra that this product does not use: its reset, a button's ring, tokens and breakpoints. Ours are in tokens.css. */
const leanSystem: Plugin = {
  name: 'lean-system',
  apply: 'build',
  transform: {
    filter: {
      id: /@chakra-ui\/react\/dist\/esm\/(?:styled-system\/(?:preflight|token-dictionary|breakpoints)|.*loader\/loader)\.js/,
    },
    handler: (_code, id) => unused[path.basename(id)],
  },
};

/** What stands in their place, by file. */
const unused: Readonly<Record<string, string>> = {
  'preflight.js': 'export const createPreflight = () => ({});',
  'loader.js': 'export const Loader = () => null;',
  'breakpoints.js': 'export const createBreakpoints = () => ({ conditions: {}, keys: () => [] });',
  'token-dictionary.js': `export const createTokenDictionary = () => ({
    allTokens: [],
    cssVarMap: new Map(),
    categoryMap: new Map(),
    colorPaletteMap: new Map(),
    getByName: () => undefined,
    getVar: (_name, fallback) => fallback,
    getCategoryValues: () => null,
    expandReferenceInValue: (value) => value,
  });`,
};

/**
 * Emotion adds each rule to one shared sheet. Chromium then reloads the fonts and lays out the whole page for each rule in a
 * layer, which delays the first opening of an overlay. With a sheet for each rule it does not.
 */
const sheetsOfTheirOwn: Plugin = {
  name: 'sheets-of-their-own',
  apply: 'build',
  transform: {
    filter: { id: /@emotion\/sheet\/dist\/emotion-sheet\.esm\.js/ },
    handler(code) {
      const added = 'sheet.insertRule(rule, sheet.cssRules.length);';
      if (!code.includes(added)) this.error('Emotion adds its rules in another way by now.');
      const own = 'sheet = new CSSStyleSheet(); sheet.replaceSync(rule); document.adoptedStyleSheets.push(sheet);';
      return { code: code.replace(added, own), map: null };
    },
  },
};

/** Removes library code that no screen runs, and stops library styles from forcing a layout of the whole page. */
export const leanLibraries: readonly Plugin[] = [pureLibraries, arkParts, leanSystem, sheetsOfTheirOwn];
