import type { BudgetLeft } from './cost-budget.ts';

/**
 * The budget as headers that HTTP clients know (draft-ietf-httpapi-ratelimit-headers, three plain numbers): points a
 * minute, points left, whole seconds until all are there again. None where there is no budget.
 */
export function rateHeaders(left: BudgetLeft | null, now: number): Readonly<Record<string, string>> {
  if (!left) return {};
  return {
    'RateLimit-Limit': String(left.limit),
    'RateLimit-Remaining': String(left.remaining),
    'RateLimit-Reset': String(Math.max(0, Math.ceil((left.resetAt - now) / 1000))),
  };
}
