import { expect, it } from 'vitest';
import { describeNobody } from '../../../web/features/dashboard/near-serial-card.tsx';

it('N-08 says of how many people who were late no limit is known, also where nobody is near one', () => {
  const coverage = { daysAsked: 5, daysRead: 5, isLearning: false };
  const nobody = "Nobody is one late day from their shift's limit";
  expect(describeNobody({ coverage, withoutRule: 0 })).toBe(`${nobody}.`);
  expect(describeNobody({ coverage, withoutRule: 3 })).toBe(`${nobody}. 3 late without a known limit.`);
  expect(describeNobody({ coverage: { ...coverage, daysRead: 4 }, withoutRule: 0 })).toBe(
    `${nobody}, by the days read so far.`,
  );
});
