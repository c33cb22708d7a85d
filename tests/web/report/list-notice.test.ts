import { ChakraProvider } from '@chakra-ui/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BasisNote } from '../../../web/list/report/basis-note.tsx';
import { partNotice } from '../../../web/list/report/use-report-list.ts';
import { PageNotes } from '../../../web/ui/notice.tsx';
import { system } from '../../../web/ui/theme/system.ts';

const sentence = '14 rows: time could not be read. 2 rows: without a staff record.';
describe('a list read in part', () => {
  it('F-103 F-109 F-110 says above its rows, politely, what could not be read', () => {
    const drawn = renderToString(
      createElement(
        ChakraProvider,
        { value: system } as never,
        createElement(PageNotes, { notes: ['', partNotice(sentence)] }),
      ),
    );
    expect(drawn).toContain('role="status"');
    expect(drawn).toContain(sentence);
    expect(drawn.match(/<p>/g)).toHaveLength(1);
  });

  it('F-103 F-109 F-120 says between headings and rows what the rows rest on', () => {
    const coverage = { daysAsked: 26, daysRead: 2, isLearning: true };
    const drawn = renderToString(
      createElement(BasisNote, {
        notice: sentence,
        basis: { coverage, isRegisterOfToday: true, summary: 'Late days of 154 people.' },
        isWholeSaid: false,
        period: '2026-11',
        onMore: () => Promise.resolve(),
      }),
    );
    for (const text of [
      sentence,
      'From 2 of 26 days; the others are being read.',
      'Register as of today',
      '154 people',
    ])
      expect(drawn).toContain(text);
    expect(drawn).toContain('aria-live="polite"');
  });

  it('N-17 says once that a list it is made of failed, with a way to ask again', () => {
    const draw = (ok: boolean) =>
      renderToString(
        createElement(
          ChakraProvider,
          { value: system } as never,
          createElement(BasisNote, {
            notice: sentence,
            basis: { sources: [{ ok: true }, { ok }] },
            isWholeSaid: false,
            period: '2026-11',
            onMore: () => Promise.resolve(),
          }),
        ),
      );
    expect(draw(false).split(sentence)).toHaveLength(2);
    expect(draw(false)).toContain('>Retry</button>');
    expect(draw(true)).not.toContain('Retry');
  });
});
