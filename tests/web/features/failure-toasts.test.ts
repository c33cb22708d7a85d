import { describe, expect, it } from 'vitest';
import { ShownFailures, toastsOf } from '../../../web/features/dashboard/failure-toasts.ts';
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

describe('ShownFailures', () => {
  function told() {
    const shown: string[] = [];
    return { shown, failures: new ShownFailures(({ title }) => shown.push(title)) };
  }

  const toasts = (...titles: string[]) => titles.map((title) => ({ kind: 'error' as const, title }));

  it('F-135 a poll that fails alike tells nothing, one that fails otherwise does', () => {
    const { shown, failures } = told();
    for (const title of ['Locked', 'Locked', 'Locked', 'Full', 'Full']) failures.report('numbers', toasts(title));
    expect(shown).toEqual(['Locked', 'Full']);
  });

  it('F-135 parts that rest on the same list tell its failure once', () => {
    const { shown, failures } = told();
    for (const part of ['numbers', 'turnout', 'trend']) failures.report(part, toasts('Locked'));
    failures.report('near serial', toasts('Locked', 'Full'));
    expect(shown).toEqual(['Locked', 'Full']);
  });

  it('F-135 whoever presses Retry hears how it ended, also where another part fails alike', () => {
    const { shown, failures } = told();
    failures.report('numbers', toasts('Locked'));
    failures.report('trend', toasts('Locked'));
    failures.retry('trend');
    failures.report('trend', toasts('Locked'));
    failures.report('trend', toasts('Locked'));
    failures.report('numbers', toasts('Locked'));
    expect(shown).toEqual(['Locked', 'Locked']);
  });
});
