import { sessionMessages } from './session/session-messages.ts';

/**
 * Every text of the specification's error catalogue (section 8), and of the screens' notices, once. Wording is the
 * specification's but for `shiftDeleted`, where it repeats another message by mistake.
 */
export const messages = {
  ...sessionMessages,
  noRecord: 'No record found',
  noStaffRecord: 'Without a staff record',
  completed: 'Operation Completed',
  passwordReset: 'Password reset successfully',
  staffDeleted: 'Operation successfully',
  shiftDeleted: 'Shift deleted successfully',
  confirmTitle: 'Are you sure?',
  confirmText: "You won't be able to revert this!",
  confirmReset: 'Yes, Reset it!',
  confirmDelete: 'Yes, Delete it!',
  confirmUpdate: 'Yes, Update it!',
  imageUploadFailedOnCreate: 'Server error while uploading image. Pls Try again!',
  imageUploadFailedOnEdit: 'Image Upload Failed. Try Again Later',
  batchFailedTitle: 'Upload Failed',
  batchFormatInvalid: 'The file format is invalid',
  batchFormatHint: 'Use an xls, xlsx or csv file.',
  passwordMismatchTitle: 'Error',
  passwordMismatch: 'Password mis-match',
  unsavedTitle: 'Unsaved changes',
  unsavedQuestion: 'Close without saving?',
  unsavedText: 'What you changed in this form will be lost.',
  unsavedDiscard: 'Discard changes',
  unsavedKeep: 'Keep editing',
  notFound: '404 Page Not Found',
  noAccess: 'You do not have access to this page',
  notAvailable: 'This screen is not available',
  invalidLocation: 'This position is not valid. The map shows the default position.',
} as const;

/** Whether a text says that the service answered neither success nor error. */
export const saysNoRecord = (text: string | null | undefined): boolean => text?.startsWith(messages.noRecord) ?? false;
