/**
 * Least widths, in px, of columns that many reports have; others follow their kind. The longest word of the fixed lists
 * fits, bold as in a flagged row: COMMUNICATIONS, Awkunanaw.
 */
export const columnWidths = {
  STAFF_ID: 84,
  NAME: 150,
  DISTRICT: 96,
  SERVICE_CENTRE: 96,
  DEPARTMENT: 142,
  ATTENDANCE_MODE: 88,
  LOCATION: 132,
  ATTENDANCE_IMAGE: 88,
  ATTENDANCE_DATE: 190,
  FLAG: 74,
} as const;
