import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
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
const draw = (hasFailed = false) => renderToString(createElement(ReasonBar, { facets, hasFailed }));

describe('ReasonBar', () => {
  it('says the people of each reason that somebody has, and of all', () => {
    const html = draw();
    const reasons = [...html.matchAll(/<span>([^<]+)<\/span><\/span><strong>([^<]+)/g)];
    expect(reasons.map(([, reason, people]) => [reason, people])).toEqual([
      ['Present', '1,100'],
      ['Day off', '1'],
    ]);
    expect(html).toContain('1,101 people, each with one reason');
  });
});
