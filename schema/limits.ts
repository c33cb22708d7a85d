/** Limits that more than one part of the product enforces. */

/** Rows a table page may show; the first is the default. */
export const pageSizes = [20, 50, 100, 200] as const;

/** Most rows one page query may ask for. */
export const maximumPageSize = 200;

/** Rows that a whole list counts as in the price of an operation. */
export const wholeListRows = 20_000;

/** Conditions that one list may be filtered by, those within others included. */
export const maximumConditions = 20;

/** Levels of conditions within conditions. */
export const maximumConditionDepth = 5;

/** Values that one condition may list. */
export const maximumConditionValues = 500;

/** Steps that one list may be sorted by. */
export const maximumOrderSteps = 8;

/** Words of a search. */
export const maximumSearchWords = 10;

/** Columns whose values one list may count at once. */
export const maximumFacetColumns = 20;

/** Days that one list of several days may have. */
export const maximumRangeDays = 31;

/** Records that one list of several days may have. */
export const maximumRangeRows = 100_000;

/** Most days of one list of changes. */
export const maximumTrailDays = 366;

/** Most changes of the trail that the service answers at once. */
export const maximumTrailRows = 30_000;

/** Most changes that one page of the service has. */
export const maximumTrailPage = 5_000;

/** Most characters of a reviewer's note. */
export const maximumNoteLength = 1_000;

/** Seconds for which a record given to one reviewer is not given to another. */
export const reviewLeaseSeconds = 120;

/** Records that a reviewer may be given at once. */
export const maximumReviewClaims = 10;

/** Most records that a reviewer holds at once; beyond it, the earliest are given to others. */
export const maximumHeldReviews = 40;

/** Writes of a reviewer in a minute: claims, verdicts, second opinions. */
export const maximumReviewWrites = 300;

/** Times in a day that a reviewer may record, change or withdraw a verdict on one attendance record. */
export const maximumVerdictChanges = 10;

/** Candidates from which one request chooses the next records to judge. */
export const maximumReviewCandidates = 500;

/** Characters of a cursor. */
export const maximumCursorLength = 4_096;

/** Most people that one look-up by name or staff ID answers. */
export const maximumFoundStaff = 20;

/** Milliseconds without activity after which a session ends. */
export const idleTimeout = 600_000;

/** Milliseconds before an idle session ends at which the user is asked to stay. */
export const idleNotice = 60_000;

/** Milliseconds between two writes of the time of the last activity. */
export const idleDebounce = 250;

/** Milliseconds since the last activity above which a page load logs an inactivity message. */
export const inactivityNotice = 200_000;

/** Milliseconds a toast stays. */
export const toastDuration = 3_000;

/** Fewest characters of a password. */
export const minimumPasswordLength = 8;

/** Most characters of a password; longer ones are refused before they are hashed. */
export const maximumPasswordLength = 256;

/** Times in a minute that a user may change their own password; each change takes the service a moment. */
export const maximumPasswordChanges = 20;

/** Morning mails that one person may ask for within a minute. */
export const maximumOwnMails = 5;

/** Most characters of a text that a form sends, where it sets no other limit. */
export const maximumTextLength = 256;

/** Most characters of the address of a photo in a sheet of staff. */
export const maximumAddressLength = 500;

/** Most days for which a machine token is valid. */
export const longestMachineTokenDays = 366;

/** Most operations that a machine token names. */
export const maximumTokenOperations = 100;

/** Most characters of a staff ID. */
export const maximumStaffIDLength = 64;

/** Most characters of an email address. */
export const maximumEmailLength = 254;

/** Late days in a month after which a shift may call its people serially late. */
export const serialLatenessChoices = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Days on which a changed rule of a shift may be tried. */
export const maximumTrialDays = 31;

/** People whom the trial of a shift names, each way and month. */
export const maximumTrialPeople = 200;

/** Letters to staff that one pack takes; a page has as many rows at most. */
export const maximumLetters = 200;

/** Most days of printing that one list of letters on record covers. */
export const maximumLetterDays = 731;

/** Years a month search offers, the current one included. */
export const searchableYears = 10;

/** File endings of a reference photo. */
export const imageExtensions = ['.png', '.jpeg', '.jpg'] as const;

/** Forms with a file, and batches, that each server reads at once, of all and of one sender, and how many of one sender may wait. */
export const formPlaces = { places: 32, each: 8, waiting: 200 } as const;

/** Writes that a gateway runs at once, of all and of one user, and how many of one user may wait. */
export const writePlaces = { places: 8, each: 2, waiting: 100 } as const;

/** Questions about the schema that a gateway works out at once, and how many of one caller may wait. */
export const schemaPlaces = { places: 1, each: 1, waiting: 20 } as const;

/** Bytes of a reference photo. */
export const maximumImageBytes = 8 * 1024 * 1024;

/** File endings of a staff batch. */
export const batchExtensions = ['.xls', '.xlsx', '.csv'] as const;

/** Bytes of a staff batch. */
export const maximumBatchBytes = 10 * 1024 * 1024;

/** Rows of a staff batch below the column names. */
export const maximumBatchRows = 20_000;

/** Days that one leave, and one list of leaves, may have: three years. */
export const maximumLeaveDays = 1_100;

/** Most characters of the note of a leave. */
export const maximumLeaveNoteLength = 500;
