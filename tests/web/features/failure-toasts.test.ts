import { describe, expect, it } from 'vitest';
import {
  forgetFailures,
  newFailures,
  type ShownFailures,
  toastsOf,
} from '../../../web/features/dashboard/failure-toasts.ts';
import { messages } from '../../../web/messages.ts';

const locked = { ok: false, code: 'UPSTREAM_REJECTED', message: 'Database is locked' };
const answered = { ok: true, code: null, message: null };

describe('toastsOf', () => {
  it("F-135 R-034 tells a list's status error in the service's words, once for all lists that say it", () => {
    expect(toastsOf([answered, locked, locked])).toEqual([{ kind: 'error', title: 'Database is locked' }]);
  });

  it('F-135 R-034 tells an answer without outcome as every list does', () => {
    expect(toastsOf([{ ok: false, code: null, message: messages.noRecord }])).toEqual([
      { kind: 'info', title: messages.noRecord },
    ]);
  });

  it('F-135 R-035 has no toast for a fault on the way, nor for a part of a list that was read', () => {
    const timeout = { ok: false, code: 'UPSTREAM_TIMEOUT', message: 'Late.' };
    const part = { ok: true, code: null, message: '2 times could not be read.' };
    expect(toastsOf([timeout, part], new TypeError('Failed to fetch'))).toEqual([]);
  });
});

describe('newFailures', () => {
  function told() {
    const shown: ShownFailures = new Map();
    const said: string[] = [];
    const report = (part: string, ...titles: string[]) => {
      const toasts = titles.map((title) => ({ kind: 'error' as const, title }));
      said.push(...newFailures(shown, part, toasts).map(({ title }) => title));
    };
    return { said, shown, report };
  }

  it('F-135 a poll that fails alike tells nothing, one that fails otherwise does', () => {
    const { said, report } = told();
    for (const title of ['Locked', 'Locked', 'Locked', 'Full', 'Full']) report('numbers', title);
    expect(said).toEqual(['Locked', 'Full']);
  });

  it('F-135 parts that rest on the same list tell its failure once', () => {
    const { said, report } = told();
    for (const part of ['numbers', 'turnout', 'trend']) report(part, 'Locked');
    report('near serial', 'Locked', 'Full');
    expect(said).toEqual(['Locked', 'Full']);
  });

  it('F-135 a part that leaves takes only its own failures along', () => {
    const { said, shown, report } = told();
    report('numbers', 'Locked');
    report('trend', 'Full');
    forgetFailures(shown, 'trend');
    report('numbers', 'Locked');
    report('trend', 'Locked', 'Full');
    expect(said).toEqual(['Locked', 'Full', 'Full']);
  });

  it('F-135 whoever presses Retry hears how it ended, also where another part fails alike', () => {
    const { said, shown, report } = told();
    report('numbers', 'Locked');
    report('trend', 'Locked');
    // Retry forgets what was shown.
    shown.clear();
    report('trend', 'Locked');
    report('trend', 'Locked');
    report('numbers', 'Locked');
    expect(said).toEqual(['Locked', 'Locked']);
  });
});
