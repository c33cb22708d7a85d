import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messages } from '../../../web/messages.ts';
import { PrintNote } from '../../../web/report/print-note.tsx';
import { partNotice } from '../../../web/report/use-report-list.ts';
import { ViewNotes } from '../../../web/report/view-notes.tsx';

const sentence = 'Times of 14 records could not be read. 2 records are without a staff record.';
const onPaper = (notice: string) =>
  renderToString(
    createElement(PrintNote, { filters: [], order: '', from: 1, count: 20, total: 40, hasFailed: false, notice }),
  );

describe('a list read in part', () => {
  it('F-103 F-109 F-110 says above its rows, politely, what could not be read', () => {
    const drawn = renderToString(createElement(ViewNotes, { notes: ['', partNotice(sentence)] }));
    expect(drawn).toContain('role="status"');
    expect(drawn).toContain(sentence);
    expect(drawn.match(/<p>/g)).toHaveLength(1);
  });

  it('F-109 says it on paper too', () => {
    expect(onPaper(sentence)).toContain(sentence);
    expect(onPaper('').match(/<p>/g)).toHaveLength(2);
  });

  it('leaves an answer without outcome to its toast', () => {
    expect(partNotice(messages.noRecord)).toBe('');
    expect([partNotice(null), partNotice(undefined)]).toEqual(['', '']);
    expect(renderToString(createElement(ViewNotes, { notes: ['', ''] }))).toBe('');
  });
});
