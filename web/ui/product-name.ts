/** Name of the product, shown beside the mark and in every page title. */
export const productName = 'Staff Attendance';
