/** Every kind of leave, in the order of the SDL enum LeaveKind: how the service spells it, and as people read it. */
export const leaveKinds = {
  ANNUAL: { service: 'annual', word: 'Annual' },
  SICK: { service: 'sick', word: 'Sick' },
  MATERNITY: { service: 'maternity', word: 'Maternity' },
  STUDY: { service: 'study', word: 'Study' },
  OFFICIAL_DUTY: { service: 'officialDuty', word: 'Official duty' },
  SUSPENDED: { service: 'suspended', word: 'Suspended' },
  OTHER: { service: 'other', word: 'Other' },
} as const;

/** A kind of leave, as the SDL enum LeaveKind spells it. */
export type LeaveKindName = keyof typeof leaveKinds;

/** A kind of leave, as the service spells it. */
export type ServiceLeaveKind = (typeof leaveKinds)[LeaveKindName]['service'];

/** The kinds as the service spells them. */
export const serviceLeaveKinds = Object.values(leaveKinds).map(({ service }) => service);
