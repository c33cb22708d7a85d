/**
 * Least widths, in px, of columns that many reports have; others follow their kind. The longest word of the fixed lists
 * fits, bold as in a flagged row: COMMUNICATIONS, Awkunanaw.
 */
export const columnWidths = {
  STAFF_ID: 72,
  NAME: 112,
  DISTRICT: 88,
  SERVICE_CENTRE: 88,
  DEPARTMENT: 138,
  ATTENDANCE_MODE: 80,
  LOCATION: 112,
  ATTENDANCE_IMAGE: 80,
  FLAG: 64,
} as const;
