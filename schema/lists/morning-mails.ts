import { morningMailColumns } from '../columns/morning-mails.ts';
import type { ListDeclaration } from './list.ts';

/** What became of the morning mails of late. */
export const morningMails = {
  field: 'morningMails',
  description: 'Morning mails of the last 30 days and what became of each, the latest day first; at most 1,000.',
  source: 'GET /digest/mails',
  extension: 'digest',
  role: 'ADMIN',
  arguments: {},
  type: 'MorningMail',
  row: 'MorningMail',
  model: 'upstream/readers/digest.ts#MorningMailRow',
  title: 'the list of morning mails',
  columns: morningMailColumns,
  order: ['DAY', 'EMAIL'],
  key: 'key',
  filePrefix: 'Morning-Mails',
  screen: '/settings/mail/sent',
} as const satisfies ListDeclaration;
