import { existsSync } from 'node:fs';
import path from 'node:path';
import { startPostgresql } from '../support/postgresql.ts';
import { startProduct } from '../support/product.ts';
import { repository } from '../support/repository.ts';

/**
 * Playwright's global set-up: the built product on a free port, told to the workers as PRODUCT_URL. Over PostgreSQL where
 * one is installed: journeys should not wait for a database in WebAssembly.
 */
export default async function serve() {
  if (!existsSync(path.join(repository, 'web/dist/index.html')))
    throw new Error('Build the client first: npm run build');
  const postgresql = await startPostgresql();
  const product = await startProduct(postgresql ? { DATABASE_URL: postgresql.url } : {});
  process.env.PRODUCT_URL = product.url;
  return async () => {
    await product.stop();
    await postgresql?.stop();
  };
}
