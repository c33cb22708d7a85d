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

/** Whether the page goes for a new version, which asks nobody: forms store what was typed. */
export const isReloadingPage = () => isReloading;

/** Loads the page anew. */
export function reloadPage(): void {
  isReloading = true;
  location.reload();
}
