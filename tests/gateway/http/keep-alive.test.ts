import { expect, it } from 'vitest';
import { testGateway } from '../../support/gateway.ts';

it('F-90 keeps an idle connection for longer than nginx does, and never closes it under a request', async () => {
  const { url } = await testGateway({});
  const { headers } = await fetch(`${url}/healthz`);
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
});
