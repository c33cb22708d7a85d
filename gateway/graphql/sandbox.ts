import type { ApolloServerPlugin, LandingPage } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { RequestHandler } from 'express';
import { examples } from '../../schema/examples.ts';

/** End of a sentence that Apollo's page shows when its parts cannot be loaded. */
const offline = 'it appears that you might be offline.</p>';
const explorer = '<p>The explorer at <a href="/explorer">/explorer</a> works without the internet.</p>';

/** The page of GET /graphql: Apollo Sandbox with the example operations; it names our explorer when it cannot be loaded. */
export function sandboxPage(hasDemo: boolean): ApolloServerPlugin {
  const page = ApolloServerPluginLandingPageLocalDefault({ ...sandboxContents(hasDemo), includeCookies: false });
  return {
    async serverWillStart(service) {
      const hooks = await page.serverWillStart?.(service);
      return { ...hooks, renderLandingPage: async () => withExplorer(await hooks?.renderLandingPage?.()) };
    },
  };
}

function withExplorer({ html = '' }: Partial<LandingPage> = {}): LandingPage {
  const write = async () => (typeof html === 'string' ? html : await html());
  return { html: async () => (await write()).replace(offline, `${offline}\n  ${explorer}`) };
}

/** The example operations in one document, with the variables of all. */
function sandboxContents(hasDemo: boolean) {
  const ready = examples(new Date().toISOString().slice(0, 10), hasDemo);
  return {
    document: ready.map(({ document }) => document).join('\n'),
    variables: Object.assign({}, ...ready.map(({ variables }) => variables)) as Record<string, unknown>,
  };
}

/** Lets the page load its parts from elsewhere under its own policy. */
export const openSandbox: RequestHandler = (request, response, next) => {
  const isPage = request.method === 'GET' && request.accepts(['application/json', 'text/html']) === 'text/html';
  if (isPage) for (const name of ['Content-Security-Policy', 'Cross-Origin-Opener-Policy']) response.removeHeader(name);
  next();
};
