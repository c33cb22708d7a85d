import { changeColumns } from '../columns/changes.ts';
import { maximumRangeRows, maximumTrailDays, maximumTrailRows } from '../limits.ts';
import type { ListDeclaration, ListTable } from './list.ts';

const changeTable = {
  type: 'Change',
  row: 'Change',
  model: 'upstream/readers/change.ts#ChangeRow',
  title: 'the list of changes',
  columns: changeColumns,
  order: ['NUMBER'],
  key: 'number',
  extension: 'audit',
  role: 'ADMIN',
} as const satisfies ListTable & Partial<ListDeclaration>;

/** The Change Log: what was written, by whom and when. */
export const changes = {
  ...changeTable,
  field: 'changes',
  description: `What was written in some days, ${maximumTrailDays} at most: who, when, from where, what, before and after, newest first. Above ${maximumTrailRows} changes the list answers pages only, filtered by WHO, ACTION and SUBJECT and sorted by AT or NUMBER; anything else is BAD_USER_INPUT. A file has ${maximumRangeRows} changes at most.`,
  source: 'GET /change/count, GET /change/findAll',
  reads: { 'GET /change/count': 1, 'GET /change/findAll': 1 },
  arguments: {
    from: { type: 'Date!', description: 'The first day.' },
    to: { type: 'Date!', description: 'The last day.' },
  },
  filePrefix: 'Change-Log',
} as const satisfies ListDeclaration;

/** One record's part of it. */
export const recordChanges = {
  ...changeTable,
  field: 'recordChanges',
  description: 'All that was written of one record, newest first, with the limits of `changes`.',
  source: 'GET /change/count/subject, GET /change/find/subject',
  reads: { 'GET /change/count/subject': 1, 'GET /change/find/subject': 1 },
  arguments: {
    id: { type: 'ID!', description: "The record's id, as `Change.subjectID` has it; of a holiday its day." },
  },
  filePrefix: 'Record-Change-Log',
} as const satisfies ListDeclaration;
