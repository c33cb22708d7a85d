import express, { type Router } from 'express';

/**
 * `/healthz` answers while the process runs. `/readyz` answers 200 or 503: whether the gateway can reach all servers that it
 * needs. `away` names a server that it cannot reach.
 */
export function healthRoutes(away: () => Promise<string | null>): Router {
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
      .json({ status });
  });
  return router;
}
