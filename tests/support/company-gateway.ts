import type { CompanyService } from './company-service.ts';
import { testGateway } from './gateway.ts';

/** A gateway over a company's own service, asked under the service's token of an administrator unless another is given. */
export const companyGateway = (
  service: CompanyService,
  { settings, ...options }: Parameters<typeof testGateway>[0] = {},
) =>
  testGateway({
    settings: { UPSTREAM_URL: service.url, COST_BUDGET: '0', ...settings },
    token: service.token(),
    ...options,
  });
