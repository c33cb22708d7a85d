import type { Plugin } from 'vite';
import { system } from '../ui/theme/system.ts';

/** Styles of Chakra's system, which nest, as a style sheet. */
function write(styles: object): string {
  return Object.entries(styles)
    .map(([name, value]) =>
      typeof value === 'object' ? `${name.replace(/^&/, '')} { ${write(value)} }\n` : `${name}: ${value};`,
    )
    .join(' ');
}

/** Writes the custom properties and movements of Chakra's system into tokens.css: a running page need not insert them. */
export const themeCss: Plugin = {
  name: 'theme-css',
  enforce: 'pre',
  transform: {
    filter: { id: /ui\/theme\/tokens\.css$/ },
    handler: (code) => ({ code: `${code}\n${write(system.getGlobalCss())}${write(system.getTokenCss())}`, map: null }),
  },
};
