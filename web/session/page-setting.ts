/** A setting that the gateway wrote into a meta tag of the page; an empty text without one. */
export function pageSetting(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
}
