import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The parts of these libraries are what calls return that do nothing else, some with a name for developer tools; unmarked
 * and named, all of them would stay, used or not.
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

/** Ark keeps the parts of a component in an object, which would bring all of them; of a namespace those stay that are used. */
const arkParts: Plugin = {
  name: 'ark-parts',
  apply: 'build',
  transform: {
    filter: { id: /@ark-ui\/react\/dist\/components\/[a-z-]+\/index\.js/ },
    handler: (code) => ({ code: code.replace(/import \{ (\w+_exports) \}/g, 'import * as $1'), map: null }),
  },
};

/** Of Chakra what is not used here, whose code would stay: its reset, a button's ring, and tokens and breakpoints: ours are in tokens.css. */
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
 * Emotion adds each rule to one sheet. A rule in a layer then makes Chromium read the fonts anew and lay out the whole
 * page, with the first drawing of each part; a sheet of the rule's own, after all others, costs nothing of that.
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

/** What keeps the code of libraries that no screen runs out of the build, and their styles from laying out the page anew. */
export const leanLibraries: readonly Plugin[] = [pureLibraries, arkParts, leanSystem, sheetsOfTheirOwn];
