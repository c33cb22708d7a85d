/** Files of code that have come or are on their way, by their address. */
const asked = new Map<string, Promise<void>>();

/**
 * Fetches the files of code that comes late, style sheets too, and imports it once they are there: the bundler puts it
 * around each `import()` (web/build/vite.config.ts). A browser asks no second time for a module that did not come, nor for one
 * that was linked, so each is fetched before it is linked. Rejects when one does not come; the next call asks for it again.
 */
export async function fetchCode<Code>(importCode: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  await Promise.all(files.map(fetchOnce));
  return importCode();
}

function fetchOnce(file: string): Promise<void> {
  const known = asked.get(file);
  if (known) return known;
  const answer = fetchFile(`/${file}`);
  asked.set(file, answer);
  answer.catch(() => asked.delete(file));
  return answer;
}

async function fetchFile(address: string): Promise<void> {
  const isSheet = address.endsWith('.css');
  // What the page links is there or on its way.
  if (document.querySelector(`link[href="${address}"]${isSheet ? '[rel=stylesheet]' : ''}`)) return;
  const response = await fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} did not come.`);
  // From here on it is in the browser's cache.
  const link = document.createElement('link');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
  if (isSheet) await sheetOf(link);
}

function sheetOf(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${link.href} did not come.`));
    };
  });
}
