import path from 'node:path';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

/**
 * Serves the `assets` of a built page, whose names hold a hash of what they contain, for a year; as the build has
 * compressed them, where the browser takes that.
 */
export function builtAssets(folder: string): RequestHandler {
  const serve = expressStaticGzip(path.join(folder, 'assets'), {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { immutable: true, maxAge: '365d' },
  });
  return (request, response, next) => {
    // Throws URIError, which is answered as every error is; the library has an answer of its own.
    decodeURIComponent(request.path);
    serve(request, response, (error: unknown) => {
      // The compressed file is gone, as after a new build.
      response.removeHeader('Content-Encoding');
      next(error);
    });
  };
}
