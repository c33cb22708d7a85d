import type { Page } from '@playwright/test';

/** Lets the service of the page have these of its extensions alone, as that of a company may. */
async function withExtensions(page: Page, isThere: (name: string) => boolean) {
  await withFirstPage(page);
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Extensions')) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    const { capabilities } = answer.data;
    capabilities.extensions = capabilities.extensions.filter(({ name }: { name: string }) => isThere(name));
    await route.fulfill({ response, json: answer });
  });
}

/** A service without a case file: verdicts stay in the browser. */
export const withoutReviews = (page: Page) => withExtensions(page, (name) => name !== 'reviews');

/** Pages as of a gateway that has just started, which has not heard yet what the service has. */
export async function withFirstPage(page: Page) {
  const isPage = ({ pathname }: URL) => !/[.]|^\/(?:graphql|export|photos?)\b/.test(pathname);
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(<meta name="extensions" content=")[^"]*/, '$1') });
  });
}
