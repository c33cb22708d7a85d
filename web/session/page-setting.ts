/** A setting that the gateway wrote into a meta tag of the page; an empty text without one, or without a page. */
export function pageSetting(name: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
}
