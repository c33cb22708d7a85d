import { existsSync } from 'node:fs';
import path from 'node:path';
import { startProduct } from '../support/product.ts';
import { repository } from '../support/repository.ts';

/** Playwright's global set-up: the built product on a free port, told to the workers as PRODUCT_URL. */
export default async function serve() {
  if (!existsSync(path.join(repository, 'web/dist/index.html')))
    throw new Error('Build the client first: npm run build');
  // Nobody listens there: no mail is due while a journey runs.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'attendance@company.example' };
  const product = await startProduct(mail);
  process.env.PRODUCT_URL = product.url;
  return () => product.stop();
}
