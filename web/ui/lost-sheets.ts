/** Style sheets that did not come. The bundler never asks for them again, and their code would come without a look. */
const lost = new Set<HTMLLinkElement>();

/** Notes from now on which style sheets do not come. */
export function watchSheets(): void {
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && lost.add(target),
    true,
  );
}

/** Asks again for every style sheet that did not come; rejects when one still does not. */
export async function fetchLostSheets(): Promise<void> {
  await Promise.all([...lost].map(fetchAgain));
}

function fetchAgain(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = sheet.cloneNode() as HTMLLinkElement;
    lost.delete(sheet);
    link.onload = () => resolve();
    link.onerror = reject;
    sheet.replaceWith(link);
  });
}
