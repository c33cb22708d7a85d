import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';

const description = readFileSync(path.join(import.meta.dirname, 'openapi.yaml'), 'utf8');

/** `GET /openapi.yaml`: every call of this service, extensions that are switched off included, in OpenAPI 3.1. */
export function openapiRoute(): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/openapi.yaml', (_request, response) => {
    response.type('application/yaml').set('Cache-Control', 'no-cache').send(description);
  });
  return router;
}
