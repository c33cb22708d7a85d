/** What forms, sheets and messages know of a field of a leave, in their order. */
export const leaveFields = {
  staffID: { label: 'Staff ID', noun: 'staff ID', isRequired: true },
  from: { label: 'From', noun: 'first day', isRequired: true },
  to: { label: 'To', noun: 'last day', isRequired: true },
  kind: { label: 'Kind', noun: 'kind of leave', isRequired: true },
  note: { label: 'Note', noun: 'note', isRequired: false },
  status: { label: 'Status', noun: 'status', isRequired: false },
  days: { label: 'Days', noun: 'number of days', isRequired: false },
  halfDay: { label: 'Half day', noun: 'half day', isRequired: false },
} as const;

/** A field of a leave. */
export type LeaveField = keyof typeof leaveFields;

/** The names, in their order. */
export const leaveFieldNames = Object.keys(leaveFields) as readonly LeaveField[];

/** Those that a leave has; the others are read where a sheet has a column for them, for they may say that it is none. */
export const ownLeaveFieldNames = ['staffID', 'from', 'to', 'kind', 'note'] as const satisfies readonly LeaveField[];
