import express, { type Router } from 'express';

/**
 * `/healthz` answers while the process runs; `/readyz` reports with 200 or 503 whether everything that the gateway needs
 * can be reached, and what is known of upstream. `away` names what cannot.
 */
export function healthRoutes(away: () => Promise<string | null>, details: () => object): Router {
  const router = express.Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const missing = await away();
    const status = missing === null ? 'ok' : `${missing} cannot be reached`;
    response
      .set('Cache-Control', 'no-store')
      .status(missing === null ? 200 : 503)
      .json({ status, ...details() });
  });
  return router;
}
