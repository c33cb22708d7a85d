import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ReasonBar } from '../../../web/features/explained-day/reason-bar.tsx';

const facets = [
  {
    column: 'REASON',
    values: [
      { value: 'Present', count: 1_100 },
      { value: 'Day off', count: 1 },
      { value: 'Outage', count: 0 },
    ],
  },
];
const draw = (address: string, hasFailed = false) =>
  renderToString(
    createElement(MemoryRouter, { initialEntries: [address] }, createElement(ReasonBar, { facets, hasFailed })),
  );

describe('ReasonBar', () => {
  it('leads to the people of each reason that somebody has, and keeps the rest of the address', () => {
    const html = draw('/attendance/day?date=2026-11-22&page=3&district=Awka');
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address?.replaceAll('&amp;', '&'))).toEqual([
      '/attendance/day?date=2026-11-22&district=Awka&reason=Present',
      '/attendance/day?date=2026-11-22&district=Awka&reason=Day+off',
    ]);
    expect(html).toContain('1,101 people, each with one reason');
  });

  it('leads back to everybody from the reason that is shown', () => {
    const html = draw('/attendance/day?date=2026-11-22&reason=Present');
    expect(html).toMatch(
      /<a[^>]*aria-current="true"[^>]*href="\/attendance\/day\?date=2026-11-22"|<a[^>]*href="\/attendance\/day\?date=2026-11-22"[^>]*aria-current="true"/,
    );
  });

  it('draws nothing of an answer that failed', () => {
    expect(draw('/attendance/day', true)).toBe('');
  });
});
