import type { MailState } from '../../../schema/generated/types.ts';
import { mailWords, morningMailColumns } from '../../../schema/lists/morning-mails.ts';
import { type MorningMailsRowFragment, useMorningMailsQuery } from '../../api/generated/mail.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { noSearch, useList } from '../../list/view/use-list.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { MailSides } from './mail-sides.tsx';

type Row = MorningMailsRowFragment;

const tones: Readonly<Record<MailState, Tone>> = { SENT: 'green', WAITING: 'gray', REFUSED: 'red', FAILED: 'red' };

const columns = drawColumns<keyof typeof morningMailColumns, Row>(morningMailColumns, {
  DAY: { minSize: 110 },
  EMAIL: { minSize: 200 },
  STATE: {
    minSize: 130,
    cell: ({ state }: Row) => (state ? <Badge tone={tones[state]}>{mailWords[state]}</Badge> : null),
  },
  ATTEMPTS: { minSize: 90 },
  REASON: { minSize: 260, wrap: true },
});

/** `/settings/mail/sent`: what became of the morning mails of the last 30 days. Of the extension `digest`. */
export function MailList() {
  const report = useList('morningMails', columns, noSearch, useMorningMailsQuery);
  return (
    <ReportPage {...report} title="Sent Mails" searchLabel="Search">
      <MailSides current="sent" />
    </ReportPage>
  );
}
