/** Whether the server gives out another version than the one that runs here: their pages name other scripts. */
export async function isNewVersion(): Promise<boolean> {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return response.ok && script != null && !(await response.text()).includes(script);
  } catch {
    return false;
  }
}

let isReloading = false;

/** Has the browser ask before the page is left, but not for a new version: forms store what was typed. Returns the way to stop. */
export function warnBeforeUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (!isReloading) event.preventDefault();
  };
  addEventListener('beforeunload', warn);
  return () => removeEventListener('beforeunload', warn);
}

/** Loads the page anew. */
export function reloadPage(): void {
  isReloading = true;
  location.reload();
}
