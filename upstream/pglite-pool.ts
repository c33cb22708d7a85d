import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

/**
 * A `pg.Pool` over PGlite, so that both engines run through one driver. PGlite has one connection: `max` is 1 and it is
 * never given back for being idle. Each client gets a connection object of its own, because pg cannot use one again
 * after it has dropped a client. `beforeQuery` is called before each query.
 */
export function pglitePool(pglite: PGlite, types: pg.CustomTypesConfig, beforeQuery?: () => void): pg.Pool {
  class PGliteClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(pglite) } as pg.ClientConfig);
      const query = this.query.bind(this);
      this.query = ((...given: Parameters<typeof query>) => {
        beforeQuery?.();
        return query(...given);
      }) as typeof query;
    }
  }
  return new pg.Pool({ Client: PGliteClient, max: 1, idleTimeoutMillis: 0, types });
}
