/**
 * The page's first code: asks for the screen of the address beside everything else, which React alone would keep it
 * waiting for. `main.tsx` decides what is shown.
 */
import './theme/tokens.css';
import './theme/base.css';
import './theme/controls.css';
import './theme/forced-colors.css';

/** Sign-in needs none of the screens. */
const isSignIn = location.pathname === '/' || location.pathname === '/logout';

async function askForScreen(): Promise<void> {
  const { findScreen } = await import('./app/navigation.ts');
  await findScreen(location.pathname)?.load();
}

/** What `main.tsx` would say itself. */
function sayMissing(): void {
  const text = document.createElement('p');
  text.textContent = 'The page could not be loaded. Check the network, then load the page again.';
  text.setAttribute('role', 'alert');
  text.style.padding = '1rem';
  document.getElementById('root')?.replaceChildren(text);
}

// A screen that does not come is told where it is drawn.
const screen = isSignIn ? Promise.resolve() : askForScreen().catch(() => undefined);
const main = import('./main.tsx').catch(sayMissing);
// The font comes after the code, with which it would share a slow line; its stand-in has its measures, also where it does
// not come.
Promise.all([screen, main])
  .then(() => document.fonts.load('1rem "Inter Variable"'))
  .catch(() => undefined);
