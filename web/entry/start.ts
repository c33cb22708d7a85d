/**
 * The page's first code: asks for the screen of the address beside everything else, which React alone would keep it
 * waiting for. `main.tsx` decides what is shown.
 */
import '../ui/theme/theme.css';
import '../ui/theme/fonts.css';
import '../ui/theme/controls.css';
import '../ui/theme/forced-colors.css';

/** Sign-in needs none of the screens. */
const isSignIn = location.pathname === '/' || location.pathname === '/logout';

async function askForScreen(): Promise<void> {
  const { findScreen } = await import('../app/routes/navigation.ts');
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

/** Milliseconds for the page itself from which the line is taken for a slow one. */
const slowLine = 80;

function isLineSlow(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && page.responseEnd - page.requestStart > slowLine;
}

// The place that draws the screen reports that its code did not load.
const screen = isSignIn ? Promise.resolve() : askForScreen().catch(() => undefined);
const main = import('./main.tsx').catch(sayMissing);
// On a slow line the font would share it with the code and comes after it; until then, and where it does not come, a
// stand-in has nearly its measures. On any other it is asked for at once and is there before the first text.
const beforeFont = isLineSlow() ? Promise.all([screen, main]) : Promise.resolve();
beforeFont.then(() => document.fonts.load('1rem "Inter Variable"')).catch(() => undefined);
