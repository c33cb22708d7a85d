import { beforeAll, describe, expect, it } from 'vitest';
import { type Budget, measureClient } from '../support/client-size.ts';

describe('the built web client', () => {
  let budgets: Budget[];

  beforeAll(async () => {
    budgets = await measureClient();
  });

  it.each([
    'before sign-in',
    'dashboard',
    'first report',
    'largest route with its overlays',
    'files of the screen that has most',
    'requests before sign-in',
  ])('keeps its budget: %s', (name) => {
    const budget = budgets.find((one) => one.name.startsWith(name));
    expect(budget?.value, JSON.stringify(budget?.files)).toBeLessThanOrEqual(budget?.limit ?? 0);
    expect(budget?.value).toBeGreaterThan(0);
  });

  it('F-65 keeps tables, their tools and lists out of the dashboard', () => {
    const names = budgets[1]?.files.map((file) => file.name).join() ?? '';
    expect(names).toContain('dashboard');
    expect(names).not.toMatch(/\/(?:report|overlays|map)-/);
  });

  it('has the first report compiled as it comes: the hint is the first line of each larger file', () => {
    const files = budgets.find(({ name }) => name === 'first report')?.files ?? [];
    const larger = files.filter(({ size }) => size > 6);
    expect(larger.length).toBeGreaterThan(3);
    for (const { name, firstLine } of larger) expect(firstLine, name).toBe('//# allFunctionsCalledOnLoad');
  });

  it('keeps the router, Apollo and Chakra out of the sign-in', () => {
    const names = budgets[0]?.files.map((file) => file.name).join() ?? '';
    expect(names).toContain('react');
    expect(names).not.toMatch(/\/(?:app|shell|days|report|overlays|map|icons)-/);
  });
});
