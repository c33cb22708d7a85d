import express, { type Router } from 'express';

/**
 * `/healthz` answers while the process runs; `/readyz` reports with 200 or 503 whether upstream can be reached, and what
 * is known of it.
 */
export function healthRoutes(isUpstreamReachable: () => Promise<boolean>, details: () => object): Router {
  const router = express.Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReady = await isUpstreamReachable();
    const status = isReady ? 'ok' : 'the attendance service cannot be reached';
    response
      .set('Cache-Control', 'no-store')
      .status(isReady ? 200 : 503)
      .json({ status, ...details() });
  });
  return router;
}
