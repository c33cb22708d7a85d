/**
 * Least widths, in px, of columns that many reports have; others follow their kind. The longest word of the fixed lists
 * fits, bold as in a flagged row: COMMUNICATIONS, Awkunanaw.
 */
export const columnWidths = {
  STAFF_ID: 71,
  NAME: 111,
  DISTRICT: 89,
  SERVICE_CENTRE: 89,
  DEPARTMENT: 137,
  ATTENDANCE_MODE: 89,
  LOCATION: 111,
  ATTENDANCE_IMAGE: 89,
  FLAG: 63,
} as const;
