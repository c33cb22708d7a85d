import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { readBatchFailure } from '../../../web/list/import/use-sheet.ts';

const refused = (message: string, extensions: Record<string, unknown>) =>
  readBatchFailure(new CombinedGraphQLErrors({ errors: [{ message, extensions }] }));
const words = 'The file format is invalid. Use an xls, xlsx or csv file.';

describe('readBatchFailure', () => {
  it.each([
    ['PASSWORD', 'The workbook is protected by a password. Save it without one.'],
    ['DAMAGED', 'The file is damaged. Open it in a spreadsheet program and save it again.'],
    ['HTML', 'The file is a web page. Save it as an .xlsx file.'],
    ['STAFF_ID_MISSING', 'The first row has no staff ID.'],
  ])("F-181 R-059 says the specification's words, then why a file is refused and what to do: %s", (reason, advice) => {
    const failure = refused('The file format is invalid', { code: 'BATCH_FORMAT_INVALID', reason, advice });
    expect(failure).toEqual({ message: words, advice, isUnknown: false });
  });

  it("F-181 shows the gateway's words for a file that is too large, and for one that has to wait", () => {
    const large = 'The sheet has more than 20000 rows. Split it and upload the parts.';
    expect(refused(large, { code: 'PAYLOAD_TOO_LARGE' })).toEqual({ message: large, advice: '', isUnknown: false });
    const busy = 'Other spreadsheets are being read. Try again in a minute.';
    expect(refused(busy, { code: 'RATE_LIMITED' })).toEqual({ message: busy, advice: '', isUnknown: false });
  });

  it('F-181 says what to do where a server on the way finds the file too large', () => {
    const response = new Response(null, { status: 413 });
    expect(readBatchFailure(new ServerError('', { response, bodyText: '<html>' }))).toEqual({
      message: 'The file is too large to be sent.',
      advice:
        'A file may have 10 MiB and 20,000 rows. Delete sheets and columns that are not needed, or split the list into several files.',
      isUnknown: false,
    });
  });

  it('F-181 says what to do where the file did not leave the browser, and that its outcome is unknown', () => {
    const failure = readBatchFailure(new TypeError('The upload did not reach the gateway.'));
    expect(failure.message).toBe('The file could not be sent.');
    expect(failure.advice).toContain('Check the network and try again.');
    expect(failure.isUnknown).toBe(true);
  });

  it('takes a refusal by the service for an answer, and an outage for an unknown outcome', () => {
    expect(refused('Staff 00123 has no district', { code: 'UPSTREAM_REJECTED' }).isUnknown).toBe(false);
    expect(refused('', { code: 'UPSTREAM_TIMEOUT' })).toEqual({
      message: 'The attendance service took too long to answer.',
      advice: '',
      isUnknown: true,
    });
  });
});
