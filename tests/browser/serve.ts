import { startProduct } from '../support/product.ts';

/** Playwright's global set-up: the built product on a free port, told to the workers as PRODUCT_URL. */
export default async function serve() {
  const product = await startProduct();
  process.env.PRODUCT_URL = product.url;
  return () => product.stop();
}
