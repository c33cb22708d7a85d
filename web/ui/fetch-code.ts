/** Files of code that have come or are on their way, by their address. */
const asked = new Map<string, Promise<void>>();

/**
 * Fetches the files of code that comes late, style sheets too, and imports it once they are there: the bundler puts it
 * around each `import()` (web/build/vite.config.ts). Browsers older than Firefox 155 ask no second time for a module that
 * did not come, and the bundler's own helper asks no second time for a style sheet; a `fetch` is asked anew with Retry, and
 * what it brought is in the browser's cache.
 */
export async function fetchCode<Code>(importCode: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  await Promise.all(files.map(fetchOnce));
  return importCode();
}

function fetchOnce(file: string): Promise<void> {
  const answer = asked.get(file) ?? fetchFile(`/${file}`);
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
  if (!isSheet) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  const isDrawn = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  document.head.append(link);
  await isDrawn;
}
