import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Written } from '../graphql/writes.ts';
import type { ImportedBatch } from '../staff/import/staff-batch.ts';
import type { SheetFacts } from '../staff/import/parse-sheet.ts';
import type { ImportedLeaves } from '../attendance/leave/leave-batch.ts';
import type { LeaveRowReport } from '../attendance/leave/check-leaves.ts';
import type { RowReport } from '../staff/import/batch-report.ts';
import type { OrganisationLists } from '../staff/organisation.ts';
import type { PhotoAddress } from '../photos/photo.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import type { OverviewDay } from '../attendance/overview.ts';
import type { ShiftRow, HolidayRow } from '../upstream/readers/shift.ts';
import type { DayFactRow, PersonDayRow } from '../attendance/day-reasons/person-day.ts';
import type { PersonMonthAnswer } from '../attendance/month/person-month.ts';
import type { DayMark, StaffMonthRow } from '../attendance/month/staff-month-row.ts';
import type { DayTotal } from '../attendance/month/month-sheet.ts';
import type { LetterRow, Pack } from '../attendance/letters/letters.ts';
import type { PrintedLetterhead } from '../attendance/letters/letter-texts.ts';
import type { LetterRecordRow } from '../attendance/letters/read-register.ts';
import type { TriedShift, TriedMonth } from '../attendance/shift-trial/shift-trial.ts';
import type { TrialPerson } from '../attendance/shift-trial/judge-shift.ts';
import type { MorningMailChoiceRow, MorningMailRow } from '../upstream/readers/digest.ts';
import type { CaseFile, VerdictRow, ReviewRow } from '../upstream/readers/review.ts';
import type { MonthlyDayRow, MonthlyRow } from '../upstream/readers/monthly.ts';
import type { ListPage } from '../lists/list-field.ts';
import type { AbsentRow } from '../upstream/readers/attendance.ts';
import type { AttendanceMonthPage } from '../attendance/month/attendance-month.ts';
import type { FoundRecordRow } from '../attendance/findings/finding.ts';
import type { AttendancePage } from '../photos/reviews/join-reviews.ts';
import type { ChangeRow } from '../upstream/readers/change.ts';
import type { ComparedStaffRow } from '../attendance/compare-periods.ts';
import type { ComparedPage } from '../attendance/comparison.ts';
import type { DeviceKeyRow, MachineTokenRow, UserRow, WatchedDeviceRow } from '../upstream/readers/accounts.ts';
import type { ExplainedDayPage } from '../attendance/day-reasons/explained-day-fields.ts';
import type { StaffHoursRow, StaffHoursPage } from '../attendance/month/hours.ts';
import type { LatenessRow } from '../attendance/lateness.ts';
import type { LeaveRow } from '../upstream/readers/leave.ts';
import type { NearSerialLatenessRow } from '../upstream/readers/figures.ts';
import type { NearSerialLatenessPage, SerialLatenessDayPage } from '../attendance/serial-lateness.ts';
import type { PersonMonthDayRow } from '../attendance/month/person-month-day.ts';
import type { PhotoFindingRow, PhotoFindingPage } from '../attendance/findings/photo-findings.ts';
import type { ReconciledStaffRow } from '../attendance/reconciliation.ts';
import type { RecordedLetterRow } from '../upstream/readers/letter.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';
import type { Context } from '../app-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Calendar day, YYYY-MM-DD, in the gateway's time zone (setting TIME_ZONE, default Africa/Lagos). A day that does not exist, or is not of the years 1000 to 2999, is refused with BAD_USER_INPUT. */
  Date: { input: string; output: string; }
  /** Instant in ISO 8601 with the offset of the gateway's time zone, e.g. 2026-11-19T07:08:37+01:00. */
  DateTime: { input: string; output: string; }
  /** Degrees north, -90 to 90. */
  Latitude: { input: number; output: number; }
  /** Degrees east, -180 to 180. */
  Longitude: { input: number; output: number; }
  /** Calendar month, YYYY-MM. */
  Month: { input: string; output: string; }
  /** Time of day in the gateway's time zone, HH:MM:SS, 00:00:00 to 23:59:59. Input may leave out the seconds. */
  TimeOfDay: { input: string; output: string; }
  /** A file of a multipart request (GraphQL multipart request specification), sent with the header `apollo-require-preflight`; one file a request. */
  Upload: { input: Promise<import('graphql-upload/processRequest.mjs').FileUpload>; output: Promise<import('graphql-upload/processRequest.mjs').FileUpload>; }
};

/** A staff member who was absent on a day. */
export type Absentee = {
  __typename?: 'Absentee';
  /** Address of the reference photo as upstream gives it; an empty string when there is none. */
  imageURL: Scalars['String']['output'];
  /** Stable key: the staff ID, with a number after it where it repeats. */
  key: Scalars['ID']['output'];
  /** Their leave of the day; null without one, and where the service has no leaves. The list stays as the service has it. */
  onLeave?: Maybe<LeaveOfDay>;
  /** Their reason of the day in `explainedDay`; ABSENT where nothing explains the absence. Null for who is not on the register of the day, and while the day is not known. Errors: those of `explainedDay`. */
  reason?: Maybe<DayReason>;
  /** Staff member. */
  staff: StaffSummary;
};

/** Columns of the absent list, in table order. */
export type AbsenteeColumn =
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Full name. */
  | 'NAME'
  /** Kind of leave of the person on the day, of the extension leave: Annual, Sick, Maternity, Study, Official duty, Suspended, Other; an empty string without one, and where the service has no leaves. */
  | 'ON_LEAVE'
  /** Reason of the absent day in `explainedDay`: Absent where nothing explains the absence, else Present, Late, Day off, On leave, Not due yet, Forgot to sign in, Holiday, Outage, New, No shift, Unexplained; an empty string for who is not on the register of the day, and while the day is not known. A file is refused while days are being read. */
  | 'REASON'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of the absent list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type AbsenteeCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<AbsenteeCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<AbsenteeCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<AbsenteeColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<AbsenteeCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** One absent day of a staff member. */
export type AbsenteeDay = {
  __typename?: 'AbsenteeDay';
  /** The absent day. */
  date: Scalars['Date']['output'];
  /** Number of absent days of this person in the month, counted from the dates. */
  dayCount: Scalars['Int']['output'];
  /** Address of the reference photo as upstream gives it; an empty string when there is none. */
  imageURL: Scalars['String']['output'];
  /** True when `occurrence` differs from the number of dates. */
  isCountDifferent: Scalars['Boolean']['output'];
  /** Stable key: the key of the person's row, and the day. */
  key: Scalars['ID']['output'];
  /** Number of absent days as upstream claims it; null when missing. */
  occurrence?: Maybe<Scalars['Int']['output']>;
  /** Their leave of the day; null without one, and where the service has no leaves. The list stays as the service has it. */
  onLeave?: Maybe<LeaveOfDay>;
  /** Their reason of the day in `explainedDay`; ABSENT where nothing explains the absence. Null for who is not on the register of the day, and while the day is not known. Errors: those of `explainedDay`. */
  reason?: Maybe<DayReason>;
  /** Staff member. */
  staff: StaffSummary;
};

/** Columns of absence by day, in table order. */
export type AbsenteeDayColumn =
  /** The absent day, shown in long format, sorted as a date. */
  | 'DATE_ABSENT'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Full name. */
  | 'NAME'
  /** Kind of leave of the person on the day, of the extension leave: Annual, Sick, Maternity, Study, Official duty, Suspended, Other; an empty string without one, and where the service has no leaves. */
  | 'ON_LEAVE'
  /** Reason of the absent day in `explainedDay`: Absent where nothing explains the absence, else Present, Late, Day off, On leave, Not due yet, Forgot to sign in, Holiday, Outage, New, No shift, Unexplained; an empty string for who is not on the register of the day, and while the day is not known. A file is refused while days are being read. */
  | 'REASON'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of absence by day, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type AbsenteeDayCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<AbsenteeDayCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<AbsenteeDayCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<AbsenteeDayColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<AbsenteeDayCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of absence by day. */
export type AbsenteeDayList = {
  __typename?: 'AbsenteeDayList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<AbsenteeDay>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of absence by day. */
export type AbsenteeDayListFacetsArgs = {
  columns: Array<AbsenteeDayColumn>;
};

/** One step of a sort of absence by day. */
export type AbsenteeDayOrder = {
  /** The column. */
  column: AbsenteeDayColumn;
  /** Direction. */
  direction?: Direction;
};

/** A page of the absent list. */
export type AbsenteeList = {
  __typename?: 'AbsenteeList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<Absentee>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the absent list. */
export type AbsenteeListFacetsArgs = {
  columns: Array<AbsenteeColumn>;
};

/** One step of a sort of the absent list. */
export type AbsenteeOrder = {
  /** The column. */
  column: AbsenteeColumn;
  /** Direction. */
  direction?: Direction;
};

/** Columns of the absentee summary, in table order. */
export type AbsenteeSummaryColumn =
  /** Number of absent days; empty where none of them could be read. */
  | 'DAYS_ABSENT'
  /** Number of absent days that are days of leave, of the extension leave. */
  | 'DAYS_ON_LEAVE'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Full name. */
  | 'NAME'
  /** Reference photo; exported as an address that opens for whoever is signed in. */
  | 'REF_IMAGE'
  /** How the count of days differs from the dates; an empty string where it does not. */
  | 'REMARK'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of the absentee summary, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type AbsenteeSummaryCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<AbsenteeSummaryCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<AbsenteeSummaryCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<AbsenteeSummaryColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<AbsenteeSummaryCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the absentee summary. */
export type AbsenteeSummaryList = {
  __typename?: 'AbsenteeSummaryList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** Letters to the people of this page, at most 200: more is BAD_USER_INPUT. If the service gives its lists no versions, the letters wait until the days of the month have been read, so that they name no day before the first record. */
  letters?: Maybe<LetterPack>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<AbsenteeSummaryRecord>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the absentee summary. */
export type AbsenteeSummaryListFacetsArgs = {
  columns: Array<AbsenteeSummaryColumn>;
};

/** One step of a sort of the absentee summary. */
export type AbsenteeSummaryOrder = {
  /** The column. */
  column: AbsenteeSummaryColumn;
  /** Direction. */
  direction?: Direction;
};

/** A staff member's absence in a month. */
export type AbsenteeSummaryRecord = {
  __typename?: 'AbsenteeSummaryRecord';
  /** Absent days, ascending, each once. */
  datesAbsent: Array<Scalars['Date']['output']>;
  /** Number of absent days, counted from the dates. */
  dayCount: Scalars['Int']['output'];
  /** How many of the absent days are days of leave; 0 where the service has no leaves. */
  daysOnLeave: Scalars['Int']['output'];
  /** Entries of upstream's list that are not dates or stand there twice; they make no row. */
  ignoredEntries: Scalars['Int']['output'];
  /** Address of the reference photo as upstream gives it; an empty string when there is none. */
  imageURL: Scalars['String']['output'];
  /** True when `occurrence` differs from the number of dates. */
  isCountDifferent: Scalars['Boolean']['output'];
  /** Stable key: the staff ID, with a number after it where it repeats. */
  key: Scalars['ID']['output'];
  /** Number of absent days as upstream claims it; null when missing. */
  occurrence?: Maybe<Scalars['Int']['output']>;
  /** Staff member. */
  staff: StaffSummary;
};

/** Columns of the attendance reports, in table order. */
export type AttendanceColumn =
  /** Instant, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'ATTENDANCE_DATE'
  /** Attendance photo; exported as an address that opens for whoever is signed in. */
  | 'ATTENDANCE_IMAGE'
  /** Signed in or Signed out. */
  | 'ATTENDANCE_MODE'
  /** Whether AWAY was found. */
  | 'AWAY'
  /** Department. */
  | 'DEPARTMENT'
  /** Metres from the usual place. */
  | 'DISTANCE'
  /** District. */
  | 'DISTRICT'
  /** What was found, in sentences. */
  | 'FINDINGS'
  /** Yes when the photo was not recognised, else No. */
  | 'FLAG'
  /** Place and coordinates, as in Okpara Avenue (6.4584, 7.5464); what is not known is left out. */
  | 'LOCATION'
  /** Full name. */
  | 'NAME'
  /** Whether RECOGNISED_WITHOUT_PHOTO was found. */
  | 'RECOGNISED_WITHOUT_PHOTO'
  /** Whether REFERENCE_MISSING was found. */
  | 'REFERENCE_MISSING'
  /** Whether REFERENCE_SHARED was found. */
  | 'REFERENCE_SHARED'
  /** Whether REFERENCE_TINY was found. */
  | 'REFERENCE_TINY'
  /** Yes for a record that is not the first one of the person and mode on its day, else No. */
  | 'REPEATED'
  /** What reviewers say of the photos, of the extension reviews: Not reviewed, Same, Different, Cannot tell, Disagreement, Second opinion wanted; an empty string where the service has no reviews. */
  | 'REVIEW'
  /** Whether SAME_FIX was found. */
  | 'SAME_FIX'
  /** Whether SAME_PICTURE was found. */
  | 'SAME_PICTURE'
  /** Service centre of the record. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID'
  /** Whether TRAVEL was found. */
  | 'TRAVEL';

/** A condition on one column of the attendance reports, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type AttendanceCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<AttendanceCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<AttendanceCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<AttendanceColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of ATTENDANCE_DATE. */
  fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<AttendanceCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the attendance reports. */
export type AttendanceList = {
  __typename?: 'AttendanceList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** Service centres whose records of these days are together at another place than before, days ascending. */
  movedCentres: Array<MovedCentre>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<AttendanceRecord>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** How many of the 28 days before these records have been read to learn usual places; `distance` and `findings` depend on them. A file waits for all of them. */
  placesCoverage: Coverage;
  /** The call that read the reviews of these records; its `code` is EXTENSION_MISSING when the service has none. Null when neither a review nor a facet is requested. */
  reviewSource?: Maybe<Source>;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the attendance reports. */
export type AttendanceListFacetsArgs = {
  columns: Array<AttendanceColumn>;
};

/** What a staff member did on the phone. */
export type AttendanceMode =
  /** Signed in; upstream's signedIn. */
  | 'SIGNED_IN'
  /** Signed out; upstream's signedOut. */
  | 'SIGNED_OUT';

/** Columns of the month sheet, in table order. */
export type AttendanceMonthColumn =
  /** Days absent. */
  | 'ABSENT'
  /** Mark of day 1; empty in a month that has no such day. */
  | 'DAY_01'
  /** Mark of day 2; empty in a month that has no such day. */
  | 'DAY_02'
  /** Mark of day 3; empty in a month that has no such day. */
  | 'DAY_03'
  /** Mark of day 4; empty in a month that has no such day. */
  | 'DAY_04'
  /** Mark of day 5; empty in a month that has no such day. */
  | 'DAY_05'
  /** Mark of day 6; empty in a month that has no such day. */
  | 'DAY_06'
  /** Mark of day 7; empty in a month that has no such day. */
  | 'DAY_07'
  /** Mark of day 8; empty in a month that has no such day. */
  | 'DAY_08'
  /** Mark of day 9; empty in a month that has no such day. */
  | 'DAY_09'
  /** Mark of day 10; empty in a month that has no such day. */
  | 'DAY_10'
  /** Mark of day 11; empty in a month that has no such day. */
  | 'DAY_11'
  /** Mark of day 12; empty in a month that has no such day. */
  | 'DAY_12'
  /** Mark of day 13; empty in a month that has no such day. */
  | 'DAY_13'
  /** Mark of day 14; empty in a month that has no such day. */
  | 'DAY_14'
  /** Mark of day 15; empty in a month that has no such day. */
  | 'DAY_15'
  /** Mark of day 16; empty in a month that has no such day. */
  | 'DAY_16'
  /** Mark of day 17; empty in a month that has no such day. */
  | 'DAY_17'
  /** Mark of day 18; empty in a month that has no such day. */
  | 'DAY_18'
  /** Mark of day 19; empty in a month that has no such day. */
  | 'DAY_19'
  /** Mark of day 20; empty in a month that has no such day. */
  | 'DAY_20'
  /** Mark of day 21; empty in a month that has no such day. */
  | 'DAY_21'
  /** Mark of day 22; empty in a month that has no such day. */
  | 'DAY_22'
  /** Mark of day 23; empty in a month that has no such day. */
  | 'DAY_23'
  /** Mark of day 24; empty in a month that has no such day. */
  | 'DAY_24'
  /** Mark of day 25; empty in a month that has no such day. */
  | 'DAY_25'
  /** Mark of day 26; empty in a month that has no such day. */
  | 'DAY_26'
  /** Mark of day 27; empty in a month that has no such day. */
  | 'DAY_27'
  /** Mark of day 28; empty in a month that has no such day. */
  | 'DAY_28'
  /** Mark of day 29; empty in a month that has no such day. */
  | 'DAY_29'
  /** Mark of day 30; empty in a month that has no such day. */
  | 'DAY_30'
  /** Mark of day 31; empty in a month that has no such day. */
  | 'DAY_31'
  /** Days off. */
  | 'DAY_OFF'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Holidays. */
  | 'HOLIDAY'
  /** Days late. */
  | 'LATE'
  /** Days on which the absent list names them, whatever the reason; of days that are known. */
  | 'LISTED_ABSENT'
  /** Whole minutes after the shift's start, of all days late. */
  | 'MINUTES_LATE'
  /** Full name. */
  | 'NAME'
  /** Days that are not known: to come, or nothing recorded yet. */
  | 'NOT_KNOWN'
  /** Working days on leave without a sign-in or sign-out, of the extension leave. */
  | 'ON_LEAVE'
  /** Days of any other reason: not due yet, signed out only, new, no shift, unexplained. */
  | 'OTHER'
  /** Days of an outage. */
  | 'OUTAGE'
  /** Days present, those late left out. */
  | 'PRESENT'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Name of the shift on the register. */
  | 'SHIFT'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID'
  /** What calls for a look in their sign-ins, with the days of the month, behind the number of such days: `3 days: Far from usual place 3, 17; Too far in too little time 20`; empty where nothing does. */
  | 'TO_CHECK';

/** A condition on one column of the month sheet, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type AttendanceMonthCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<AttendanceMonthCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<AttendanceMonthCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<AttendanceMonthColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<AttendanceMonthCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the month sheet. */
export type AttendanceMonthList = {
  __typename?: 'AttendanceMonthList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Days of the month up to today, and of the four weeks before, which show what is usual. A file is refused while days are being read. */
  coverage: Coverage;
  /** Each day of the month, ascending, over all rows that pass search and where. */
  dayTotals: Array<MonthDayTotal>;
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** Whether a past day uses today's register, corrected by what the day's own lists say of people, because the service does not say who was on the register then; false for today, and when the service has the extension history. */
  isRegisterOfToday: Scalars['Boolean']['output'];
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  nodes: Array<StaffMonth>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** The calls behind it, each summed up over its days. */
  sources: Array<Source>;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the month sheet. */
export type AttendanceMonthListFacetsArgs = {
  columns: Array<AttendanceMonthColumn>;
};

/** One step of a sort of the month sheet. */
export type AttendanceMonthOrder = {
  /** The column. */
  column: AttendanceMonthColumn;
  /** Direction. */
  direction?: Direction;
};

/** One step of a sort of the attendance reports. */
export type AttendanceOrder = {
  /** The column. */
  column: AttendanceColumn;
  /** Direction. */
  direction?: Direction;
};

/** One sign-in or sign-out. A day may hold several of one person: none is dropped. */
export type AttendanceRecord = {
  __typename?: 'AttendanceRecord';
  /** When it happened; null when upstream's value is not a date. Times without a zone are read in the gateway's zone. */
  attendanceDate?: Maybe<Scalars['DateTime']['output']>;
  /** Metres between the record and the person's usual place; null without a position, or when there are too few sign-ins to know the usual place. Calculated from the sign-ins of 28 days. */
  distance?: Maybe<Scalars['Int']['output']>;
  /** What should be checked in the record, in the order of FindingKind; empty for most. Calculated from the sign-ins of 28 days. */
  findings: Array<Finding>;
  /** Address of the attendance photo as upstream gives it; an empty string when there is none. */
  imageURL: Scalars['String']['output'];
  /** Whether the photo was recognised; null when it was not checked. A record that was not checked counts as flagged. */
  isImageRecognised?: Maybe<Scalars['Boolean']['output']>;
  /** True for all but the earliest record of one person, mode and day, whatever their order in the list. */
  isRepeated: Scalars['Boolean']['output'];
  /** Stable key made of staff ID, mode and instant, followed by a number when these repeat; upstream sends no id. */
  key: Scalars['ID']['output'];
  /** Position of the phone; null when missing or out of range. */
  latitude?: Maybe<Scalars['Latitude']['output']>;
  /** Name of the place as upstream gives it; an empty string when missing. */
  location: Scalars['String']['output'];
  /** Position of the phone; null when missing or out of range. */
  longitude?: Maybe<Scalars['Longitude']['output']>;
  /** Signed in or out. */
  mode: AttendanceMode;
  /** Attendance photo; null when the record has none. */
  photo?: Maybe<Photo>;
  /** What reviewers say of the photos; needs the extension reviews. Null when the service does not have it or it could not be read: `AttendanceList.reviewSource` says why. */
  review?: Maybe<Review>;
  /** Service centre of the record; the staff member's where the record has none. */
  serviceCentre: Scalars['String']['output'];
  /** Staff member as upstream embeds it. */
  staff: StaffSummary;
};

/** Attendance, lateness and absence over a number of days. */
export type AttendanceTrend = {
  __typename?: 'AttendanceTrend';
  /** Days of the trend, and those of which all three numbers are known. */
  coverage: Coverage;
  /** One entry a day, ascending, without gaps. */
  days: Array<TrendDay>;
  /** As in `coverage`. */
  daysRead: Scalars['Int']['output'];
  /** The three calls, each for all days: `ok` when every day was read, `asOf` of the oldest answer; `message` says why a day could not be read. Only GET /attendance/figures when the service has the extension figures. */
  sources: Array<Source>;
};

/** The change of one record that exists: send `values` by one `updateStaff(id, input)`. */
export type BatchEdit = {
  __typename?: 'BatchEdit';
  /** Upstream's id of the record. */
  id: Scalars['ID']['output'];
  /** The values that differ. */
  values: Array<BatchEditValue>;
};

/** One value to change by `updateStaff`, so that the record equals the row. */
export type BatchEditValue = {
  __typename?: 'BatchEditValue';
  /** The record's value as people read it; for a shift its name. An empty string when there is none. */
  current: Scalars['String']['output'];
  /** Name of the value in `UpdateStaffInput`, e.g. `serviceCentre`. */
  field: Scalars['String']['output'];
  /** The new value as people read it. */
  shown: Scalars['String']['output'];
  /** The value to send: for a shift its id, else the text of `shown`. */
  value: Scalars['String']['output'];
};

/** A remark on one cell of a staff batch. */
export type BatchProblem = {
  __typename?: 'BatchProblem';
  /** Staff field of the column, e.g. `staffID`. */
  column: Scalars['String']['output'];
  /** Reason in words for people. */
  message: Scalars['String']['output'];
  /** Reason as a word for programs, e.g. DUPLICATE_IN_FILE, DISTRICT_UNKNOWN, LEADING_ZEROS_LOST, PLACEHOLDER, ROW_HIDDEN, NOT_A_RECORD; further ones may come. */
  reason: Scalars['String']['output'];
  /** Whether the problem keeps the row from being created. */
  severity: BatchProblemSeverity;
  /** A known name, ID or repaired text that was probably meant; null when there is none. */
  suggestion?: Maybe<Scalars['String']['output']>;
  /** The cell as the sheet shows it; an empty string when it is blank. */
  value: Scalars['String']['output'];
};

/** Severity of a problem. */
export type BatchProblemSeverity =
  /** Keeps the row from being created, unless `sendFaulty` asks for it. */
  | 'ERROR'
  /** Should be checked; the row is created all the same. */
  | 'WARNING';

/** A row of a staff batch, checked. Its shift is a name or an id. */
export type BatchRow = {
  __typename?: 'BatchRow';
  /** Staff fields whose value differs from the record that exists; empty when none exists. */
  changes: Array<Scalars['String']['output']>;
  /** Department as the sheet shows it; an empty string when the cell is blank. */
  department: Scalars['String']['output'];
  /** District as the sheet shows it; an empty string when the cell is blank. */
  district: Scalars['String']['output'];
  /** What `updateStaff` needs to change the record. Null for rows that are not CHANGED, and when only the photo's address differs, because photos are changed by upload. */
  edit?: Maybe<BatchEdit>;
  /** Address of the photo as the sheet shows it; an empty string when the cell is blank. */
  imageURL: Scalars['String']['output'];
  /** Line of the row as the spreadsheet numbers it; the heading is line 1. */
  line: Scalars['Int']['output'];
  /** Name as the sheet shows it; an empty string when the cell is blank. */
  name: Scalars['String']['output'];
  /** What becomes of the row. */
  outcome: BatchRowOutcome;
  /** Remarks, in column order; empty when there are none. */
  problems: Array<BatchProblem>;
  /** Service centre as the sheet shows it; an empty string when the cell is blank. */
  serviceCentre: Scalars['String']['output'];
  /** Shift as the sheet shows it; an empty string when the cell is blank. */
  shift: Scalars['String']['output'];
  /** Staff ID as the sheet shows it; an empty string when the cell is blank. */
  staffID: Scalars['String']['output'];
  /** Unit as the sheet shows it; an empty string when the cell is blank. */
  unit: Scalars['String']['output'];
};

/** What becomes of a row of a staff batch. */
export type BatchRowOutcome =
  /** The record exists with other values. The import leaves it as it is: `changes` names the values, `edit` says how to change them. */
  | 'CHANGED'
  /** The record exists with all values of the row: it is left as it is. */
  | 'EXISTS'
  /** The row has a problem of severity ERROR, or the sheet lacks a required column. It is sent only with `sendFaulty`. */
  | 'FAULTY'
  /** Upstream does not know the staff ID: the record is created. */
  | 'NEW';

/** Rows of a staff batch by outcome. */
export type BatchTotals = {
  __typename?: 'BatchTotals';
  /** Rows with outcome CHANGED. */
  changed: Scalars['Int']['output'];
  /** Rows with outcome EXISTS. */
  exists: Scalars['Int']['output'];
  /** Rows with outcome FAULTY. */
  faulty: Scalars['Int']['output'];
  /** Rows with outcome NEW. */
  new: Scalars['Int']['output'];
  /** FAULTY rows that `sendFaulty` sends: all except rows with a staff ID that exists and lines that are not a record, such as a signature. */
  sendableFaulty: Scalars['Int']['output'];
};

/** What this gateway can do, and what upstream last answered. */
export type Capabilities = {
  __typename?: 'Capabilities';
  /** What the attendance service has beyond what all have; null while that is not known. Read with the first token and again after five minutes. Source: GET /extensions. */
  extensions?: Maybe<Array<Extension>>;
  /** Always true: photos go to the image server (setting IMAGE_SERVER_URL), without one to the REST service itself. */
  imageUpload: Scalars['Boolean']['output'];
  /** Most rows of one page. */
  maximumPageSize: Scalars['Int']['output'];
  /** Least role of every query and mutation, by `@requires` in the schema; PUBLIC fields are left out. */
  operations: Array<OperationRole>;
  /** What each upstream call last answered on this instance, by its name; calls not made yet are left out. A refusal counts as an answer. */
  sources: Array<Source>;
  /** False: office locations are sample data, because no call exists for them. */
  units: Scalars['Boolean']['output'];
};

/** One entry of the Change Log: a change, who made it, when and from where. It never holds passwords, tokens, keys or photos. Needs the extension audit. */
export type Change = {
  __typename?: 'Change';
  /** What was done; null when upstream sends another value than these. */
  action?: Maybe<ChangeAction>;
  /** Network address of the caller, as trusted proxies pass it on; an empty string for the service itself. */
  address: Scalars['String']['output'];
  /** When it was made; null when the reply lacks it. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The fields that differ; for a new or removed record all fields that may be stored, for a password none. */
  fields: Array<ChangedField>;
  /** SHA-256 of the entry and of the hash before it, in base64url. Keep a copy elsewhere: comparing it later shows whether any entry up to this one was rewritten. */
  hash: Scalars['String']['output'];
  /** Number of the entry: 1, 2, 3 and so on without gaps, in the order in which entries were written. */
  number: Scalars['Int']['output'];
  /** Name of the machine token; null for people. */
  program?: Maybe<Scalars['String']['output']>;
  /** Role of the user or token that made the change; null for the service itself, and when upstream sends another value than the three. */
  role?: Maybe<Role>;
  /** Type of the changed thing; null when upstream sends another value than these. */
  subject?: Maybe<ChangeSubject>;
  /** Upstream's id of the record; of a holiday its day. */
  subjectID: Scalars['ID']['output'];
  /** What the record was called at the time. */
  subjectName: Scalars['String']['output'];
  /** Upstream's id of the user; for a program, of its machine token; null for what the service does on its own. */
  userID?: Maybe<Scalars['ID']['output']>;
  /** Email address of the user; for a program, of the user who made its token; `service` for what the service does on its own. */
  who: Scalars['String']['output'];
};

/** What was done to a record. */
export type ChangeAction =
  /** Its fields were changed, or saved again unchanged. Revoking a key or a token is a change. */
  | 'CHANGED'
  /** It was made. */
  | 'CREATED'
  /** It was removed. */
  | 'DELETED'
  /** The service removed what was older than its retention. */
  | 'DROPPED'
  /** The user chose a new password. */
  | 'PASSWORD_CHANGED'
  /** An administrator set the user's password to the default. */
  | 'PASSWORD_RESET';

/** Columns of the list of changes, in table order. */
export type ChangeColumn =
  /** What was done: Created, Changed, Deleted, Password changed, Password reset, Removed by retention; an empty string for what is not known here. */
  | 'ACTION'
  /** Network address of the caller, as far as trusted proxies tell; an empty string for the service itself. */
  | 'ADDRESS'
  /** When it was done. */
  | 'AT'
  /** Each field that differs, before and after, as in District: Awka → Nnewi; Unit: ICT. */
  | 'FIELDS'
  /** Number of the entry, without gaps, in the order in which entries were written. */
  | 'NUMBER'
  /** What the record was called at the time: of staff the staff ID and the name, of a user the email address, of a verdict the staff ID, the mode and the time of the sign-in. */
  | 'RECORD'
  /** What it was done to: Staff, Shift, User, Holiday, Device key, Machine token, Photo review, Verdict, Letter text, Letterhead, Leave, Letter, Rule of letters, Sign-ins, Photos, Change Log; an empty string for what is not known here. */
  | 'SUBJECT'
  /** Email address of the user; for a program with the name of its token, as in ada@company.example (payroll); service for what the attendance service does on its own. */
  | 'WHO';

/** A condition on one column of the list of changes, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type ChangeCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<ChangeCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<ChangeCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<ChangeColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of AT. */
  fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<ChangeCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the list of changes. */
export type ChangeList = {
  __typename?: 'ChangeList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<Change>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the list of changes. */
export type ChangeListFacetsArgs = {
  columns: Array<ChangeColumn>;
};

/** One step of a sort of the list of changes. */
export type ChangeOrder = {
  /** The column. */
  column: ChangeColumn;
  /** Direction. */
  direction?: Direction;
};

/** What a change was made to. */
export type ChangeSubject =
  /** Sign-ins of past months, by retention. */
  | 'ATTENDANCE'
  /** A device key. */
  | 'DEVICE_KEY'
  /** A public holiday. */
  | 'HOLIDAY'
  /** A leave. */
  | 'LEAVE'
  /** A letter on record: printed, answered or undone. */
  | 'LETTER'
  /** The letterhead of letters. */
  | 'LETTERHEAD'
  /** The rule by which a letter is the first, the second or the final one. */
  | 'LETTER_RULE'
  /** The text of a kind of letter. */
  | 'LETTER_TEXT'
  /** A machine token. */
  | 'MACHINE_TOKEN'
  /** Photos of past months, by retention. */
  | 'PHOTO'
  /** The review of an attendance record's photos: another opinion was asked for. */
  | 'REVIEW'
  /** A shift. */
  | 'SHIFT'
  /** A staff record. */
  | 'STAFF'
  /** Entries of the trail itself, by retention. */
  | 'TRAIL'
  /** A dashboard user. */
  | 'USER'
  /** A reviewer's verdict. */
  | 'VERDICT';

/** A field of a record, before and after a change. */
export type ChangedField = {
  __typename?: 'ChangedField';
  /** Its value after, as text; null where there is none. */
  after?: Maybe<Scalars['String']['output']>;
  /** Its value before, as text: Yes or No for a truth value, a code that identifies the picture for a photo. Null when there was none. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field, as the attendance service spells it. */
  name: Scalars['String']['output'];
};

/** How the later month stands to the earlier one. */
export type ComparedChange =
  /** Less in the later month. */
  | 'BETTER'
  /** Only the earlier month's list names them. */
  | 'GONE'
  /** Only the later month's list names them. */
  | 'NEW'
  /** As many in both. */
  | 'SAME'
  /** More in the later month. */
  | 'WORSE';

/** The days of two months that count. Days are compared whole. */
export type ComparedDays =
  /** All days of both; of a month that runs, those up to today. */
  | 'ALL'
  /** While the later month runs, those up to the same day of the month in both: see `throughDay`. Serial lateness is of whole months all the same, for its threshold is. */
  | 'SAME';

/** A person in two months. */
export type ComparedStaff = {
  __typename?: 'ComparedStaff';
  /** How they stand to each other; null when one of them is not known. */
  change?: Maybe<ComparedChange>;
  /** Later less earlier; null when it is not known whether it is more or less. */
  difference?: Maybe<Scalars['Int']['output']>;
  /** Number of the earlier month; null when that could not be read, and where no more is known than `earlierBelow`. */
  earlier?: Maybe<Scalars['Int']['output']>;
  /** The number is smaller than this: the serial lateness report of the earlier month does not name the person, so their late days are fewer than the threshold of their shift, or than the highest threshold where their shift is not known. Null where the number is known, or nothing is. */
  earlierBelow?: Maybe<Scalars['Int']['output']>;
  /** Whether the true difference may be larger than `difference`, upwards where it is positive and downwards where it is negative. */
  isDifferenceAtLeast: Scalars['Boolean']['output'];
  /** Whether the true number may be larger than `earlier`: days of the month could not be read, or late days have no minutes. */
  isEarlierAtLeast: Scalars['Boolean']['output'];
  /** Whether the true number may be larger than `later`. */
  isLaterAtLeast: Scalars['Boolean']['output'];
  /** Stable key: the staff ID, with a number after it where several people have had it. */
  key: Scalars['ID']['output'];
  /** Number of the later month; null when that could not be read, and where no more is known than `laterBelow`. */
  later?: Maybe<Scalars['Int']['output']>;
  /** The same of the later month. */
  laterBelow?: Maybe<Scalars['Int']['output']>;
  /** Staff member, as the later month's list has them; as the earlier one's for who is in that alone. */
  staff: StaffSummary;
};

/** Columns of compared people, in table order. */
export type ComparedStaffColumn =
  /** New, Gone, Worse, Better or Same; empty when it is not known. */
  | 'CHANGE'
  /** Department. */
  | 'DEPARTMENT'
  /** Later less earlier, `at least +6` where no more is known; empty when not known. */
  | 'DIFFERENCE'
  /** District. */
  | 'DISTRICT'
  /** Number of the earlier month, `<3` or `at least 3` where no more is known; empty when not known. */
  | 'EARLIER'
  /** Number of the later month, likewise. */
  | 'LATER'
  /** Full name. */
  | 'NAME'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of compared people, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type ComparedStaffCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<ComparedStaffCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<ComparedStaffCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<ComparedStaffColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<ComparedStaffCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of compared people. */
export type ComparedStaffList = {
  __typename?: 'ComparedStaffList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** How many days of the earlier month have been read, with late minutes; null for other measures, which are one list. */
  earlierCoverage?: Maybe<Coverage>;
  /** The calls behind the earlier month, those of days as one. */
  earlierSources: Array<Source>;
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The same of the later month. */
  laterCoverage?: Maybe<Coverage>;
  /** The calls behind the later month, those of days as one. */
  laterSources: Array<Source>;
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  nodes: Array<ComparedStaff>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Last day of the month that counts in both months, with `days: SAME`; null for whole months. */
  throughDay?: Maybe<Scalars['Int']['output']>;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
  /** Late days without minutes, for their shift is not known; 0 for other measures. */
  withoutRule: Scalars['Int']['output'];
  /** Rows of both months without a staff record: they are of nobody, and not compared. Of late minutes always 0. */
  withoutStaff: Scalars['Int']['output'];
};


/** A page of compared people. */
export type ComparedStaffListFacetsArgs = {
  columns: Array<ComparedStaffColumn>;
};

/** One step of a sort of compared people. */
export type ComparedStaffOrder = {
  /** The column. */
  column: ComparedStaffColumn;
  /** Direction. */
  direction?: Direction;
};

/** What of two months is compared. More is worse. */
export type ComparisonMeasure =
  /** Absent days. */
  | 'ABSENCE'
  /** Minutes after the start of the shift of all late days. A late day whose shift is not known has none: see `withoutRule`. */
  | 'LATE_MINUTES'
  /** Late days of the serially late. Who is not on a month's report has fewer late days than the shift's threshold, but maybe some: see `earlierBelow`. */
  | 'SERIAL_LATENESS';

/** Result of a write that succeeded, with the written record as upstream has it now. The record is read again when one of the fields below is requested; it is null when that read fails, although the write is done. */
export type Confirmation = {
  __typename?: 'Confirmation';
  /** The holiday that addHoliday added; null for other mutations. */
  holiday?: Maybe<Holiday>;
  /** Upstream's id of what was created, changed or deleted; of a holiday its day. Read where upstream does not answer it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The leave that addLeave or updateLeave wrote; null for other mutations. */
  leave?: Maybe<Leave>;
  /** Upstream's words about it, for people. */
  message: Scalars['String']['output'];
  /** The record's review after recordVerdict, withdrawVerdict or askSecondOpinion; null for other mutations. */
  review?: Maybe<Review>;
  /** The shift that createShift or updateShift wrote; null for other mutations. */
  shift?: Maybe<Shift>;
  /** The call that read the written record. When the record's field is null although the mutation wrote one, `code` and `message` say why. Null when there is nothing to read. */
  source?: Maybe<Source>;
  /** The staff record that createStaff or updateStaff wrote; null for other mutations. */
  staffMember?: Maybe<StaffMember>;
  /** The user that createUser, updateUser or resetUserPassword wrote; null for other mutations. */
  user?: Maybe<User>;
};

/** A number of the dashboard. */
export type Count = {
  __typename?: 'Count';
  /** Days behind the rows: the late days of the serially late, which are the rows of `serialLatenessDays`. Null for all other numbers, and like `withoutStaff`. */
  days?: Maybe<Scalars['Int']['output']>;
  /** Distinct staff IDs among those rows, without the rows of nobody; null when the call did not answer them. */
  distinctStaff?: Maybe<Scalars['Int']['output']>;
  /** Rows of the list behind it; null when the call did not answer them. */
  rows?: Maybe<Scalars['Int']['output']>;
  /** Where the number comes from. */
  source: Source;
  /** Rows without a staff record: they are of nobody. Null when the call did not answer them, and where the service counts the list itself. */
  withoutStaff?: Maybe<Scalars['Int']['output']>;
};

/** How many of the days that an answer needs have been read so far. If the service gives its lists no versions, past days are read in the background: ask again later for more of them. */
export type Coverage = {
  __typename?: 'Coverage';
  /** Days that the answer rests on when it is whole. */
  daysAsked: Scalars['Int']['output'];
  /** Those of them that it rests on now. */
  daysRead: Scalars['Int']['output'];
  /** Whether missing days are being read now; false when all have been read or the rest could not be. */
  isLearning: Scalars['Boolean']['output'];
};

/** Values of a new device key. */
export type CreateDeviceKeyInput = {
  /** Which device has it, 1 to 256 characters. */
  name: Scalars['String']['input'];
  /** Service centre of the device; when left out, it may record for any. */
  serviceCentre?: InputMaybe<Scalars['String']['input']>;
};

/** Values of a new machine token. */
export type CreateMachineTokenInput = {
  /** Days until it ends, 1 to 366. */
  days: Scalars['Int']['input'];
  /** Whether it runs no mutation. */
  isReadOnly?: Scalars['Boolean']['input'];
  /** What it is for, 1 to 256 characters. */
  name: Scalars['String']['input'];
  /** Fields of Query and Mutation that the token may use, 1 to 100, as `capabilities { operations { field } }` names them; all of its role when left out. */
  operations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Role, at most that of whoever makes it. */
  role: Role;
};

/** Values of a new shift. */
export type CreateShiftInput = {
  /** End, HH:MM or HH:MM:SS. */
  endTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** Clock time after the start, or a grace duration at or before it, HH:MM or HH:MM:SS. */
  latenessThreshold?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Late days in a month that make serial lateness, 1 to 10. */
  serialLatenessThreshold: Scalars['Int']['input'];
  /** Start, HH:MM or HH:MM:SS. */
  startTime: Scalars['TimeOfDay']['input'];
};

/** Values of a new staff record. Texts are at most 256 characters. */
export type CreateStaffInput = {
  /** Department. */
  department: Scalars['String']['input'];
  /** District of the staff record. */
  district: Scalars['String']['input'];
  /** Reference photo: PNG or JPEG by content, at most 8 MiB; metadata is removed. */
  image: Scalars['Upload']['input'];
  /** Full name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Service centre of the staff record. */
  serviceCentre: Scalars['String']['input'];
  /** Upstream's id of the shift. */
  shift: Scalars['ID']['input'];
  /** Staff ID as text, at most 64 characters; unique; leading zeros are kept. */
  staffID: Scalars['String']['input'];
  /** Organisational unit. */
  unit: Scalars['String']['input'];
};

/** Values of a new dashboard user. Texts are at most 256 characters. */
export type CreateUserInput = {
  /** District. */
  district: Scalars['String']['input'];
  /** Email address, at most 254 characters; unique among users. */
  email: Scalars['String']['input'];
  /** MAC address of the user's device. */
  macAddress?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Role. */
  role: Role;
  /** Service centre. */
  serviceCentre: Scalars['String']['input'];
};

/** A credential that was made. */
export type CreatedCredential = {
  __typename?: 'CreatedCredential';
  /** Upstream's id of it, to revoke it by. */
  id: Scalars['ID']['output'];
  /** Upstream's words about it, for people. */
  message: Scalars['String']['output'];
  /** The credential itself. Only this answer shows it: the service stores only its hash. Null when the mutation is repeated with its idempotency key. */
  secret?: Maybe<Scalars['String']['output']>;
};

/** One fact that explains a reason. Which fields it has depends on its kind. */
export type DayFact = {
  __typename?: 'DayFact';
  /** An instant. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** How many. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Days, ascending; empty where the kind has none. */
  days: Array<Scalars['Date']['output']>;
  /** What it is about. */
  kind: DayFactKind;
  /** Name of a shift, a place or a service centre, or a kind of leave; null when the kind has none or the place is unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /** Out of how many. */
  of?: Maybe<Scalars['Int']['output']>;
  /** A time of day. */
  time?: Maybe<Scalars['TimeOfDay']['output']>;
  /** The values of each of `days`, in their order; empty when the kind has none. */
  usual: Array<Scalars['Int']['output']>;
};

/** What a fact of a person's day is about. */
export type DayFactKind =
  /** Sign-ins at the service centre `name`: `count` on this day; `usual` on `days`. */
  | 'CENTRE_DAY'
  /** People expected on this day: `count` of `of` were there; `days` are the same weekdays before, with `usual` people there. */
  | 'COMPANY_DAY'
  /** The shift as `name`, and the time of day after which its people are late as `time`. */
  | 'LATE_AFTER'
  /** A leave: its kind as `name`, its first and last day as `days`. */
  | 'LEAVE'
  /** The absent list names them. */
  | 'LISTED_ABSENT'
  /** The lateness list names the person; `count` is the minutes after the shift's start. */
  | 'LISTED_LATE'
  /** Nobody of the shift `name`, or where it is null the person, was ever there on `days`, though the absent list named them. */
  | 'NEVER_CAME'
  /** The days of the last four weeks in `days` could not be used: their lists could not be read, or are empty. */
  | 'NOT_LEARNED'
  /** The day stays unexplained: the service centre `name` has no records before the day in `days`. When `name` is null, nobody signed in on the day or around the same weekdays before; `days` are those of them that are still to be read. */
  | 'NO_RECORDS'
  /** They signed in on the day that `days` holds for the shift `name`, which lasts 24 hours: until it starts again on this day. */
  | 'OFF_DUTY'
  /** Of `days`, on which the person was on the register, they were there or listed as absent on `count`. */
  | 'OWN_WEEKDAY'
  /** The service has the day as a public holiday with this `name`. */
  | 'PUBLIC_HOLIDAY'
  /** Registered on the day that `days` holds. */
  | 'REGISTERED'
  /** People of the shift `name` who were there or listed as absent on `days`: `count` of `of`, each person once a day. */
  | 'SHIFT_WEEKDAY'
  /** First sign-in of the shift day: `at`, and the place as `name`. */
  | 'SIGNED_IN'
  /** Last sign-out of the shift day: `at`, and the place as `name`. */
  | 'SIGNED_OUT';

/** Which number of a date such as 05/12/2026 is the day. */
export type DayOrder =
  /** Day/month/year: 5 December. */
  | 'DAY_FIRST'
  /** Month/day/year: 12 May. */
  | 'MONTH_FIRST';

/** Reason of a person's day. Each person on the register has exactly one for each day, so the counts of the reasons add up to the register. */
export type DayReason =
  /** Listed as absent, with no sign-in or sign-out on the shift day, and nothing else explains it. */
  | 'ABSENT'
  /** Not there: their shift does not work on that weekday, as the four before show; or they themselves do not, where too few share the shift to show it. They are not listed either, unless the service lists everybody on such days. Also the day after a shift of 24 hours, which lasts until the next one starts. */
  | 'DAY_OFF'
  /** Not there on a day that the service's extension holidays has as a public holiday, or when the company did not work, although it usually works on that weekday. */
  | 'HOLIDAY'
  /** Registered after that day, and no list names them up to it. */
  | 'NEW'
  /** Not there, and not late yet: the shift's threshold has not passed. */
  | 'NOT_DUE_YET'
  /** Neither present nor listed, and without a shift, so it is unknown whether they had to be there. */
  | 'NO_SHIFT'
  /** Not there, and on leave, as the service's extension leave has it, on a day on which they would have worked: days off and holidays within a leave stay what they are. Who signs in or out on leave has the reason of that, and the leave in `onLeave`. */
  | 'ON_LEAVE'
  /** Not there, and their service centre has no sign-ins although it always has some and other centres have theirs: most likely a device failed. */
  | 'OUTAGE'
  /** Signed in on the shift day, and is not listed as late. */
  | 'PRESENT'
  /** Signed in on the shift day, and is listed as late. */
  | 'PRESENT_LATE'
  /** A sign-out of the shift day without a sign-in. */
  | 'SIGNED_OUT_ONLY'
  /** Not there, and no reason was found. This includes people whom the service lists as absent before it had any records of the company or of their service centre: see the fact NO_RECORDS. */
  | 'UNEXPLAINED';

/** How many people a day has with a reason. */
export type DayReasonCount = {
  __typename?: 'DayReasonCount';
  /** The letter that stands for it. */
  mark: Scalars['String']['output'];
  /** People. */
  people: Scalars['Int']['output'];
  /** The reason. */
  reason: DayReason;
};

/** Why nothing can be said of a day. */
export type DayUnknown =
  /** The person was not on the register, as far as is known. */
  | 'NOT_REGISTERED'
  /** Nothing is recorded on it, nor on the same weekdays before, or their service centre has its first record later: the service may not have been in use yet. */
  | 'NO_RECORDS'
  /** It is still to come. */
  | 'TO_COME'
  /** One of its lists could not be read, or is still being read: see `sources` and `coverage`. */
  | 'UNREAD';

/** A key with which a device sends sign-ins and sign-outs, and nothing else. Needs the extension intake. */
export type DeviceKey = {
  __typename?: 'DeviceKey';
  /** When it was made; null when the reply lacks it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Upstream's id of the key. */
  id: Scalars['ID']['output'];
  /** Which device has it. */
  name: Scalars['String']['output'];
  /** When it was revoked; null while it is not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Service centre of the device; an empty string when it may record for any. */
  serviceCentre: Scalars['String']['output'];
};

/** Columns of the device key list, in table order. */
export type DeviceKeyColumn =
  /** Day of creation, YYYY-MM-DD. */
  | 'CREATED_ON'
  /** Yes or No. */
  | 'IS_REVOKED'
  /** Which device has the key. */
  | 'NAME'
  /** The one service centre that the device records for, or Any. */
  | 'SERVICE_CENTRE';

/** A condition on one column of the device key list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type DeviceKeyCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<DeviceKeyCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<DeviceKeyCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<DeviceKeyColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<DeviceKeyCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the device key list. */
export type DeviceKeyList = {
  __typename?: 'DeviceKeyList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<DeviceKey>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the device key list. */
export type DeviceKeyListFacetsArgs = {
  columns: Array<DeviceKeyColumn>;
};

/** One step of a sort of the device key list. */
export type DeviceKeyOrder = {
  /** The column. */
  column: DeviceKeyColumn;
  /** Direction. */
  direction?: Direction;
};

/** What is known of a device today. */
export type DeviceState =
  /** It usually sends on such a day, and not before now. */
  | 'NOT_DUE'
  /** It seldom sends on such a weekday, is new, or today is a public holiday. */
  | 'NOT_EXPECTED'
  /** It has sent records today. */
  | 'SENDING'
  /** Its usual start passed 15 minutes ago, and it has sent nothing today. */
  | 'SILENT';

/** Of whom a morning mail tells. */
export type DigestScope =
  /** Of all districts. */
  | 'ALL'
  /** Of the district of the user. */
  | 'DISTRICT'
  /** Of nobody: no mail is sent. */
  | 'NONE';

/** Direction of a sort. */
export type Direction =
  /** Smallest, earliest or first in the alphabet at the top. */
  | 'ASC'
  /** Largest, latest or last in the alphabet at the top. */
  | 'DESC';

/** A district and its service centres. */
export type DistrictCentres = {
  __typename?: 'DistrictCentres';
  /** Service centres, by name. */
  centres: Array<Scalars['String']['output']>;
  /** District. */
  district: Scalars['String']['output'];
};

/** Something that the attendance service has beyond what all have. */
export type Extension = {
  __typename?: 'Extension';
  /** Name, as `@extension` of the schema has it; left marks no field, but says what deleteStaff leaves. */
  name: Scalars['String']['output'];
  /** Version of its calls, from 1. */
  version: Scalars['Int']['output'];
};

/** Values of one column with how often each occurs among the rows that pass the search and every condition but those about that column alone. */
export type Facet = {
  __typename?: 'Facet';
  /** The column, as its enum value is spelled. */
  column: Scalars['String']['output'];
  /** At most 500 values, most frequent first, then by name. */
  values: Array<FacetValue>;
};

/** One value of a facet. */
export type FacetValue = {
  __typename?: 'FacetValue';
  /** Number of rows that have it. */
  count: Scalars['Int']['output'];
  /** The value as the table shows it; an empty string stands for rows without one. */
  value: Scalars['String']['output'];
};

/** One thing to check in an attendance record, with what it is based on. Which fields it has depends on its kind. */
export type Finding = {
  __typename?: 'Finding';
  /** For SAME_FIX, how many records have the position, each person counted once a day; else null. */
  count?: Maybe<Scalars['Int']['output']>;
  /** For AWAY, metres from the usual place; for TRAVEL, metres from the other record; else null. */
  distance?: Maybe<Scalars['Int']['output']>;
  /** What it rests on, in one sentence. */
  evidence: Scalars['String']['output'];
  /** What it is. */
  kind: FindingKind;
  /** For SAME_PICTURE and REFERENCE_SHARED, the other photos that show it, at most ten, the most similar first; empty for other kinds. */
  photos: Array<FindingPhoto>;
  /** The other records that show it, at most ten, the nearest in time first; empty when the kind has none. */
  records: Array<FindingRecord>;
  /** The place that it is compared with, of AWAY; else null. */
  usualPlace?: Maybe<UsualPlace>;
};

/** What should be checked in an attendance record. A finding does not say that anybody did wrong. docs/evidence.md says what each is based on, what it misses and how often it is right. */
export type FindingKind =
  /** More than two kilometres from the person's usual place. */
  | 'AWAY'
  /** A record that is marked as recognised and has no photo. */
  | 'RECOGNISED_WITHOUT_PHOTO'
  /** A record with a photo, and no reference photo to compare it with. */
  | 'REFERENCE_MISSING'
  /** Another person of the same list has the same reference photo. Known once the photos have been compared. */
  | 'REFERENCE_SHARED'
  /** A reference photo whose shorter side has fewer than 120 pixels. Known once the photos have been compared. */
  | 'REFERENCE_TINY'
  /** The same position, to the last digit, in records of several people or days: three or more times within 28 days. */
  | 'SAME_FIX'
  /** The photo was sent again: it is the picture of another record or of a reference photo, unchanged or altered. Known once the photos of one day's list or one person's month have been compared (`photoFindings`). */
  | 'SAME_PICTURE'
  /** Another record of the person is too far away to be reached in the time between the two. */
  | 'TRAVEL';

/** Another photo that is the same picture. */
export type FindingPhoto = {
  __typename?: 'FindingPhoto';
  /** When the record was made; null for a reference photo, and where upstream's value is not a date. */
  attendanceDate?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is their reference photo. */
  isReference: Scalars['Boolean']['output'];
  /** How alike the edges of both are, 1 for equal ones. */
  likeness: Scalars['Float']['output'];
  /** Signed in or out; null for a reference photo. */
  mode?: Maybe<AttendanceMode>;
  /** Their name, as upstream embeds it. */
  name: Scalars['String']['output'];
  /** The photo. */
  photo: Photo;
  /** Whose record or reference photo it is. */
  staffID: Scalars['String']['output'];
};

/** Another attendance record that a finding rests on. */
export type FindingRecord = {
  __typename?: 'FindingRecord';
  /** When it happened. */
  attendanceDate: Scalars['DateTime']['output'];
  /** Position of the phone. */
  latitude: Scalars['Latitude']['output'];
  /** Position of the phone. */
  longitude: Scalars['Longitude']['output'];
  /** Signed in or out. */
  mode: AttendanceMode;
  /** Name on the register; an empty string for who is no longer on it. */
  name: Scalars['String']['output'];
  /** Whose it is. */
  staffID: Scalars['String']['output'];
};

/** People found by name or staff ID. */
export type FoundStaff = {
  __typename?: 'FoundStaff';
  /** Best matches first: the staff ID itself, IDs that begin with the search, names in which each word of the search begins a word, then all others; equal matches by name. Each staff ID once. */
  nodes: Array<StaffSummary>;
  /** Number of all staff IDs that match, including those beyond `first`. */
  totalCount: Scalars['Int']['output'];
};

/** A public holiday: nobody is absent on its day. */
export type Holiday = {
  __typename?: 'Holiday';
  /** The day. */
  date: Scalars['Date']['output'];
  /** Name; an empty string when missing. */
  name: Scalars['String']['output'];
};

/** Columns of the holiday list, in table order. */
export type HolidayColumn =
  /** The day, YYYY-MM-DD. */
  | 'DATE'
  /** Name of the holiday. */
  | 'NAME';

/** A condition on one column of the holiday list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type HolidayCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<HolidayCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<HolidayCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<HolidayColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<HolidayCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the holiday list. */
export type HolidayList = {
  __typename?: 'HolidayList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<Holiday>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the holiday list. */
export type HolidayListFacetsArgs = {
  columns: Array<HolidayColumn>;
};

/** One step of a sort of the holiday list. */
export type HolidayOrder = {
  /** The column. */
  column: HolidayColumn;
  /** Direction. */
  direction?: Direction;
};

/** What the hours of some shift days come to. */
export type HoursSum = {
  __typename?: 'HoursSum';
  /** Days with a sign-in and a later sign-out. The hours are those of these days. */
  daysCounted: Scalars['Int']['output'];
  /** Days with a sign-in. */
  daysSignedIn: Scalars['Int']['output'];
  /** Whole minutes from the first sign-in to the last sign-out of each counted day, by the time that really passed. No break is taken off. */
  minutesWorked: Scalars['Int']['output'];
  /** Days with a sign-out and no sign-in. */
  noSignIn: Scalars['Int']['output'];
  /** Days with a sign-in and no later sign-out, once the day is over. */
  noSignOut: Scalars['Int']['output'];
  /** Whole minutes beyond the shift's length, summed up over the counted days; null where one of them has no shift with a known start and end. */
  overtime?: Maybe<Scalars['Int']['output']>;
};

/** Somebody who was given a record to judge: until then nobody else is. */
export type Judging = {
  __typename?: 'Judging';
  /** When the record is given to others again. */
  until: Scalars['DateTime']['output'];
  /** Upstream's id of the user, of a program that of its machine token. */
  userID: Scalars['ID']['output'];
  /** Email address of the user; for a program with the name of its token. */
  who: Scalars['String']['output'];
};

/** Columns of the lateness report, in table order. */
export type LatenessColumn =
  /** Instant, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'ATTENDANCE_DATE'
  /** Attendance photo; exported as an address that opens for whoever is signed in. */
  | 'ATTENDANCE_IMAGE'
  /** Signed in or Signed out. */
  | 'ATTENDANCE_MODE'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Yes when the photo was not recognised, else No. */
  | 'FLAG'
  /** Place and coordinates, as in Okpara Avenue (6.4584, 7.5464); what is not known is left out. */
  | 'LOCATION'
  /** Whole minutes between the start of the shift and the sign-in. */
  | 'MINUTES_LATE'
  /** Full name. */
  | 'NAME'
  /** Service centre of the record. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of the lateness report, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type LatenessCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<LatenessCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<LatenessCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<LatenessColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of ATTENDANCE_DATE. */
  fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<LatenessCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the lateness report. */
export type LatenessList = {
  __typename?: 'LatenessList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<LatenessRecord>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the lateness report. */
export type LatenessListFacetsArgs = {
  columns: Array<LatenessColumn>;
};

/** One step of a sort of the lateness report. */
export type LatenessOrder = {
  /** The column. */
  column: LatenessColumn;
  /** Direction. */
  direction?: Direction;
};

/** One late sign-in. */
export type LatenessRecord = {
  __typename?: 'LatenessRecord';
  /** When it happened; null when upstream's value is not a date. */
  attendanceDate?: Maybe<Scalars['DateTime']['output']>;
  /** Address of the attendance photo as upstream gives it; an empty string when there is none. */
  imageURL: Scalars['String']['output'];
  /** Whether the photo was recognised; null when it was not checked. */
  isImageRecognised?: Maybe<Scalars['Boolean']['output']>;
  /** Stable key made of staff ID, mode and instant, with a number after it where these repeat. */
  key: Scalars['ID']['output'];
  /** Position of the phone; null when missing or out of range. */
  latitude?: Maybe<Scalars['Latitude']['output']>;
  /** Name of the place as upstream gives it; an empty string when missing. */
  location: Scalars['String']['output'];
  /** Position of the phone; null when missing or out of range. */
  longitude?: Maybe<Scalars['Longitude']['output']>;
  /** Whole minutes after the shift's start on the wall clock, 0 to 1079: a shift's day begins six hours before its start. Null when not computable, and for a later row of a person whom the list names twice: their first sign-in counts. */
  minutesLate?: Maybe<Scalars['Int']['output']>;
  /** Signed in or out; SIGNED_IN when the reply lacks it. */
  mode: AttendanceMode;
  /** Attendance photo; null when the record has none. */
  photo?: Maybe<Photo>;
  /** Service centre of the record; the staff member's where the record has none. */
  serviceCentre: Scalars['String']['output'];
  /** Why the row counts as late, from the staff member's shift; null when the reply does not name the shift, or the shift cannot be read. */
  shift?: Maybe<LatenessShift>;
  /** Staff member as upstream embeds it. */
  staff: StaffSummary;
};

/** The rule of a shift that decided over a late sign-in. */
export type LatenessShift = {
  __typename?: 'LatenessShift';
  /** Upstream's id of the shift. */
  id: Scalars['ID']['output'];
  /** Time of day after which a sign-in is late; a threshold at or before the start is read as a grace duration. */
  lateAfter: Scalars['TimeOfDay']['output'];
  /** Name of the shift. */
  name: Scalars['String']['output'];
  /** Start of the shift. */
  startTime: Scalars['TimeOfDay']['output'];
};

/** Days on which somebody is on leave. No two leaves of a person share a day. */
export type Leave = {
  __typename?: 'Leave';
  /** When it was entered; null when not known. */
  enteredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the person who entered it. */
  enteredBy: Scalars['String']['output'];
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The service's id. */
  id: Scalars['ID']['output'];
  /** Kind of leave. */
  kind: LeaveKind;
  /** Note of who entered it; an empty string without one. Null for the role USER, which may not read notes. */
  note?: Maybe<Scalars['String']['output']>;
  /** Staff member, as their last record has them. */
  staff: StaffSummary;
  /** The last day. */
  to: Scalars['Date']['output'];
};

/** A sheet of leaves, checked and, unless it was a dry run, sent. */
export type LeaveBatch = {
  __typename?: 'LeaveBatch';
  /** Whether rows were sent to upstream. */
  isSent: Scalars['Boolean']['output'];
  /** What upstream said; null when nothing was sent. */
  message?: Maybe<Scalars['String']['output']>;
  /** Rows of the first sheet in its order; blank rows are left out. */
  rows: Array<LeaveBatchRow>;
  /** What was read of the file. */
  sheet: StaffSheet;
  /** Rows by outcome. */
  totals: LeaveBatchTotals;
};

/** A row of a sheet of leaves. */
export type LeaveBatchRow = {
  __typename?: 'LeaveBatchRow';
  /** Cell of the number of days. */
  days: Scalars['String']['output'];
  /** Cell of the first day. */
  from: Scalars['String']['output'];
  /** Cell that marks a half day. */
  halfDay: Scalars['String']['output'];
  /** Cell of the kind of leave. */
  kind: Scalars['String']['output'];
  /** The leave that the row says, with its days and kind as they were read; null where it says none. */
  leave?: Maybe<LeaveOfDay>;
  /** Line of the spreadsheet. */
  line: Scalars['Int']['output'];
  /** Name on the register of who has the staff ID; an empty string where nobody has. */
  name: Scalars['String']['output'];
  /** Cell of the note. */
  note: Scalars['String']['output'];
  /** What becomes of it. */
  outcome: LeaveRowOutcome;
  /** What is wrong with it. Reasons are REQUIRED_MISSING, STAFF_UNKNOWN, DAY_UNREADABLE, DAY_AMBIGUOUS, DAY_FAR, DAYS_REVERSED, DAYS_SHARED, FORMER_HOLDER, HALF_DAY, KIND_OTHER, KIND_UNKNOWN, NOT_APPROVED, ROW_HIDDEN, SPREADSHEET_ERROR, FORMULA_WITHOUT_RESULT and TOO_LONG; further ones may come. */
  problems: Array<BatchProblem>;
  /** Cell of the staff ID; an empty string when it is blank, as in the others. */
  staffID: Scalars['String']['output'];
  /** Cell of the status; only approved leaves are stored. */
  status: Scalars['String']['output'];
  /** Cell of the last day. */
  to: Scalars['String']['output'];
};

/** Rows of a sheet of leaves by outcome. */
export type LeaveBatchTotals = {
  __typename?: 'LeaveBatchTotals';
  /** Rows with outcome EXISTS. */
  exists: Scalars['Int']['output'];
  /** Rows with outcome FAULTY. */
  faulty: Scalars['Int']['output'];
  /** Rows with outcome NEW. */
  new: Scalars['Int']['output'];
};

/** Changes of a leave: fields that are left out stay. */
export type LeaveChanges = {
  /** The first day. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Kind of leave. */
  kind?: InputMaybe<LeaveKind>;
  /** Note, 500 characters at most; an empty text removes it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The last day. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** Columns of the leaves, in table order. */
export type LeaveColumn =
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** When it was entered, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'ENTERED_AT'
  /** Email address of the person who entered it. */
  | 'ENTERED_BY'
  /** The first day of the leave. */
  | 'FROM'
  /** Kind of leave: Annual, Sick, Maternity, Study, Official duty, Suspended, Other. */
  | 'KIND'
  /** Full name. */
  | 'NAME'
  /** Note of who entered it; empty for the role USER, which may not read it. */
  | 'NOTE'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID'
  /** The last day of the leave. */
  | 'TO';

/** A condition on one column of the leaves, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type LeaveCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<LeaveCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<LeaveCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<LeaveColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of ENTERED_AT. */
  fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<LeaveCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A new leave. */
export type LeaveInput = {
  /** The first day. */
  from: Scalars['Date']['input'];
  /** Kind of leave. */
  kind: LeaveKind;
  /** Note, 500 characters at most. Only ADMIN and MANAGEMENT read it; the Change Log says that it changed, and not what it is. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Staff ID of somebody on the register, 1 to 64 characters. */
  staffID: Scalars['String']['input'];
  /** The last day; 1100 days of leave at most. */
  to: Scalars['Date']['input'];
};

/** Kind of leave. */
export type LeaveKind =
  /** Annual leave. */
  | 'ANNUAL'
  /** Maternity leave. */
  | 'MATERNITY'
  /** Official duty elsewhere. */
  | 'OFFICIAL_DUTY'
  /** Any other leave. */
  | 'OTHER'
  /** Sick leave. */
  | 'SICK'
  /** Study leave. */
  | 'STUDY'
  /** Suspended from duty. */
  | 'SUSPENDED';

/** A page of the leaves. */
export type LeaveList = {
  __typename?: 'LeaveList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<Leave>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the leaves. */
export type LeaveListFacetsArgs = {
  columns: Array<LeaveColumn>;
};

/** The leave of somebody on a day. */
export type LeaveOfDay = {
  __typename?: 'LeaveOfDay';
  /** The first day of the leave. */
  from: Scalars['Date']['output'];
  /** Kind of leave. */
  kind: LeaveKind;
  /** The last day of the leave. */
  to: Scalars['Date']['output'];
};

/** One step of a sort of the leaves. */
export type LeaveOrder = {
  /** The column. */
  column: LeaveColumn;
  /** Direction. */
  direction?: Direction;
};

/** What becomes of a row of a sheet of leaves. */
export type LeaveRowOutcome =
  /** The person has a leave of the same days and kind: it is left as it is. */
  | 'EXISTS'
  /** The row has a problem. It is not stored. */
  | 'FAULTY'
  /** The leave is new: it is stored. */
  | 'NEW';

/** A letter to one person, ready to print: the company's text with the person's facts. Plain text. */
export type Letter = {
  __typename?: 'Letter';
  /** Date of the letter: the gateway's day now. */
  date: Scalars['Date']['output'];
  /** The days, ascending. */
  days: Array<LetterDay>;
  /** Stable key: that of the person's row. */
  key: Scalars['ID']['output'];
  /** Paragraphs, in order. A paragraph that needs an unknown fact, such as the rule of an unknown shift, is left out. */
  paragraphs: Array<Scalars['String']['output']>;
  /** What is on record of earlier letters; null where the service has no extension letters. */
  record?: Maybe<LetterRecord>;
  /** Reference: LATE or ABS, the month and the staff ID, such as LATE/2026-11/00123; with a number behind it where somebody else who had the staff ID has that reference. A letter keeps its reference each time it is printed. */
  reference: Scalars['String']['output'];
  /** Who signs, a line each. */
  signatures: Array<Scalars['String']['output']>;
  /** Who it is to. */
  staff: StaffSummary;
  /** Subject; the built-in one where the text of the company names a fact that is unknown. */
  title: Scalars['String']['output'];
};

/** A day that a letter lists. */
export type LetterDay = {
  __typename?: 'LetterDay';
  /** The late or absent day. */
  date: Scalars['Date']['output'];
  /** Whole minutes after the start of the shift of that day; null where the time or the shift is not known. */
  minutesLate?: Maybe<Scalars['Int']['output']>;
  /** First sign-in of a late day; null for an absent day, and when the day's lists have no time or could not be read. */
  signedInAt?: Maybe<Scalars['TimeOfDay']['output']>;
};

/** A kind of letter. */
export type LetterKind =
  /** To the absent. */
  | 'ABSENCE'
  /** To the serially late. */
  | 'LATENESS';

/** Where the text of letters, or the letterhead, comes from. */
export type LetterOrigin =
  /** The file that the setting LETTERS_FILE names. */
  | 'FILE'
  /** Built in. */
  | 'STANDARD'
  /** The attendance service keeps it: an administrator has saved it. */
  | 'STORED';

/** Letters to the people of a page, in its order. */
export type LetterPack = {
  __typename?: 'LetterPack';
  /** What stands at the head and foot of each. */
  letterhead: Letterhead;
  /** One letter for each row that has a staff record. */
  letters: Array<Letter>;
  /** The calls that give times and rules: one for the lateness of all days, one for their sign-ins, one for the shifts; empty for absence. When one failed, the letters lack times or rules. */
  sources: Array<Source>;
  /** Late days in these letters without a time: it could not be read. */
  withoutTime: Scalars['Int']['output'];
};

/** What is on record of earlier letters of the kind to the person. Undone ones count for nothing. */
export type LetterRecord = {
  __typename?: 'LetterRecord';
  /** The last letters for other days, at most 3, the last one first. */
  earlier: Array<RecordedLetter>;
  /** Letters for some of the same days, at most 10, the last one first: whoever has one has this letter already. */
  known: Array<RecordedLetter>;
  /** Which warning the letter is: one step graver than the gravest of those of the last months; the rule says how many months. Letters whose days have all become leave count for nothing. Letters for the same days are one letter with it. */
  step: LetterStep;
};

/** The rule by which a letter makes the next one graver. */
export type LetterRule = {
  __typename?: 'LetterRule';
  /** For how many months it does, 1 to 24; 6 until it is saved. */
  months: Scalars['Int']['output'];
};

/** Texts and letterhead of letters. */
export type LetterSettings = {
  __typename?: 'LetterSettings';
  /** The letterhead. */
  letterhead: Letterhead;
  /** The text of each kind. */
  texts: Array<LetterText>;
};

/** Which warning a letter is. */
export type LetterStep =
  /** The final warning, and each one after it. */
  | 'FINAL'
  /** The first warning. */
  | 'FIRST'
  /** The second warning. */
  | 'SECOND';

/** The text of a kind of letter. */
export type LetterText = {
  __typename?: 'LetterText';
  /** Text, with names of facts in braces; an empty line ends a paragraph. */
  body: Scalars['String']['output'];
  /** When it was saved; null for what is not stored. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of who saved it last; null for what is not stored. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** The kind. */
  kind: LetterKind;
  /** Where it comes from. */
  origin: LetterOrigin;
  /** Subject, with names of facts in braces. */
  subject: Scalars['String']['output'];
};

/** The text of a kind of letter, to be saved. */
export type LetterTextInput = {
  /** Text, 1 to 6,000 characters, at most 12 paragraphs; an empty line ends a paragraph. Names in braces stand for facts: {name}, {staffID}, {district}, {serviceCentre}, {department}, {month}, {days}, {today}, {reference}, {step}, {company}; for LATENESS also {shift}, {start}, {lateAfter}, {threshold}. Other names are refused. */
  body: Scalars['String']['input'];
  /** The kind. */
  kind: LetterKind;
  /** Subject, 1 to 120 characters. Facts as in the text. */
  subject: Scalars['String']['input'];
};

/** What stands at the head and foot of every letter. */
export type Letterhead = {
  __typename?: 'Letterhead';
  /** Lines of the address. */
  addressLines: Array<Scalars['String']['output']>;
  /** When it was saved; null for what is not stored. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of who saved it last; null for what is not stored. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Name of the company: the saved one, else the setting COMPANY_NAME; an empty string when neither is known. */
  companyName: Scalars['String']['output'];
  /** Logo, a PNG or JPEG picture as an address that begins with data:; null for none. */
  logo?: Maybe<Scalars['String']['output']>;
  /** Where it comes from. */
  origin: LetterOrigin;
  /** Name of who signs; an empty string for none. */
  signatoryName: Scalars['String']['output'];
  /** Title of who signs; an empty string for none. */
  signatoryTitle: Scalars['String']['output'];
};

/** The letterhead to save. What is left out is empty from then on, except the logo. */
export type LetterheadInput = {
  /** At most 5 lines of at most 80 characters. */
  addressLines?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the company, at most 80 characters. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Logo, a PNG or JPEG file of at most 1 MiB; when left out, the stored logo stays. */
  logo?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether the stored logo is removed, where no other is given. */
  removeLogo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of who signs, at most 80 characters. */
  signatoryName?: InputMaybe<Scalars['String']['input']>;
  /** Title of who signs, at most 80 characters. */
  signatoryTitle?: InputMaybe<Scalars['String']['input']>;
};

/** What became of printed letters that were to be put on record. */
export type LettersRecorded = {
  __typename?: 'LettersRecorded';
  /** The service's message. */
  message: Scalars['String']['output'];
  /** A verdict for each letter, in order. */
  verdicts: Array<RecordingVerdict>;
};

/** A token with which a program calls the gateway, sent as `Authorization: Bearer` like a session's token. It may do what its role may do, except fields marked `@personal`. It ends on its last day, when it is revoked, or when the user who made it is deactivated. Needs the extension tokens. */
export type MachineToken = {
  __typename?: 'MachineToken';
  /** When it was made; null when the reply lacks it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the user who made it. */
  createdBy: Scalars['String']['output'];
  /** When it ends; null when the reply lacks it. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Upstream's id of the token; it stands in logs as the user. */
  id: Scalars['ID']['output'];
  /** Whether it runs no mutation. */
  isReadOnly: Scalars['Boolean']['output'];
  /** When it was last used, to the minute; null while it has not been. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  name: Scalars['String']['output'];
  /** Fields of Query and Mutation that the token may use, exports of lists included; null for all of its role. */
  operations?: Maybe<Array<Scalars['String']['output']>>;
  /** When it was revoked; null while it is not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Role that the token has now: its own, or the role of the user who made it when that is lower; null when upstream sends another value than the three. */
  role?: Maybe<Role>;
};

/** Columns of the machine token list, in table order. */
export type MachineTokenColumn =
  /** Email address of the user who made it. */
  | 'CREATED_BY'
  /** Day of creation, YYYY-MM-DD. */
  | 'CREATED_ON'
  /** When it ends. */
  | 'EXPIRES_AT'
  /** Yes or No. */
  | 'IS_READ_ONLY'
  /** Yes or No. */
  | 'IS_REVOKED'
  /** When it was last used, to the minute. */
  | 'LAST_USED_AT'
  /** What the token is for. */
  | 'NAME'
  /** Fields of Query and Mutation that it may ask for; All for all of its role. */
  | 'OPERATIONS'
  /** Role in which it acts now: admin, management or user. */
  | 'ROLE';

/** A condition on one column of the machine token list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type MachineTokenCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<MachineTokenCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<MachineTokenCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<MachineTokenColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of EXPIRES_AT, LAST_USED_AT. */
  fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<MachineTokenCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the machine token list. */
export type MachineTokenList = {
  __typename?: 'MachineTokenList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<MachineToken>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the machine token list. */
export type MachineTokenListFacetsArgs = {
  columns: Array<MachineTokenColumn>;
};

/** One step of a sort of the machine token list. */
export type MachineTokenOrder = {
  /** The column. */
  column: MachineTokenColumn;
  /** Direction. */
  direction?: Direction;
};

/** What became of a morning mail. */
export type MailState =
  /** It was tried too often. */
  | 'FAILED'
  /** The mail server refuses the recipient's address for good. */
  | 'REFUSED'
  /** The mail server took it. */
  | 'SENT'
  /** It is being sent, or the mail server did not take it, as when it is away or refuses the sender, and is asked again. */
  | 'WAITING';

/** What a shift day lacks for its hours to be known. */
export type MissingPunch =
  /** There is a sign-out and no sign-in. */
  | 'SIGN_IN'
  /** There is a sign-in and no later sign-out. */
  | 'SIGN_OUT';

/** A day of a person in a month sheet. */
export type MonthDayMark = {
  __typename?: 'MonthDayMark';
  /** The shift day. */
  date: Scalars['Date']['output'];
  /** Its letter; the description of the field `attendanceMonth` explains the letters. */
  mark: Scalars['String']['output'];
  /** Whole minutes after the shift's start; null unless the reason is PRESENT_LATE, and where the shift is not known. */
  minutesLate?: Maybe<Scalars['Int']['output']>;
  /** Why it is as it is; null when not known. */
  reason?: Maybe<DayReason>;
  /** Why it is not known; null when it is. */
  unknown?: Maybe<DayUnknown>;
};

/** What a day of a month sheet comes to. */
export type MonthDayTotal = {
  __typename?: 'MonthDayTotal';
  /** The shift day. */
  date: Scalars['Date']['output'];
  /** People of whom the day is not known. */
  notKnown: Scalars['Int']['output'];
  /** People by reason, in the order of the reasons; reasons that nobody has are left out. */
  reasons: Array<DayReasonCount>;
};

/** What should be checked in a person's sign-ins of a date. */
export type MonthFinding = {
  __typename?: 'MonthFinding';
  /** Calendar date of the sign-ins; a sign-in after midnight has the next date, whatever the shift. */
  date: Scalars['Date']['output'];
  /** What was found in them, each kind once, in the order of FindingKind. */
  kinds: Array<FindingKind>;
};

/** A morning mail. Needs the extension digest. */
export type MorningMail = {
  __typename?: 'MorningMail';
  /** How often it was handed over; null when the reply lacks it. */
  attempts?: Maybe<Scalars['Int']['output']>;
  /** Day of which it tells; null when the reply lacks it. */
  day?: Maybe<Scalars['Date']['output']>;
  /** To whom it goes. */
  email: Scalars['String']['output'];
  /** What the mail server said of a mail that it did not take; an empty string for none. */
  fault: Scalars['String']['output'];
  /** Its person and day. */
  key: Scalars['ID']['output'];
  /** What became of it; null when the reply does not say. */
  state?: Maybe<MailState>;
};

/** When the viewer gets the morning mail, and of whom it tells. Needs the extension digest. */
export type MorningMailChoice = {
  __typename?: 'MorningMailChoice';
  /** Hour of the company's day from which it is sent, 0 to 23. */
  hour: Scalars['Int']['output'];
  /** Of whom it tells; NONE until the viewer has chosen. */
  scope: DigestScope;
  /** Weekdays on which it is sent, Monday 1 to Sunday 7, ascending. None is sent on public holidays. */
  weekdays: Array<Scalars['Int']['output']>;
};

/** Columns of the list of morning mails, in table order. */
export type MorningMailColumn =
  /** How often it was handed over. */
  | 'ATTEMPTS'
  /** Day of which the mail tells, YYYY-MM-DD. */
  | 'DAY'
  /** To whom it goes. */
  | 'EMAIL'
  /** What the mail server said of a mail that it did not take. */
  | 'REASON'
  /** Sent, Tried again later, Refused or Given up. */
  | 'STATE';

/** A condition on one column of the list of morning mails, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type MorningMailCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<MorningMailCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<MorningMailCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<MorningMailColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<MorningMailCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** The choice to save. */
export type MorningMailInput = {
  /** Hour of the company's day, 0 to 23. */
  hour: Scalars['Int']['input'];
  /** Of whom the mail tells. */
  scope: DigestScope;
  /** Weekdays, Monday 1 to Sunday 7, each once. */
  weekdays: Array<Scalars['Int']['input']>;
};

/** A page of the list of morning mails. */
export type MorningMailList = {
  __typename?: 'MorningMailList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<MorningMail>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the list of morning mails. */
export type MorningMailListFacetsArgs = {
  columns: Array<MorningMailColumn>;
};

/** One step of a sort of the list of morning mails. */
export type MorningMailOrder = {
  /** The column. */
  column: MorningMailColumn;
  /** Direction. */
  direction?: Direction;
};

/** What the viewer's morning mail would say now. Needs version 2 of the extension digest. */
export type MorningMailPreview = {
  __typename?: 'MorningMailPreview';
  /** Its subject. */
  subject: Scalars['String']['output'];
  /** Its plain text. */
  text: Scalars['String']['output'];
};

/** A service centre whose records of a day are together at another place than before: the office moved, or spent the day elsewhere. Its people have no finding for it. */
export type MovedCentre = {
  __typename?: 'MovedCentre';
  /** Sign-ins at the centre on this day. */
  count: Scalars['Int']['output'];
  /** The day. */
  date: Scalars['Date']['output'];
  /** Metres from where its records were on the days before. */
  distance: Scalars['Int']['output'];
  /** What it rests on, in one sentence. */
  evidence: Scalars['String']['output'];
  /** Degrees north of where its records are on this day. */
  latitude: Scalars['Latitude']['output'];
  /** Degrees east of where its records are on this day. */
  longitude: Scalars['Longitude']['output'];
  /** Name of the service centre. */
  serviceCentre: Scalars['String']['output'];
};

/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a public holiday; absence on its day is calculated again. Needs the extension holidays. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /holiday/create. */
  addHoliday: Confirmation;
  /** Adds a leave; it is refused where it shares a day with another one of the person. Needs the extension leave. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /leave/create. */
  addLeave: Confirmation;
  /** Asks for the opinion of a person who has not judged the record. The record must have a verdict. Asking again changes nothing until the opinion is given; after that it asks for another one, unless the idempotency key is the same. Needs the extension reviews. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /review/askOpinion. */
  askSecondOpinion: Confirmation;
  /** Changes the caller's own password, which must not be the default one; `message` is the text of upstream's `data`. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /users/resetpassword. */
  changePassword: Confirmation;
  /** Gives the caller the next records to judge: the first of the selection that still need the caller's verdict and that nobody else is judging. Nobody else is given them for two minutes; asking again keeps them longer. A person holds at most 40 records; beyond that the earliest are given to others. Needs the extension reviews. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: GET /attendance/findall, GET /review/findAll, POST /review/claim. */
  claimReviews: ReviewClaims;
  /** Makes a key for a device. Of the extension intake. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /deviceKey/create. */
  createDeviceKey: CreatedCredential;
  /** Makes a machine token. Of the extension tokens. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /machineToken/create. */
  createMachineToken: CreatedCredential;
  /** Creates a shift. Times get `:00` where they lack seconds. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /shift/create. */
  createShift: Confirmation;
  /** Creates a staff record: the photo is uploaded first, and without an address for it nothing is created. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE, IMAGE_UPLOAD_FAILED `Server error while uploading image. Pls Try again!`, PAYLOAD_TOO_LARGE, RATE_LIMITED when too many photos are being prepared. Source: image server, then POST /staff/create. */
  createStaff: Confirmation;
  /** Creates a dashboard user with upstream's default password. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /users/create. */
  createUser: Confirmation;
  /** Deletes a shift that nobody holds. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /shift/destroy/{id}. */
  deleteShift: Confirmation;
  /** Deletes a staff record: from today on the person is in no list. A service with the extension left (`capabilities { extensions }`) leaves past records and reports as they are and lets the staff ID be given again. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /staff/destroy/{id}. */
  deleteStaff: Confirmation;
  /** Checks a spreadsheet of leaves with columns for the staff ID, the first day, the last day, the kind and, if wanted, a note; unless `dryRun`, sends its NEW rows, which are stored all or none. Cells that are dates are read as days; a text with two meanings, such as 03/04/2026, needs `dayOrder`. Rows that a column of the sheet says are not approved, or half a day, are FAULTY. Needs the extension leave. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BATCH_FORMAT_INVALID `The file format is invalid` as importStaff, PAYLOAD_TOO_LARGE, RATE_LIMITED when too many spreadsheets are being read, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: GET /staff/findAll, GET /leave/findAll, POST /leave/create/many. */
  importLeaves: LeaveBatch;
  /** Checks a spreadsheet of staff records and, unless `dryRun`, sends its NEW rows. Shift names become ids. Errors: UNAUTHENTICATED, FORBIDDEN, BATCH_FORMAT_INVALID `The file format is invalid` (not xls, xlsx or csv, damaged, or no staff ID among the column headings; nothing is sent; `extensions.reason` says why in a code word such as PASSWORD, HTML or STAFF_ID_MISSING, `extensions.advice` in sentences for people: the reason and what to do), PAYLOAD_TOO_LARGE, RATE_LIMITED when too many spreadsheets are being read, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: GET /staff/findAll, GET /shift/findAll, POST /staff/create/many. */
  importStaff: StaffBatch;
  /** Notes the reply to a letter that is not undone; without a day and a note the reply is removed. Needs the extension letters. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /letter/reply/{id}. */
  noteLetterReply: Confirmation;
  /** Puts printed letters on record, all or none, at most 200. Send it again when the outcome is unknown: a letter for days that a letter on record has is not put there twice. Needs the extension letters. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /letter/create/many. */
  recordLetters: LettersRecorded;
  /** Records or changes the caller's verdict on an attendance record. A person and their machine tokens share one verdict, and a program cannot change the verdict that the person gave. UPSTREAM_REJECTED when a verdict other than CANNOT_TELL comes without both photos in `seen`, when somebody else has judged the record and no further opinion is asked for, while somebody else is judging it (`extensions.reason` IN_USE), when a photo was replaced since it was shown, and after ten changes of the caller's verdict on the record within a day. Needs the extension reviews. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /review/create. */
  recordVerdict: Confirmation;
  /** Gives back records that the caller was given and will not judge now. Needs the extension reviews. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /review/release. */
  releaseReviews: Confirmation;
  /** Removes the public holiday of a day; absence on the day is calculated again. Needs the extension holidays. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /holiday/destroy/{id}. */
  removeHoliday: Confirmation;
  /** Removes a leave. Needs the extension leave. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /leave/destroy/{id}. */
  removeLeave: Confirmation;
  /** Removes the saved text of a kind of letter; letters then use the text of the file or the built-in one. Needs the extension letter-text. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /letterText/destroy/{id}. */
  removeLetterText: Confirmation;
  /** Gives a user upstream's default password. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /users/resetPassword/default/{id}. */
  resetUserPassword: Confirmation;
  /** Revokes a device key: later requests of the device are refused. Needs the extension intake. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /deviceKey/destroy/{id}. */
  revokeDeviceKey: Confirmation;
  /** Revokes a machine token: its next request is refused at every gateway. Needs the extension tokens. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /machineToken/destroy/{id}. */
  revokeMachineToken: Confirmation;
  /** Saves for how many months a letter makes the next one graver. Needs the extension letters. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /letter/rule. */
  saveLetterRule: Confirmation;
  /** Saves the text that letters of a kind have from then on. Needs the extension letter-text. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /letterText/modify/{id}. */
  saveLetterText: Confirmation;
  /** Saves the letterhead that letters have from then on. Needs the extension letter-text. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, PAYLOAD_TOO_LARGE for a logo of more than 1 MiB, RATE_LIMITED, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /letterhead/modify. */
  saveLetterhead: Confirmation;
  /** Saves the viewer's choice of the morning mail. Needs the extension digest. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /digest/own. */
  saveMorningMail: Confirmation;
  /** Sends the viewer's morning mail as it is now to the viewer, at most five times a minute. Needs version 2 of the extension digest. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT for the scope NONE, UPSTREAM_REJECTED with what the mail server said, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /digest/send. */
  sendMorningMail: Confirmation;
  /** Starts a session. Errors: BAD_USER_INPUT with `extensions.field` for an empty or over-long value, RATE_LIMITED after five wrong passwords for one email within a minute, UPSTREAM_REJECTED with the server's message for a wrong email or password, UPSTREAM_BAD_RESPONSE for any other outcome. Source: POST /users/signin. */
  signIn: SignIn;
  /** Undoes a letter, such as one that was not sent: it stays listed and counts no more. Needs the extension letters. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /letter/undo/{id}. */
  undoLetter: Confirmation;
  /** Changes a leave. Needs the extension leave. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /leave/modify/{id}. */
  updateLeave: Confirmation;
  /** Changes the filled values of a shift. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /shift/modify/{id}. */
  updateShift: Confirmation;
  /** Changes the filled values of a staff record. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE, IMAGE_UPLOAD_FAILED `Image Upload Failed. Try Again Later`, PAYLOAD_TOO_LARGE, RATE_LIMITED when too many photos are being prepared. Source: image server where a photo is given, then PUT /staff/modify/{id}. */
  updateStaff: Confirmation;
  /** Changes the filled values of a dashboard user. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /users/modify/{id}. */
  updateUser: Confirmation;
  /** Withdraws the caller's own verdict; the record then needs one again. A second opinion that another person asked for is still asked for. Needs the extension reviews. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /review/destroy/{id}. */
  withdrawVerdict: Confirmation;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationAddHolidayArgs = {
  date: Scalars['Date']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationAddLeaveArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LeaveInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationAskSecondOpinionArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  record: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationChangePasswordArgs = {
  password: Scalars['String']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationClaimReviewsArgs = {
  count?: Scalars['Int']['input'];
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['ID']['input']>;
  mode: AttendanceMode;
  orderBy?: InputMaybe<Array<AttendanceOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<AttendanceCondition>>;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationCreateDeviceKeyArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateDeviceKeyInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationCreateMachineTokenArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateMachineTokenInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationCreateShiftArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateShiftInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationCreateStaffArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateStaffInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationCreateUserArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateUserInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationDeleteShiftArgs = {
  id: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationDeleteStaffArgs = {
  id: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationImportLeavesArgs = {
  dayOrder?: InputMaybe<DayOrder>;
  dryRun?: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationImportStaffArgs = {
  dryRun?: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sendFaulty?: Scalars['Boolean']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationNoteLetterReplyArgs = {
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  on?: InputMaybe<Scalars['Date']['input']>;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRecordLettersArgs = {
  letters: Array<PrintedLetterInput>;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRecordVerdictArgs = {
  askSecondOpinion?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  record: Scalars['ID']['input'];
  seen?: InputMaybe<SeenPhotos>;
  verdict: Verdict;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationReleaseReviewsArgs = {
  records?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRemoveHolidayArgs = {
  date: Scalars['Date']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRemoveLeaveArgs = {
  id: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRemoveLetterTextArgs = {
  kind: LetterKind;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationResetUserPasswordArgs = {
  id: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRevokeDeviceKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRevokeMachineTokenArgs = {
  id: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationSaveLetterRuleArgs = {
  months: Scalars['Int']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationSaveLetterTextArgs = {
  input: LetterTextInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationSaveLetterheadArgs = {
  input: LetterheadInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationSaveMorningMailArgs = {
  input: MorningMailInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationSendMorningMailArgs = {
  scope: DigestScope;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationSignInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationUndoLetterArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationUpdateLeaveArgs = {
  id: Scalars['ID']['input'];
  input: LeaveChanges;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationUpdateShiftArgs = {
  id: Scalars['ID']['input'];
  input: UpdateShiftInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationUpdateStaffArgs = {
  id: Scalars['ID']['input'];
  input: UpdateStaffInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UpdateUserInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationWithdrawVerdictArgs = {
  id: Scalars['ID']['input'];
};

/** A staff member whom one more late day makes serially late. */
export type NearSerialLateness = {
  __typename?: 'NearSerialLateness';
  /** Number of late days; one below `threshold`. */
  dayCount: Scalars['Int']['output'];
  /** Late days of the month, ascending, one or more. */
  daysLate: Array<Scalars['Date']['output']>;
  /** Stable key: the staff ID, with a number after it where several people have had it. */
  key: Scalars['ID']['output'];
  /** Name of the shift whose rule counts. */
  shift: Scalars['String']['output'];
  /** Staff member as the lateness list embeds it. */
  staff: StaffSummary;
  /** Late days that make serially late on this shift, `serialLatenessThreshold`. */
  threshold: Scalars['Int']['output'];
};

/** Columns of the people one late day below serial lateness, in table order. */
export type NearSerialLatenessColumn =
  /** Number of late days. */
  | 'DAYS_LATE'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Latest late day, shown in long format, sorted as a date. */
  | 'LAST_LATE'
  /** Full name. */
  | 'NAME'
  /** Late days that make serially late. */
  | 'SERIAL_FROM'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Name of the shift. */
  | 'SHIFT'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of the people one late day below serial lateness, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type NearSerialLatenessCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<NearSerialLatenessCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<NearSerialLatenessCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<NearSerialLatenessColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<NearSerialLatenessCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the people one late day below serial lateness. */
export type NearSerialLatenessList = {
  __typename?: 'NearSerialLatenessList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Days of the month that were asked for, all up to today, and how many of them the list rests on; a file waits for all. */
  coverage: Coverage;
  /** As in `coverage`. */
  daysAsked: Scalars['Int']['output'];
  /** Days whose lateness list was read: it neither failed nor answered anything but success. Below `daysAsked` the list may miss people and hold others wrongly. */
  daysRead: Scalars['Int']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  nodes: Array<NearSerialLateness>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** The calls behind the list: lateness of the days as one, and the shifts. */
  sources: Array<Source>;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
  /** People late in the month whose shift, or its threshold, is not known; they are not in the list. */
  withoutRule: Scalars['Int']['output'];
};


/** A page of the people one late day below serial lateness. */
export type NearSerialLatenessListFacetsArgs = {
  columns: Array<NearSerialLatenessColumn>;
};

/** One step of a sort of the people one late day below serial lateness. */
export type NearSerialLatenessOrder = {
  /** The column. */
  column: NearSerialLatenessColumn;
  /** Direction. */
  direction?: Direction;
};

/** An office location, the specification's unit. Sample data: no upstream call exists for it. */
export type Office = {
  __typename?: 'Office';
  /** Day of creation. */
  createdOn: Scalars['Date']['output'];
  /** District. */
  district: Scalars['String']['output'];
  /** Always true: the row is an example and nothing about it is stored. */
  isSample: Scalars['Boolean']['output'];
  /** Stable key of the sample. */
  key: Scalars['ID']['output'];
  /** Name of the location. */
  unit: Scalars['String']['output'];
  /** Code of the location. */
  unitCode: Scalars['String']['output'];
};

/** Columns of the offices list, in table order. */
export type OfficeColumn =
  /** Day of creation, YYYY-MM-DD. */
  | 'CREATED_ON'
  /** District. */
  | 'DISTRICT'
  /** Name of the location. */
  | 'UNIT'
  /** Code of the location. */
  | 'UNIT_CODE';

/** A condition on one column of the offices list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type OfficeCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<OfficeCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<OfficeCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<OfficeColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<OfficeCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the offices list. */
export type OfficeList = {
  __typename?: 'OfficeList';
  /** When the gateway answered: the rows are part of it. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<Office>;
  /** Always null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the offices list. */
export type OfficeListFacetsArgs = {
  columns: Array<OfficeColumn>;
};

/** One step of a sort of the offices list. */
export type OfficeOrder = {
  /** The column. */
  column: OfficeColumn;
  /** Direction. */
  direction?: Direction;
};

/** Least role of one root field. */
export type OperationRole = {
  __typename?: 'OperationRole';
  /** Name of the extension that it needs; null for none. */
  extension?: Maybe<Scalars['String']['output']>;
  /** Name of the field. */
  field: Scalars['String']['output'];
  /** True for a mutation. */
  isMutation: Scalars['Boolean']['output'];
  /** Whether it answers people who signed in alone, and no machine tokens. */
  isPersonal: Scalars['Boolean']['output'];
  /** Least role that may use it. */
  role: Role;
};

/** The company's lists for forms and searches. */
export type Organisation = {
  __typename?: 'Organisation';
  /** Departments: the fixed list. */
  departments: Array<Scalars['String']['output']>;
  /** Districts of the forms, in the specification's order, Obosi last. */
  districts: Array<Scalars['String']['output']>;
  /** Late days a shift may choose as its serial-lateness threshold: 1 to 10. */
  serialLatenessChoices: Array<Scalars['Int']['output']>;
  /** Service centres of each district: those that the setting SERVICE_CENTRES_FILE gives it, else those seen in the staff list and the district's own name. Source: GET /staff/find/all; the district's own name alone when that call fails. */
  serviceCentres: Array<DistrictCentres>;
  /** Shifts by id and name. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /shift/findAll. */
  shifts?: Maybe<Array<ShiftName>>;
  /** IANA name of the gateway's time zone. */
  timeZone: Scalars['String']['output'];
  /** The gateway's day now, in its time zone. */
  today: Scalars['Date']['output'];
  /** Organisational units: the fixed list. */
  units: Array<Scalars['String']['output']>;
};

/** The dashboard's numbers for one day. Each has its own source: one failing call leaves the others usable. A service with the extension figures (`capabilities { extensions }`) counts the lists itself: their source is then GET /attendance/figures, and of the month, from its version 2 on, GET /attendance/figures/monthly. */
export type Overview = {
  __typename?: 'Overview';
  /** Absent staff of the day. Source: GET /attendance/exception. */
  absent: Count;
  /** Sign-ins of the day. Source: GET /attendance/findall, mode signedIn. */
  attendance: Count;
  /** The day the numbers are of. */
  date: Scalars['Date']['output'];
  /** Late sign-ins of the day. Source: GET /attendance/lateness. */
  lateness: Count;
  /** People who are on leave on the day, whether they signed in or not; null for a service without the extension leave. Source: GET /leave/findAll. */
  onLeave?: Maybe<Count>;
  /** Milliseconds after which asking for these numbers again can show something new. */
  refreshAfter: Scalars['Int']['output'];
  /** Serially late staff of the day's month, one row a person as in the list `serialLateness`; `serialLatenessDays` has one row a late day. Source: GET /attendance/serialLatness. */
  serialLateness: Count;
  /** Sign-outs of the day. Source: GET /attendance/findall, mode signedOut. */
  signOuts: Count;
  /** Staff on the register. Source: GET /staff/find/all. */
  validStaff: Count;
};

/** End of a page of a list. Pages by cursor neither repeat nor skip a row when other rows are added, removed or changed between them. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the page's last row: pass it to `after` unchanged. At most 4096 characters; null for a page without rows. When it is requested, rows that are equal by orderBy are in the order that the list's `orderBy` names for cursors; that order stays the same while the list changes. BAD_USER_INPUT for a row whose values are too long for a cursor. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether rows follow the page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** One person's shift day with its one reason. */
export type PersonDay = {
  __typename?: 'PersonDay';
  /** The shift day; a sign-in after midnight belongs to the shift that began before. */
  date: Scalars['Date']['output'];
  /** The same in one sentence. */
  evidence: Scalars['String']['output'];
  /** What the reason rests on. */
  facts: Array<DayFact>;
  /** First sign-in of the shift day; null when there is none or its time cannot be read. */
  firstIn?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the absent list names them. */
  isListedAbsent: Scalars['Boolean']['output'];
  /** Whether the person is listed as absent only because the day was a holiday or a device failed. */
  isProbablyNotReal: Scalars['Boolean']['output'];
  /** Stable key: the staff ID, followed by a number for further people who had it. */
  key: Scalars['ID']['output'];
  /** Last sign-out of the shift day; null likewise. */
  lastOut?: Maybe<Scalars['DateTime']['output']>;
  /** Whole minutes after the shift's start; null unless the reason is PRESENT_LATE, and where the shift is not known. */
  minutesLate?: Maybe<Scalars['Int']['output']>;
  /** Their leave of the day, also where they signed in; null without one, and where the service has no leaves. */
  onLeave?: Maybe<LeaveOfDay>;
  /** Why the day is as it is. */
  reason: DayReason;
  /** Name of the shift on the register; an empty string when there is none. */
  shift: Scalars['String']['output'];
  /** Staff member, as of the day as far as that is known. */
  staff: StaffSummary;
};

/** Columns of the explained day, in table order. */
export type PersonDayColumn =
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** What shows the reason, in one sentence. */
  | 'EVIDENCE'
  /** First sign-in of the shift day, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'FIRST_SIGN_IN'
  /** Last sign-out of the shift day, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'LAST_SIGN_OUT'
  /** Yes when the absent list names them, else No. */
  | 'LISTED_ABSENT'
  /** Whole minutes after the shift's start, of who is late. */
  | 'MINUTES_LATE'
  /** Full name. */
  | 'NAME'
  /** Kind of leave of the person on the day, of the extension leave: Annual, Sick, Maternity, Study, Official duty, Suspended, Other; an empty string without one, and where the service has no leaves. */
  | 'ON_LEAVE'
  /** Yes for a listed absence on a day off, a holiday or a day of an outage, else No. */
  | 'PROBABLY_NOT_REAL'
  /** Why the day is as it is: Present, Late, Absent, Day off, On leave, Not due yet, Forgot to sign in, Holiday, Outage, New, No shift, Unexplained. */
  | 'REASON'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Name of the shift on the register. */
  | 'SHIFT'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of the explained day, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type PersonDayCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<PersonDayCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<PersonDayCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<PersonDayColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of FIRST_SIGN_IN, LAST_SIGN_OUT. */
  fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<PersonDayCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the explained day. */
export type PersonDayList = {
  __typename?: 'PersonDayList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** The day and the same weekday of the four weeks before, which show what is usual. */
  coverage: Coverage;
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** Whether a past day uses today's register, corrected by what the day's own lists say of people, because the service does not say who was on the register then; false for today, and when the service has the extension history. */
  isRegisterOfToday: Scalars['Boolean']['output'];
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  nodes: Array<PersonDay>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the explained day. */
export type PersonDayListFacetsArgs = {
  columns: Array<PersonDayColumn>;
};

/** One step of a sort of the explained day. */
export type PersonDayOrder = {
  /** The column. */
  column: PersonDayColumn;
  /** Direction. */
  direction?: Direction;
};

/** Somebody's month. */
export type PersonMonth = {
  __typename?: 'PersonMonth';
  /** When the oldest of the lists behind the days was revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** What the month comes to. */
  counts: PersonMonthCounts;
  /** Days of the month up to today, and those of them that are known; `isLearning` also while lists of `months` are being read. */
  coverage: Coverage;
  /** All days of the month, ascending. */
  days: Array<PersonMonthDay>;
  /** Hours of its days: those of `staffHours`. */
  hours: HoursSum;
  /** Whether a past day uses today's register, corrected by what the day's own lists say of people, because the service does not say who was on the register then; false for today, and when the service has the extension history. */
  isRegisterOfToday: Scalars['Boolean']['output'];
  /** The month. */
  month: Scalars['Month']['output'];
  /** The same of the month and the five before it, ascending. A month before the first with a record of the person is not known. */
  months: Array<PersonMonthCounts>;
  /** Records of the calendar month that belong to no day of it: those of a shift that began in the month before, and those without a time. */
  otherRecords: Array<AttendanceRecord>;
  /** The shift with its rule; null without one, and when the service does not have it. */
  shift?: Maybe<Shift>;
  /** Name of the shift on the register; an empty string when there is none. */
  shiftName: Scalars['String']['output'];
  /** The calls behind the days and `counts`, each summed up over its days. */
  sources: Array<Source>;
  /** Staff member with the reference photo, as of the month as far as that is known. */
  staff: StaffSummary;
};

/** What a month comes to for a person. */
export type PersonMonthCounts = {
  __typename?: 'PersonMonthCounts';
  /** Days on which they are listed as absent; null when not known. */
  absentDays?: Maybe<Scalars['Int']['output']>;
  /** Records of the calendar month whose photo was not recognised, or not checked; null when not known. */
  flagged?: Maybe<Scalars['Int']['output']>;
  /** Whether the service lists the person as serially late; null when not known. */
  isSeriallyLate?: Maybe<Scalars['Boolean']['output']>;
  /** Days that the lateness lists name. Of the months before the asked one, what the list of the serially late has; null when that does not name the person, for they then have fewer days than make serially late, and when not known. */
  lateDays?: Maybe<Scalars['Int']['output']>;
  /** The month; of the running one the days up to today. */
  month: Scalars['Month']['output'];
};

/** A day of a person's month: the day of `explainedDay`, and the records that belong to it. */
export type PersonMonthDay = {
  __typename?: 'PersonMonthDay';
  /** The shift day; a sign-in after midnight belongs to the shift that began before. */
  date: Scalars['Date']['output'];
  /** The same in one sentence; of a day that is not known, why. */
  evidence: Scalars['String']['output'];
  /** What the reason rests on; empty when not known. */
  facts: Array<DayFact>;
  /** First sign-in of the shift day; null when there is none or its time cannot be read. */
  firstIn?: Maybe<Scalars['DateTime']['output']>;
  /** Number of its records whose photo was not recognised, or not checked; null when not known. */
  flagged?: Maybe<Scalars['Int']['output']>;
  /** Whether the absent list of the day names them; null when not known. */
  isListedAbsent?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the lateness list of the day names them, so that it counts towards serial lateness; null when not known. */
  isListedLate?: Maybe<Scalars['Boolean']['output']>;
  /** Whether they are listed as absent, but because the day was a holiday or a device failed; null when not known. */
  isProbablyNotReal?: Maybe<Scalars['Boolean']['output']>;
  /** Stable key: the day. */
  key: Scalars['ID']['output'];
  /** Last sign-out of the shift day; null likewise. */
  lastOut?: Maybe<Scalars['DateTime']['output']>;
  /** Whole minutes after the shift's start; null unless the reason is PRESENT_LATE, and where the shift is not known. */
  minutesLate?: Maybe<Scalars['Int']['output']>;
  /** Whole minutes from the first sign-in to the last sign-out, by the time that really passed; null where one of them or its time is missing. No break is taken off. */
  minutesWorked?: Maybe<Scalars['Int']['output']>;
  /** What is missing for the hours; null where nothing is, where nobody signed in or out, and while a sign-out may still come. */
  missing?: Maybe<MissingPunch>;
  /** Their leave of the day, also where they signed in; null without one, when not known, and where the service has no leaves. */
  onLeave?: Maybe<LeaveOfDay>;
  /** Those beyond the shift's length from its start to its end on the clock; null where `minutesWorked` is, and where the shift's start or end is not known. */
  overtime?: Maybe<Scalars['Int']['output']>;
  /** Why the day is as it is; null when not known. */
  reason?: Maybe<DayReason>;
  /** Sign-ins and sign-outs of the shift day, in order of time. */
  records: Array<AttendanceRecord>;
  /** Number of sign-ins of the shift day; null when not known. */
  signIns?: Maybe<Scalars['Int']['output']>;
  /** Staff member, as the register has them. */
  staff: StaffSummary;
  /** Why it is not known; null when it is. */
  unknown?: Maybe<DayUnknown>;
};

/** Columns of a person's month, in table order. */
export type PersonMonthDayColumn =
  /** The shift day. */
  | 'DATE'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** What shows the reason, in one sentence; of a day that is not known, why. */
  | 'EVIDENCE'
  /** First sign-in of the shift day, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'FIRST_SIGN_IN'
  /** Number of its records whose photo was not recognised; empty when not known. */
  | 'FLAGGED'
  /** Last sign-out of the shift day, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'LAST_SIGN_OUT'
  /** Yes when the absent list of the day names them, else No; empty when not known. */
  | 'LISTED_ABSENT'
  /** Yes when the lateness list of the day names them, else No; empty when not known. */
  | 'LISTED_LATE'
  /** Whole minutes after the shift's start, of a day on which they were late. */
  | 'MINUTES_LATE'
  /** Whole minutes from the first sign-in to the last sign-out. No break is taken off. */
  | 'MINUTES_WORKED'
  /** What is missing for the hours: Sign-in or Sign-out; empty where nothing is. */
  | 'MISSING'
  /** Full name. */
  | 'NAME'
  /** Kind of leave of the person on the day, of the extension leave: Annual, Sick, Maternity, Study, Official duty, Suspended, Other; an empty string without one, and where the service has no leaves. */
  | 'ON_LEAVE'
  /** Those beyond the shift's length; empty where it is not known. */
  | 'OVERTIME_MINUTES'
  /** Why the day is as it is: Present, Late, Absent, Day off, On leave, Not due yet, Forgot to sign in, Holiday, Outage, New, No shift, Unexplained; Not known for a day to come, and where nothing is recorded yet. */
  | 'REASON'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Number of sign-ins of the shift day; empty when not known. */
  | 'SIGN_INS'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of a person's month, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type PersonMonthDayCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<PersonMonthDayCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<PersonMonthDayCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<PersonMonthDayColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of FIRST_SIGN_IN, LAST_SIGN_OUT. */
  fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<PersonMonthDayCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of a person's month. */
export type PersonMonthDayList = {
  __typename?: 'PersonMonthDayList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  nodes: Array<PersonMonthDay>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of a person's month. */
export type PersonMonthDayListFacetsArgs = {
  columns: Array<PersonMonthDayColumn>;
};

/** One step of a sort of a person's month. */
export type PersonMonthDayOrder = {
  /** The column. */
  column: PersonMonthDayColumn;
  /** Direction. */
  direction?: Direction;
};

/** A photo stored on the image server. */
export type Photo = {
  __typename?: 'Photo';
  /** Whether the photo's file ends early, so that part of the picture may be missing; the gateway shows the rest. The gateway fetches the photo to answer this, a few at a time. Null when the photo cannot be fetched now, or is not a picture. Source: the image server. */
  isIncomplete?: Maybe<Scalars['Boolean']['output']>;
  /** Short-lived address on this gateway that serves the photo as WebP, or JPEG where the browser does not accept WebP, without a token; valid for at least one hour. A photo that is gone answers a placeholder image. */
  url: Scalars['String']['output'];
};


/** A photo stored on the image server. */
export type PhotoUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** How far the comparison of photos is. It goes on for as long as somebody reads the list: ask again every second or two until `isDone`; fifteen seconds after the last reader it stops, and goes on where it was when one comes back. */
export type PhotoComparison = {
  __typename?: 'PhotoComparison';
  /** Share of the comparison that is done, 0 to 1; it begins when all photos have been read. */
  compared: Scalars['Float']['output'];
  /** Whether all that can be compared was; the rows are complete then. */
  isDone: Scalars['Boolean']['output'];
  /** Whether photos are compared at all: the gateway's setting PHOTO_COMPARISON. */
  isOn: Scalars['Boolean']['output'];
  /** Photos to compare, each once: those of the records and the reference photos of their people. */
  photos: Scalars['Int']['output'];
  /** Photos that have been read by now. */
  read: Scalars['Int']['output'];
  /** Photos that are not checked: gone, on a server that is not asked, late, damaged, or more than the 40,000 that are compared at once. */
  unreadable: Scalars['Int']['output'];
};

/** What the photo of a record, or the reference photo of its person, calls for: a look. It says nothing about anybody. */
export type PhotoFinding = {
  __typename?: 'PhotoFinding';
  /** When the record was made; null when upstream's value is not a date. */
  attendanceDate?: Maybe<Scalars['DateTime']['output']>;
  /** What it rests on, in one sentence. */
  evidence: Scalars['String']['output'];
  /** Stable key, of the record and the kind. */
  key: Scalars['ID']['output'];
  /** What it is. */
  kind: FindingKind;
  /** Signed in or out. */
  mode: AttendanceMode;
  /** Attendance photo; null when the record has none. */
  photo?: Maybe<Photo>;
  /** The other photos that it rests on, at most ten, those most alike first; empty where the kind has none. */
  photos: Array<FindingPhoto>;
  /** Key of the record in the attendance reports. */
  recordKey: Scalars['ID']['output'];
  /** Service centre of the record. */
  serviceCentre: Scalars['String']['output'];
  /** Staff member as upstream embeds it in the record. */
  staff: StaffSummary;
};

/** Columns of what is found in photos, in table order. */
export type PhotoFindingColumn =
  /** Instant, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'ATTENDANCE_DATE'
  /** Attendance photo; exported as an address that opens for whoever is signed in. */
  | 'ATTENDANCE_IMAGE'
  /** Signed in or Signed out. */
  | 'ATTENDANCE_MODE'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** What it rests on, in one sentence. */
  | 'EVIDENCE'
  /** What it is: Duplicate photo, Reference photo missing, Reference photo too small, Reference photo used by others, Recognised without photo. */
  | 'KIND'
  /** Full name. */
  | 'NAME'
  /** Service centre of the record. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of what is found in photos, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type PhotoFindingCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<PhotoFindingCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<PhotoFindingCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<PhotoFindingColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of ATTENDANCE_DATE. */
  fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<PhotoFindingCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of what is found in photos. */
export type PhotoFindingList = {
  __typename?: 'PhotoFindingList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** How far the comparison is. */
  comparison: PhotoComparison;
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  nodes: Array<PhotoFinding>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of what is found in photos. */
export type PhotoFindingListFacetsArgs = {
  columns: Array<PhotoFindingColumn>;
};

/** One step of a sort of what is found in photos. */
export type PhotoFindingOrder = {
  /** The column. */
  column: PhotoFindingColumn;
  /** Direction. */
  direction?: Direction;
};

/** A letter that was printed. */
export type PrintedLetterInput = {
  /** Ids of letters on record for some of the same days, after which it was printed all the same. */
  again?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The days that it lists, 1 to 31, each once, none of them to come or before the year ten years ago. */
  days: Array<Scalars['Date']['input']>;
  /** Its kind. */
  kind: LetterKind;
  /** Upstream's id of the person, as StaffSummary.personID; without it, the person who had the staff ID on the last day. */
  personID?: InputMaybe<Scalars['ID']['input']>;
  /** Its reference, 1 to 256 characters; one of a letter to somebody else is refused. */
  reference: Scalars['String']['input'];
  /** Staff ID of the person it goes to, 1 to 64 characters. */
  staffID: Scalars['String']['input'];
};

/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type Query = {
  __typename?: 'Query';
  /** Absence of one month, one row an absent day; rows keep upstream's order of people, days ascending. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/absentee/monthly, expanded here. */
  absenteeDays?: Maybe<AbsenteeDayList>;
  /** Absence of one month, one row a person; days before there were records are left out as in `absentees`. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/absentee/monthly with the day given, or day 01 of the month. */
  absenteeSummary?: Maybe<AbsenteeSummaryList>;
  /** Staff absent on one day. Over a service without validators, who is listed before there were records of the company, of the service centre or of the person is left out where that is known, and `notice` says how many. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/exception. */
  absentees?: Maybe<AbsenteeList>;
  /** Sign-ins or sign-outs of one day, or of at most 31 days and 100000 records: days ascending, and nothing at all where one of them fails. Days before yesterday are as they were read within five minutes. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/findall for each day, and GET /review/findAll where reviews are asked for. */
  attendance?: Maybe<AttendanceList>;
  /** Everybody on the register with one mark for each day of the month, that of `explainedDay`: P Present, L Late, A Absent, O Day off, V On leave, W Not due yet, S Forgot to sign in, H Holiday, D Outage, N New, X No shift, U Unexplained, ? Not known: to come, not on the register, or nothing recorded yet. A day that cannot be read is not known and told in `sources`; an export is then refused. Upstream's errors are thrown when no day can be read. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: the calls of `explainedDay` for each day of the month. */
  attendanceMonth?: Maybe<AttendanceMonthList>;
  /** Attendance, lateness and absence of the days that end with `until`. Days before yesterday are cached for five minutes for the caller who read them. Errors: UNAUTHENTICATED, BAD_USER_INPUT; failing calls are reported in `sources`. Source: GET /attendance/findall with mode signedIn, GET /attendance/lateness, GET /attendance/exception, once for each day; GET /attendance/figures where the service has the extension figures. */
  attendanceTrend?: Maybe<AttendanceTrend>;
  /** What this gateway can do for the caller. No upstream call but the one behind `extensions`, once in five minutes for all callers. Errors: UNAUTHENTICATED. */
  capabilities: Capabilities;
  /** What was written in some days, 366 at most: who, when, from where, what, before and after, newest first. Above 30000 changes the list answers pages only, filtered by WHO, ACTION and SUBJECT and sorted by AT or NUMBER; anything else is BAD_USER_INPUT. A file has 100000 changes at most. Of the extension audit. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /change/count, GET /change/findAll. */
  changes?: Maybe<ChangeList>;
  /** Sign-outs of one day. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/findall, mode signedOut, and GET /review/findAll where reviews are asked for. */
  clockOuts?: Maybe<AttendanceList>;
  /** Two months laid side by side, one row a person who has a number in one of them: the largest difference first. A month that cannot be read leaves its numbers null and is named in `sources`; an export is then refused. Upstream's errors are thrown when both fail. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/serialLatness or GET /attendance/absentee/monthly for both months; GET /attendance/lateness for each of their days and GET /shift/findAll for minutes. */
  comparedStaff?: Maybe<ComparedStaffList>;
  /** Keys by which devices hand in records, without the keys themselves; revoked ones stay on the list. Of the extension intake. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /deviceKey/findAll. */
  deviceKeys?: Maybe<DeviceKeyList>;
  /** Everybody who was on the register with one reason for the shift day, in the register's order: was there, was not, and why, with what shows it. A sign-in after midnight belongs to the shift that began before. What is usual on the weekday is learned from the four before. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /staff/find/all, GET /shift/findAll, and of this day, its neighbours and the four same weekdays before GET /attendance/findall in both modes, GET /attendance/exception, GET /attendance/lateness. */
  explainedDay?: Maybe<PersonDayList>;
  /** People of the register whose name or staff ID holds each word of the search, in any order, without regard to case and accents: for a field that suggests people while the user types. Errors: UNAUTHENTICATED, BAD_USER_INPUT with `extensions.field` for an empty or too long search, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /staff/find/all. */
  findStaff?: Maybe<FoundStaff>;
  /** Public holidays, on which nobody is absent. Of the extension holidays. Errors: UNAUTHENTICATED, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /holiday/findAll. */
  holidays?: Maybe<HolidayList>;
  /** Late sign-ins of one day. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/lateness; shift rules from GET /shift/findAll, without which `shift` and `minutesLate` are null. */
  lateness?: Maybe<LatenessList>;
  /** Leaves with a day from one day to another, 1100 days at most, of everybody or of one person. The role USER reads them without their notes, which may name an illness. Of the extension leave. Errors: UNAUTHENTICATED, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /leave/findAll, or GET /leave/find/noted for ADMIN and MANAGEMENT. */
  leaves?: Maybe<LeaveList>;
  /** The rule by which a letter makes the next one graver. Needs the extension letters. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /letter/rule. */
  letterRule?: Maybe<LetterRule>;
  /** Present texts and letterhead of letters: those saved with the extension letter-text, else those of the file, else the built-in ones. Errors: UNAUTHENTICATED, FORBIDDEN, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /letterText/findAll, GET /letterhead/findAll. */
  letterSettings?: Maybe<LetterSettings>;
  /** Tokens by which programs call, without the tokens themselves; revoked ones stay on the list. Of the extension tokens. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /machineToken/findAll. */
  machineTokens?: Maybe<MachineTokenList>;
  /** Who is signed in. No upstream call. Errors: UNAUTHENTICATED. */
  me: Viewer;
  /** The viewer's choice of the morning mail. Needs the extension digest. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /digest/own. */
  morningMail?: Maybe<MorningMailChoice>;
  /** The viewer's morning mail as it would be now. Needs version 2 of the extension digest. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT for the scope NONE, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /digest/preview/own. */
  morningMailPreview?: Maybe<MorningMailPreview>;
  /** Morning mails of the last 30 days and what became of each, the latest day first; at most 1,000. Of the extension digest. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /digest/mails. */
  morningMails?: Maybe<MorningMailList>;
  /** Staff one late day below their shift's threshold in one month, latest late day first; who has no late day yet is not near. An export is refused while a day is missing. Past days are stored for five minutes for the caller who read them. Upstream's errors are thrown when the shifts or all days fail; single days are told in `sources`. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/lateness for each day, GET /shift/findAll; GET /attendance/figures/monthly and GET /attendance/figures/near instead where the service has them. */
  nearSerialLateness?: Maybe<NearSerialLatenessList>;
  /** Office locations: sample data, marked so. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. No upstream call. */
  offices?: Maybe<OfficeList>;
  /** The company's lists for forms and searches. Errors: UNAUTHENTICATED. */
  organisation?: Maybe<Organisation>;
  /** The dashboard's numbers. Only the fields that are asked for cause upstream calls. Errors: UNAUTHENTICATED; a failing call is told in its own `source`. */
  overview?: Maybe<Overview>;
  /** The days of a month of somebody on the register, ascending: those of `personMonth`. No rows for a staff ID that is not on the register. An answer is refused while a day up to today cannot be explained. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: the calls of `personMonth` but GET /attendance/serialLatness. */
  personDays?: Maybe<PersonMonthDayList>;
  /** The month of who has or had a staff ID then, day by day, with the reasons of `explainedDay`; null for a staff ID that nobody had, as far as is known. Where two people had it in turn within the month, it is the later one. What cannot be read is null, and told in `sources`. Errors: UNAUTHENTICATED, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE where the register, the shifts or the person's records cannot be read. Source: GET /staff/find/all, GET /shift/findAll, GET /attendance/find/customer in both modes, GET /attendance/exception and GET /attendance/lateness for each day, GET /attendance/serialLatness; for days without a record of the person the calls of `explainedDay`; for `months` GET /attendance/absentee/monthly. */
  personMonth?: Maybe<PersonMonth>;
  /** What the photos of a day call for: the same picture again among the sign-ins, sign-outs and reference photos of the day, and reference photos that are missing, tiny or shared. Reading the list begins the comparison, which goes on in the background: `comparison` says how far it is, and rows come when it is done. A file waits for it. A caller has at most four comparisons running; another one is refused (RATE_LIMITED) until one of them is done. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/findall in both modes. */
  photoFindings?: Maybe<PhotoFindingList>;
  /** The people of one group, as many as `reconciliation` counts; the register's order, then those not on it. Upstream's errors come from the calls that decide the group. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: the calls of `reconciliation`. */
  reconciledStaff?: Maybe<ReconciledStaffList>;
  /** Where the day's lists disagree; numbers that add up to the register are those of `explainedDay`. A call that fails or cannot be read is named in `sources` and leaves the groups known that do not need it. Errors: UNAUTHENTICATED. Source: GET /staff/find/all, GET /attendance/findall with mode signedIn, GET /attendance/exception, GET /attendance/lateness. */
  reconciliation?: Maybe<Reconciliation>;
  /** All that was written of one record, newest first, with the limits of `changes`. Of the extension audit. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /change/count/subject, GET /change/find/subject. */
  recordChanges?: Maybe<ChangeList>;
  /** Letters put on record from one day to another, 731 days at most, to everybody or to one person; undone ones too. Of the extension letters. Errors: UNAUTHENTICATED, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /letter/findAll. */
  recordedLetters?: Maybe<RecordedLetterList>;
  /** Attendance records of some days, 31 at most, that somebody has judged, with every verdict; a condition that DISAGREEMENT is Yes leaves those about which reviewers disagree. Of the extension reviews. Errors: UNAUTHENTICATED, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /review/findAll. */
  reviews?: Maybe<ReviewList>;
  /** Serially late staff of one month, one row a person. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/serialLatness with the day given, or day 01 of the month. */
  serialLateness?: Maybe<SerialLatenessList>;
  /** Serially late staff of one month, one row a late day; rows keep upstream's order of people, days ascending. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/serialLatness, expanded here. */
  serialLatenessDays?: Maybe<SerialLatenessDayList>;
  /** Shifts. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /shift/findAll. */
  shiftList?: Maybe<ShiftList>;
  /** Tries changed times or thresholds of a shift on the days up to today: first sign-ins are judged by the tried rule, as the service does it. A day counts as worked when people of the shift are listed late or absent on it, because the service does not name working days. Trying the present rule changes nothing. Fails when shifts, register or every day cannot be read; other failures are told in `sources` and `coverage`. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /shift/findAll, GET /staff/find/all, GET /attendance/findall and GET /attendance/lateness for each day, GET /attendance/absentee/monthly for each month. */
  shiftTrial?: Maybe<ShiftTrial>;
  /** All shifts, in upstream's order. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /shift/findAll. */
  shifts?: Maybe<Array<Shift>>;
  /** Staff records. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /staff/findAll. */
  staff?: Maybe<StaffList>;
  /** Sign-ins or sign-outs of one staff member in one month. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/find/customer with day 01 of the month, and GET /review/find/customer where reviews are asked for. */
  staffAttendance?: Maybe<AttendanceList>;
  /** What the sign-ins and sign-outs of a month come to, one row for each person of the month sheet who was registered by the end of the month. A day counts from its first sign-in to its last sign-out, by the time that really passed. A day that lacks one of them is counted as such and adds no hours. A day that cannot be read is told in `sources`; an export is then refused. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: the calls of `attendanceMonth`. */
  staffHours?: Maybe<StaffHoursList>;
  /** One staff record, by either of its ids; null when upstream has none. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /staff/find/{id}, or GET /staff/findAll by staff ID. */
  staffMember?: Maybe<StaffMember>;
  /** What the photos of somebody's month call for: the same picture again on another day, and the reference photo. Reading the list begins the comparison, which goes on in the background: `comparison` says how far it is, and rows come when it is done. A file waits for it. A caller has at most four comparisons running; another one is refused (RATE_LIMITED) until one of them is done. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/find/customer with day 01 of the month, in both modes. */
  staffPhotoFindings?: Maybe<PhotoFindingList>;
  /** One dashboard user; null when there is none with this id. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /users/findAll. */
  user?: Maybe<User>;
  /** Dashboard users. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /users/findAll. */
  users?: Maybe<UserList>;
  /** Devices that hand in records: when each did last, how many today beside its usual day, and which are silent. Needs version 2 of the extension intake. Of the extension intake. Errors: UNAUTHENTICATED, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /deviceKey/watch. */
  watchedDevices?: Maybe<WatchedDeviceList>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryAbsenteeDaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Month']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<AbsenteeDayOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<AbsenteeDayCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryAbsenteeSummaryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Month']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<AbsenteeSummaryOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<AbsenteeSummaryCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryAbsenteesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<AbsenteeOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<AbsenteeCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryAttendanceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  mode: AttendanceMode;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<AttendanceOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  where?: InputMaybe<Array<AttendanceCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryAttendanceMonthArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month: Scalars['Month']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<AttendanceMonthOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<AttendanceMonthCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryAttendanceTrendArgs = {
  days?: Scalars['Int']['input'];
  until: Scalars['Date']['input'];
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['Date']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<ChangeOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
  where?: InputMaybe<Array<ChangeCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryClockOutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<AttendanceOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<AttendanceCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryComparedStaffArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  days?: InputMaybe<ComparedDays>;
  earlier: Scalars['Month']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  later: Scalars['Month']['input'];
  measure: ComparisonMeasure;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<ComparedStaffOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<ComparedStaffCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryDeviceKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<DeviceKeyOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<DeviceKeyCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryExplainedDayArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<PersonDayOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<PersonDayCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryFindStaffArgs = {
  first?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryHolidaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<HolidayOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<HolidayCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryLatenessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<LatenessOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<LatenessCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryLeavesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['Date']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<LeaveOrder>>;
  personID?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  staffID?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
  where?: InputMaybe<Array<LeaveCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryMachineTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<MachineTokenOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<MachineTokenCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryMorningMailPreviewArgs = {
  scope: DigestScope;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryMorningMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<MorningMailOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<MorningMailCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryNearSerialLatenessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month: Scalars['Month']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<NearSerialLatenessOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<NearSerialLatenessCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryOfficesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<OfficeOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<OfficeCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryOverviewArgs = {
  date: Scalars['Date']['input'];
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryPersonDaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month: Scalars['Month']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<PersonMonthDayOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  staffID: Scalars['String']['input'];
  where?: InputMaybe<Array<PersonMonthDayCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryPersonMonthArgs = {
  month: Scalars['Month']['input'];
  staffID: Scalars['String']['input'];
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryPhotoFindingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<PhotoFindingOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<PhotoFindingCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryReconciledStaffArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  group: ReconciledGroup;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<ReconciledStaffOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<ReconciledStaffCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryReconciliationArgs = {
  date: Scalars['Date']['input'];
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryRecordChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<ChangeOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<ChangeCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryRecordedLettersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['Date']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<RecordedLetterOrder>>;
  personID?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  staffID?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
  where?: InputMaybe<Array<RecordedLetterCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['Date']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<ReviewOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
  where?: InputMaybe<Array<ReviewCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QuerySerialLatenessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Month']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<SerialLatenessOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<SerialLatenessCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QuerySerialLatenessDaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Month']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<SerialLatenessDayOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<SerialLatenessDayCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryShiftListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<ShiftOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<ShiftCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryShiftTrialArgs = {
  days?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: UpdateShiftInput;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryStaffArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<StaffOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  shift?: InputMaybe<Scalars['ID']['input']>;
  where?: InputMaybe<Array<StaffCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryStaffAttendanceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  mode?: AttendanceMode;
  month: Scalars['Month']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<AttendanceOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  staffID: Scalars['String']['input'];
  where?: InputMaybe<Array<AttendanceCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryStaffHoursArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month: Scalars['Month']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<StaffHoursOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<StaffHoursCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryStaffMemberArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  staffID?: InputMaybe<Scalars['String']['input']>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryStaffPhotoFindingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month: Scalars['Month']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<PhotoFindingOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  staffID: Scalars['String']['input'];
  where?: InputMaybe<Array<PhotoFindingCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<UserOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<UserCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryWatchedDevicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<Array<WatchedDeviceOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Array<WatchedDeviceCondition>>;
};

/** How many people a group holds. */
export type ReconciledCount = {
  __typename?: 'ReconciledCount';
  /** The group. */
  group: ReconciledGroup;
  /** Number of people, each staff ID once; null when it is unknown, never 0: a call that decides it failed, or its reply was neither success nor error. */
  people?: Maybe<Scalars['Int']['output']>;
  /** The calls that make the number unknown, for they failed or could not be read, e.g. GET /attendance/exception; empty when it is known. */
  unknownFor: Array<Scalars['String']['output']>;
};

/** What a day's lists hold of people when they are laid side by side, each person once by staff ID: where they disagree. Why somebody was there or not stands in `explainedDay`. */
export type ReconciledGroup =
  /** Signed in and listed as absent. */
  | 'IN_BOTH_LISTS'
  /** Listed as late without a sign-in on this day, as after midnight of a night shift. */
  | 'LATE_WITHOUT_SIGN_IN'
  /** Signed in, listed as absent or listed as late, and not on the register of the day. On a past day whoever its lists name with a staff record was on it. */
  | 'NOT_ON_REGISTER'
  /** With more than one record on the register. */
  | 'REGISTERED_REPEATEDLY'
  /** With more than one sign-in. */
  | 'SIGNED_IN_REPEATEDLY';

/** One person, and what the lists hold of them. */
export type ReconciledStaff = {
  __typename?: 'ReconciledStaff';
  /** First sign-in of the day; null without one, and when `signInCount` is null. */
  firstSignIn?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the absent list names them; null when GET /attendance/exception failed or could not be read. */
  isListedAbsent?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the lateness list names them; null when GET /attendance/lateness failed or could not be read. */
  isListedLate?: Maybe<Scalars['Boolean']['output']>;
  /** Stable key: the staff ID. */
  key: Scalars['ID']['output'];
  /** Records on the register with this staff ID; null when GET /staff/find/all failed or could not be read. */
  registerRecords?: Maybe<Scalars['Int']['output']>;
  /** Name of the shift on the register; an empty string when there is none. */
  shift: Scalars['String']['output'];
  /** Sign-ins of the day; null when GET /attendance/findall failed or could not be read. */
  signInCount?: Maybe<Scalars['Int']['output']>;
  /** Staff member, as the register of the day has them; as the day's other lists do when they are not on it, and on a past day. */
  staff: StaffSummary;
};

/** Columns of a group's people, in table order. */
export type ReconciledStaffColumn =
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** First sign-in of the day, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'FIRST_SIGN_IN'
  /** Yes or No; empty when not known. */
  | 'LISTED_ABSENT'
  /** Yes or No; empty when not known. */
  | 'LISTED_LATE'
  /** Full name. */
  | 'NAME'
  /** Records on the register. */
  | 'REGISTER_RECORDS'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Name of the shift. */
  | 'SHIFT'
  /** Sign-ins of the day. */
  | 'SIGN_INS'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of a group's people, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type ReconciledStaffCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<ReconciledStaffCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<ReconciledStaffCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<ReconciledStaffColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of FIRST_SIGN_IN. */
  fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<ReconciledStaffCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of a group's people. */
export type ReconciledStaffList = {
  __typename?: 'ReconciledStaffList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  nodes: Array<ReconciledStaff>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of a group's people. */
export type ReconciledStaffListFacetsArgs = {
  columns: Array<ReconciledStaffColumn>;
};

/** One step of a sort of a group's people. */
export type ReconciledStaffOrder = {
  /** The column. */
  column: ReconciledStaffColumn;
  /** Direction. */
  direction?: Direction;
};

/** The day's lists laid side by side. */
export type Reconciliation = {
  __typename?: 'Reconciliation';
  /** The day. */
  date: Scalars['Date']['output'];
  /** Every group once, in the order of the enum. */
  groups: Array<ReconciledCount>;
  /** The four calls: register, sign-ins, absent list, lateness; GET /attendance/figures alone where the service has the extension figures. */
  sources: Array<Source>;
  /** Sign-ins of the day without a staff record: they are of nobody, and in no group. Null when GET /attendance/findall failed or could not be read, and where the service counts the lists itself. */
  withoutStaff?: Maybe<Scalars['Int']['output']>;
};

/** One reviewer's verdict on a record. */
export type RecordVerdict = {
  __typename?: 'RecordVerdict';
  /** The record's photo that the reviewer saw; null when they saw none. */
  attendance?: Maybe<Photo>;
  /** Upstream's id. */
  id: Scalars['ID']['output'];
  /** When they said it, last; null when upstream's value is not a date. */
  judgedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What they noted; an empty string for nothing, and for the role USER, which may not read it. */
  note: Scalars['String']['output'];
  /** Name of the machine token; null for people. */
  program?: Maybe<Scalars['String']['output']>;
  /** The reference photo that the reviewer saw; null when they saw none. */
  reference?: Maybe<Photo>;
  /** Upstream's id of the user, of a program that of its machine token. */
  userID: Scalars['ID']['output'];
  /** What they say. */
  verdict: Verdict;
  /** Email address of the user; for a program, of the user who made its token. */
  who: Scalars['String']['output'];
};

/** A letter on record. Needs the extension letters. */
export type RecordedLetter = {
  __typename?: 'RecordedLetter';
  /** The days that it lists, ascending. */
  days: Array<Scalars['Date']['output']>;
  /** The service's id. */
  id: Scalars['ID']['output'];
  /** Whether all its days have become days of leave since: it counts no more. */
  isAllLeave: Scalars['Boolean']['output'];
  /** Whether a reply was noted. */
  isReplied: Scalars['Boolean']['output'];
  /** Its kind. */
  kind: LetterKind;
  /** When it was put on record; null when not known. */
  printedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the person who put it on record. */
  printedBy: Scalars['String']['output'];
  /** Its reference, such as LATE/2026-11/00123. */
  reference: Scalars['String']['output'];
  /** Note of the reply; an empty string without one, and for the role USER, which may not read it. */
  replyNote: Scalars['String']['output'];
  /** Day of the reply; null without one. */
  replyOn?: Maybe<Scalars['Date']['output']>;
  /** Whom it went to, with the names as they were when it was put on record. */
  staff: StaffSummary;
  /** Which warning it is. */
  step: LetterStep;
  /** When it was undone; null where it is not. */
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the person who undid it; an empty string where it is not undone. */
  undoneBy: Scalars['String']['output'];
  /** Why it was undone; an empty string where it is not, and for the role USER, which may not read it. */
  undoneReason: Scalars['String']['output'];
};

/** Columns of letters on record, in table order. */
export type RecordedLetterColumn =
  /** Whether all its days have become days of leave since, so that it counts no more: Yes, No. */
  | 'ALL_LEAVE'
  /** The days that it lists, as YYYY-MM-DD, comma-separated. */
  | 'DAYS'
  /** How many days it lists. */
  | 'DAY_COUNT'
  /** District. */
  | 'DISTRICT'
  /** Kind of letter: Lateness, Absence. */
  | 'KIND'
  /** Full name. */
  | 'NAME'
  /** When it was put on record. */
  | 'PRINTED_AT'
  /** Email address of the person who put it on record. */
  | 'PRINTED_BY'
  /** Reference. */
  | 'REFERENCE'
  /** Whether a reply to it was noted: Yes, No. */
  | 'REPLIED'
  /** Note of the reply; empty without one, and for the role USER, which may not read it. */
  | 'REPLY_NOTE'
  /** Day of the reply; an empty string without one. */
  | 'REPLY_ON'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID'
  /** Which warning it is: First, Second, Final. */
  | 'STEP'
  /** Whether it was undone, and counts no more: Yes, No. */
  | 'UNDONE'
  /** When it was undone. */
  | 'UNDONE_AT'
  /** Email address of the person who undid it; an empty string where it is not undone. */
  | 'UNDONE_BY'
  /** Why it was undone; empty where it is not, and for the role USER, which may not read it. */
  | 'UNDONE_REASON';

/** A condition on one column of letters on record, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type RecordedLetterCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<RecordedLetterCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<RecordedLetterCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<RecordedLetterColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of PRINTED_AT, UNDONE_AT. */
  fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<RecordedLetterCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of letters on record. */
export type RecordedLetterList = {
  __typename?: 'RecordedLetterList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<RecordedLetter>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of letters on record. */
export type RecordedLetterListFacetsArgs = {
  columns: Array<RecordedLetterColumn>;
};

/** One step of a sort of letters on record. */
export type RecordedLetterOrder = {
  /** The column. */
  column: RecordedLetterColumn;
  /** Direction. */
  direction?: Direction;
};

/** What became of a letter that was to be put on record. */
export type RecordingOutcome =
  /** A letter for some of its days was on record already; nothing was changed. */
  | 'KNOWN'
  /** It was put on record. */
  | 'RECORDED';

/** What became of one printed letter. */
export type RecordingVerdict = {
  __typename?: 'RecordingVerdict';
  /** Of one that was there already, the days that both letters list. */
  days: Array<Scalars['Date']['output']>;
  /** Id of the letter on record: the new one, or the one that was there already. */
  id: Scalars['ID']['output'];
  /** What became of it. */
  outcome: RecordingOutcome;
  /** Whom it goes to. */
  staffID: Scalars['String']['output'];
  /** Which warning that letter is. */
  step: LetterStep;
};

/** The review of an attendance record: what people say of its photos. All reviewers read the same. Needs the extension reviews. */
export type Review = {
  __typename?: 'Review';
  /** When they asked. */
  askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who asked for another opinion last; null when nobody did. */
  askedBy?: Maybe<Scalars['String']['output']>;
  /** Whether one verdict says Same and another Different, even while a further opinion is asked for. */
  isDisagreement: Scalars['Boolean']['output'];
  /** Whether an opinion was asked for and is still missing. It must come from a person who had not judged the record when it was asked for. It stays true while the first verdict is withdrawn. */
  isOpinionWanted: Scalars['Boolean']['output'];
  /** Who is judging it just now; null when nobody is. */
  judging?: Maybe<Judging>;
  /** What the verdicts come to. */
  state: ReviewState;
  /** All verdicts, the earliest first. Each person has one, given by themselves or by a program of theirs. */
  verdicts: Array<RecordVerdict>;
};

/** Records that a reviewer was given to judge. */
export type ReviewClaims = {
  __typename?: 'ReviewClaims';
  /** Records of the selection that still need the caller's verdict, including those that others are judging. */
  open: Scalars['Int']['output'];
  /** The records, in the requested order; none when nothing is left or others are judging the rest. */
  records: Array<AttendanceRecord>;
  /** When others may be given them, unless they are judged or asked for again before; null without records. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Columns of the reviewed records, in table order. */
export type ReviewColumn =
  /** Who asked for another opinion last; an empty string for nobody. */
  | 'ASKED_BY'
  /** Instant of the record, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'ATTENDANCE_DATE'
  /** Signed in or Signed out. */
  | 'ATTENDANCE_MODE'
  /** Department. */
  | 'DEPARTMENT'
  /** Yes where one says Same and another Different. */
  | 'DISAGREEMENT'
  /** District. */
  | 'DISTRICT'
  /** When the last verdict was given. */
  | 'JUDGED_AT'
  /** Full name. */
  | 'NAME'
  /** What the reviewers noted; empty for the role USER, which may not read it. */
  | 'NOTES'
  /** What the verdicts come to: Not reviewed, Same, Different, Cannot tell, Disagreement, Second opinion wanted. */
  | 'REVIEW'
  /** Who has judged it, the earliest first. */
  | 'REVIEWERS'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID'
  /** What each reviewer says, the earliest first. */
  | 'VERDICTS';

/** A condition on one column of the reviewed records, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type ReviewCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<ReviewCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<ReviewCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<ReviewColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of ATTENDANCE_DATE, JUDGED_AT. */
  fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<ReviewCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the reviewed records. */
export type ReviewList = {
  __typename?: 'ReviewList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<ReviewedRecord>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the reviewed records. */
export type ReviewListFacetsArgs = {
  columns: Array<ReviewColumn>;
};

/** One step of a sort of the reviewed records. */
export type ReviewOrder = {
  /** The column. */
  column: ReviewColumn;
  /** Direction. */
  direction?: Direction;
};

/** What all verdicts on a record come to. */
export type ReviewState =
  /** Everybody who judged it says that it cannot be told. */
  | 'CANNOT_TELL'
  /** At least one verdict says that the photos show two people, and none that they show one. */
  | 'DIFFERENT'
  /** One verdict says that the photos show one person, another that they show two. */
  | 'DISAGREEMENT'
  /** Nobody has judged it. */
  | 'NOT_REVIEWED'
  /** It was judged, and a requested second opinion is still missing. */
  | 'OPINION_WANTED'
  /** At least one verdict says that the photos show one person, and none that they show two. */
  | 'SAME';

/** An attendance record that somebody has judged. */
export type ReviewedRecord = {
  __typename?: 'ReviewedRecord';
  /** When it happened. */
  attendanceDate?: Maybe<Scalars['DateTime']['output']>;
  /** Key of the record, as AttendanceRecord.key. */
  key: Scalars['ID']['output'];
  /** Signed in or out. */
  mode: AttendanceMode;
  /** What was said of it. */
  review: Review;
  /** Staff member as upstream embeds it. */
  staff: StaffSummary;
};

/** Role of a dashboard user. */
export type Role =
  /** Everything that MANAGEMENT may do, and users, units, batch upload and shifts. */
  | 'ADMIN'
  /** Staff records besides all that USER may. */
  | 'MANAGEMENT'
  /** Attendance, lateness and absence reports, and the own password. */
  | 'USER';

/** The photos that a reviewer saw: addresses from `Photo.url`, in any width, as they were shown. They are valid for at least one hour. */
export type SeenPhotos = {
  /** The photo of the record. */
  attendance?: InputMaybe<Scalars['String']['input']>;
  /** The reference photo. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** Columns of serial lateness by staff, in table order. */
export type SerialLatenessColumn =
  /** Number of late days; empty where none of them could be read. */
  | 'DAYS_LATE'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Full name. */
  | 'NAME'
  /** Reference photo; exported as an address that opens for whoever is signed in. */
  | 'REF_IMAGE'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of serial lateness by staff, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type SerialLatenessCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<SerialLatenessCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<SerialLatenessCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<SerialLatenessColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<SerialLatenessCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** One late day of a serially late staff member. */
export type SerialLatenessDay = {
  __typename?: 'SerialLatenessDay';
  /** The late day. */
  date: Scalars['Date']['output'];
  /** Number of late days of this person in the month, counted from the dates. */
  dayCount: Scalars['Int']['output'];
  /** Address of the reference photo as upstream gives it; an empty string when there is none. */
  imageURL: Scalars['String']['output'];
  /** True when `occurrence` differs from the number of dates. */
  isCountDifferent: Scalars['Boolean']['output'];
  /** Stable key: the key of the person's row, and the day. */
  key: Scalars['ID']['output'];
  /** Number of late days as upstream claims it; null when missing. */
  occurrence?: Maybe<Scalars['Int']['output']>;
  /** Staff member. */
  staff: StaffSummary;
};

/** Columns of serial lateness by day, in table order. */
export type SerialLatenessDayColumn =
  /** The late day, shown in long format, sorted as a date. */
  | 'DAYS_LATE'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Full name. */
  | 'NAME'
  /** Number of late days as upstream claims it. */
  | 'OCCURRENCE'
  /** Reference photo; exported as an address that opens for whoever is signed in. */
  | 'REF_IMAGE'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of serial lateness by day, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type SerialLatenessDayCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<SerialLatenessDayCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<SerialLatenessDayCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<SerialLatenessDayColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<SerialLatenessDayCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of serial lateness by day. */
export type SerialLatenessDayList = {
  __typename?: 'SerialLatenessDayList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<SerialLatenessDay>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** People whose late days these are, without search and where: as many as the dashboard counts, who are the rows of `serialLateness`. */
  people: Scalars['Int']['output'];
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of serial lateness by day. */
export type SerialLatenessDayListFacetsArgs = {
  columns: Array<SerialLatenessDayColumn>;
};

/** One step of a sort of serial lateness by day. */
export type SerialLatenessDayOrder = {
  /** The column. */
  column: SerialLatenessDayColumn;
  /** Direction. */
  direction?: Direction;
};

/** A page of serial lateness by staff. */
export type SerialLatenessList = {
  __typename?: 'SerialLatenessList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** Letters to the people of this page, at most 200: more is BAD_USER_INPUT. Source: GET /attendance/lateness and GET /attendance/findall, mode signedIn, for each of their late days, GET /shift/findAll; with the extension letters GET /letter/rule and GET /letter/findAll. */
  letters?: Maybe<LetterPack>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<SerialLatenessRecord>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of serial lateness by staff. */
export type SerialLatenessListFacetsArgs = {
  columns: Array<SerialLatenessColumn>;
};

/** One step of a sort of serial lateness by staff. */
export type SerialLatenessOrder = {
  /** The column. */
  column: SerialLatenessColumn;
  /** Direction. */
  direction?: Direction;
};

/** A staff member who was late on at least as many days of a month as the shift allows. */
export type SerialLatenessRecord = {
  __typename?: 'SerialLatenessRecord';
  /** Number of late days, counted from the dates. */
  dayCount: Scalars['Int']['output'];
  /** Late days, ascending, each once. */
  daysLate: Array<Scalars['Date']['output']>;
  /** Entries of upstream's list that are not dates or stand there twice; they make no row. */
  ignoredEntries: Scalars['Int']['output'];
  /** Address of the reference photo as upstream gives it; an empty string when there is none. */
  imageURL: Scalars['String']['output'];
  /** True when `occurrence` differs from the number of dates. */
  isCountDifferent: Scalars['Boolean']['output'];
  /** Stable key: the staff ID, with a number after it where it repeats. */
  key: Scalars['ID']['output'];
  /** Number of late days as upstream claims it; null when missing. */
  occurrence?: Maybe<Scalars['Int']['output']>;
  /** Staff member. */
  staff: StaffSummary;
};

/** A column of the sheet that was read. */
export type SheetHeading = {
  __typename?: 'SheetHeading';
  /** Staff field that the column was read as; null when the column is not read. */
  field?: Maybe<Scalars['String']['output']>;
  /** The heading as the sheet shows it. */
  heading: Scalars['String']['output'];
};

/** A shift. An end at or before the start is on the next day. */
export type Shift = {
  __typename?: 'Shift';
  /** End; null when missing. */
  endTime?: Maybe<Scalars['TimeOfDay']['output']>;
  /** Upstream's id of the shift. */
  id: Scalars['ID']['output'];
  /** Time of day after which a sign-in is late, from start and threshold; null when the start is missing. */
  lateAfter?: Maybe<Scalars['TimeOfDay']['output']>;
  /** Clock time after which a sign-in is late or, at or before the start, a grace duration; null when missing. */
  latenessThreshold?: Maybe<Scalars['TimeOfDay']['output']>;
  /** Name; an empty string when missing. */
  name: Scalars['String']['output'];
  /** Number of late days in a month that makes a staff member serially late, 1 to 10; null when missing. */
  serialLatenessThreshold?: Maybe<Scalars['Int']['output']>;
  /** Start; null when upstream's value is not a time of day. */
  startTime?: Maybe<Scalars['TimeOfDay']['output']>;
};

/** Columns of the shift list, in table order. */
export type ShiftColumn =
  /** End, HH:MM:SS. */
  | 'END_TIME'
  /** Clock time, HH:MM:SS, or grace duration, +HH:MM:SS. */
  | 'LATENESS_THRESHOLD'
  /** Time of day after which a sign-in is late, HH:MM:SS. */
  | 'LATE_AFTER'
  /** Name of the shift. */
  | 'NAME'
  /** Late days in a month that make serially late. */
  | 'SERIAL_LATENESS_THRESHOLD'
  /** Start, HH:MM:SS. */
  | 'START_TIME';

/** A condition on one column of the shift list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type ShiftCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<ShiftCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<ShiftCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<ShiftColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of START_TIME, END_TIME, LATENESS_THRESHOLD, LATE_AFTER. */
  fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<ShiftCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the shift list. */
export type ShiftList = {
  __typename?: 'ShiftList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<Shift>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the shift list. */
export type ShiftListFacetsArgs = {
  columns: Array<ShiftColumn>;
};

/** A shift as a staff record holds it. */
export type ShiftName = {
  __typename?: 'ShiftName';
  /** Upstream's id of the shift. */
  id: Scalars['ID']['output'];
  /** Name of the shift; an empty string when upstream gives none. */
  name: Scalars['String']['output'];
};

/** One step of a sort of the shift list. */
export type ShiftOrder = {
  /** The column. */
  column: ShiftColumn;
  /** Direction. */
  direction?: Direction;
};

/** What a shift's rule would have given for the last days, had it been valid from the first of them. Nothing is stored. */
export type ShiftTrial = {
  __typename?: 'ShiftTrial';
  /** How many of the requested days had all their lists read: the numbers count only those days. When there is none, the answer is the error `Not calculated: 0 of 30 days could be read.` */
  coverage: Coverage;
  /** As in `coverage`. */
  daysAsked: Scalars['Int']['output'];
  /** As in `coverage`. */
  daysRead: Scalars['Int']['output'];
  /** First day judged by the tried rule. */
  from: Scalars['Date']['output'];
  /** Time of day after which a sign-in is late by the tried rule. */
  lateAfter: Scalars['TimeOfDay']['output'];
  /** Days of people that become late. */
  lateDaysAdded: Scalars['Int']['output'];
  /** Late days under the tried rule: before, and added, less dropped. */
  lateDaysAfter: Scalars['Int']['output'];
  /** Late days that the service lists for the shift. */
  lateDaysBefore: Scalars['Int']['output'];
  /** Days of people that are late no more. */
  lateDaysDropped: Scalars['Int']['output'];
  /** The months of the days, ascending; a month is left out when none of its late days could be read. Late days of a month before `from` count as listed. */
  months: Array<ShiftTrialMonth>;
  /** People who have the shift on the register. */
  people: Scalars['Int']['output'];
  /** Number of late days in a month that makes a person serially late by the tried rule; null when there is no threshold. */
  serialLatenessThreshold?: Maybe<Scalars['Int']['output']>;
  /** The calls behind it, those of days as one. */
  sources: Array<Source>;
  /** Start of the tried rule. */
  startTime: Scalars['TimeOfDay']['output'];
  /** Person-days that the shift's present rule does not explain: the rule was different then, or the person had another shift. They stay as the service lists them. */
  unclear: Scalars['Int']['output'];
  /** Last day: today. */
  until: Scalars['Date']['output'];
};

/** Serially late people of one month, among those who have the shift at the end of the month. */
export type ShiftTrialMonth = {
  __typename?: 'ShiftTrialMonth';
  /** Who becomes serially late: the first 200, most late days first. */
  becoming: Array<ShiftTrialPerson>;
  /** How many become serially late. */
  becomingCount: Scalars['Int']['output'];
  /** Who ceases to be serially late: the first 200, most late days first. */
  ceasing: Array<ShiftTrialPerson>;
  /** How many cease to be serially late. */
  ceasingCount: Scalars['Int']['output'];
  /** How many of the month's days up to today the late days are counted from. */
  coverage: Coverage;
  /** The month; of the running one the days up to today. */
  month: Scalars['Month']['output'];
  /** Serially late by the tried rule and threshold. */
  seriallyLateAfter: Scalars['Int']['output'];
  /** Serially late by the present threshold. */
  seriallyLateBefore: Scalars['Int']['output'];
};

/** Somebody whom a changed rule makes serially late, or no longer so. */
export type ShiftTrialPerson = {
  __typename?: 'ShiftTrialPerson';
  /** Late days of the month under the tried rule. */
  lateDaysAfter: Scalars['Int']['output'];
  /** Late days of the month as the service lists them, whatever the shift. */
  lateDaysBefore: Scalars['Int']['output'];
  /** Staff member: as the register shows them, else as the lateness lists do. */
  staff: StaffSummary;
};

/** A new session. */
export type SignIn = {
  __typename?: 'SignIn';
  /** Bearer token for the Authorization header of every later request. It is upstream's own; its claim `exp` is the time when it ends. */
  token: Scalars['String']['output'];
  /** Who signed in. */
  viewer: Viewer;
};

/** What one upstream call last answered, so that a part that failed is known and the rest stays usable. */
export type Source = {
  __typename?: 'Source';
  /** When the answer was revalidated with upstream; null when it failed. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** The upstream call, e.g. GET /staff/find/all. */
  call: Scalars['String']['output'];
  /** Error code when it failed, e.g. UPSTREAM_UNAVAILABLE; null too for a reply that is neither success nor error. */
  code?: Maybe<Scalars['String']['output']>;
  /** What went wrong, in words for people: `No record found` for a reply that is neither success nor error; null when it answered. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether it answered what was asked. */
  ok: Scalars['Boolean']['output'];
};

/** A staff batch, checked and, unless it was a dry run, sent. */
export type StaffBatch = {
  __typename?: 'StaffBatch';
  /** Staff IDs that were sent and are in upstream's list afterwards; null when nothing was sent or the list cannot be read. */
  confirmedCount?: Maybe<Scalars['Int']['output']>;
  /** Headings of columns that are not a staff field; their cells are not read. */
  ignoredColumns: Array<Scalars['String']['output']>;
  /** Whether rows were sent to upstream. */
  isSent: Scalars['Boolean']['output'];
  /** What upstream said; null when nothing was sent. */
  message?: Maybe<Scalars['String']['output']>;
  /** Staff IDs that were sent and are not in upstream's list afterwards; null when `confirmedCount` is. */
  missing?: Maybe<Array<Scalars['String']['output']>>;
  /** Rows of the first sheet in its order; blank rows are left out. */
  rows: Array<BatchRow>;
  /** What was read of the file. */
  sheet: StaffSheet;
  /** Rows by outcome. */
  totals: BatchTotals;
};

/** Columns of the staff list, in table order. */
export type StaffColumn =
  /** Day of creation, YYYY-MM-DD. */
  | 'CREATED_ON'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Reference photo; exported as an address that opens for whoever is signed in. */
  | 'IMAGE'
  /** Full name. */
  | 'NAME'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Shift, by name. */
  | 'SHIFT'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID'
  /** Organisational unit. */
  | 'UNIT';

/** A condition on one column of the staff list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type StaffCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<StaffCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<StaffCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<StaffColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<StaffCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** Columns of the hours of a month, in table order. */
export type StaffHoursColumn =
  /** Days absent. */
  | 'ABSENT'
  /** Shift days with a sign-in and a later sign-out. The hours are those of these days. */
  | 'DAYS_COUNTED'
  /** Days off with a sign-in, as far as the four weeks before show what a day off is; part of Days Signed In. */
  | 'DAYS_OFF_WORKED'
  /** Shift days with a sign-in. */
  | 'DAYS_SIGNED_IN'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Holidays with a sign-in; part of Days Signed In. A holiday on a day off is a day off. */
  | 'HOLIDAYS_WORKED'
  /** Minutes Worked in hours: a decimal number with four places, so that sums are right to the minute. */
  | 'HOURS'
  /** The part of Hours that was worked on days off. */
  | 'HOURS_ON_DAYS_OFF'
  /** The part of Hours that was worked on holidays. */
  | 'HOURS_ON_HOLIDAYS'
  /** Days late. */
  | 'LATE'
  /** Whole minutes after the shift's start, of all days late. */
  | 'MINUTES_LATE'
  /** Whole minutes from the first sign-in to the last sign-out of each counted day. No break is taken off. */
  | 'MINUTES_WORKED'
  /** Full name. */
  | 'NAME'
  /** Days that are not known: to come, or nothing recorded yet. */
  | 'NOT_KNOWN'
  /** Shift days with a sign-out and no sign-in. Their hours are not known. */
  | 'NO_SIGN_IN'
  /** Shift days with a sign-in and no later sign-out, once the day is over. Their hours are not known. */
  | 'NO_SIGN_OUT'
  /** Working days on leave without a sign-in or sign-out, of the extension leave. */
  | 'ON_LEAVE'
  /** Whole minutes beyond the shift's length, summed up over the counted days. Empty where a counted day has no shift with a known start and end. */
  | 'OVERTIME_MINUTES'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Name of the shift on the register. */
  | 'SHIFT'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of the hours of a month, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type StaffHoursCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<StaffHoursCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<StaffHoursCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<StaffHoursColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<StaffHoursCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the hours of a month. */
export type StaffHoursList = {
  __typename?: 'StaffHoursList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Days of the month up to today, and of the four weeks before. A file is refused while days are being read. */
  coverage: Coverage;
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** Whether a past day is told with today's register; see `attendanceMonth`. */
  isRegisterOfToday: Scalars['Boolean']['output'];
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  nodes: Array<StaffHoursRecord>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** The calls behind it, each summed up over its days. */
  sources: Array<Source>;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the hours of a month. */
export type StaffHoursListFacetsArgs = {
  columns: Array<StaffHoursColumn>;
};

/** One step of a sort of the hours of a month. */
export type StaffHoursOrder = {
  /** The column. */
  column: StaffHoursColumn;
  /** Direction. */
  direction?: Direction;
};

/** Somebody's hours in a month. Days are shift days: a sign-in after midnight belongs to the shift that began before. */
export type StaffHoursRecord = {
  __typename?: 'StaffHoursRecord';
  /** Days absent. */
  absent: Scalars['Int']['output'];
  /** Days with a sign-in and a later sign-out. The hours are those of these days. */
  daysCounted: Scalars['Int']['output'];
  /** Days off with a sign-in, as far as the four weeks before show what a day off is; among `daysSignedIn`. */
  daysOffWorked: Scalars['Int']['output'];
  /** Days with a sign-in. */
  daysSignedIn: Scalars['Int']['output'];
  /** Holidays with a sign-in, among `daysSignedIn`. A holiday on a day off is a day off. */
  holidaysWorked: Scalars['Int']['output'];
  /** Stable key: the staff ID, with a number after it for who had it before somebody else. */
  key: Scalars['ID']['output'];
  /** Days late. */
  late: Scalars['Int']['output'];
  /** Whole minutes after the shift's start, of all days late. */
  lateMinutes: Scalars['Int']['output'];
  /** The part of `minutesWorked` on days off. */
  minutesOnDaysOff: Scalars['Int']['output'];
  /** The part of `minutesWorked` on holidays. */
  minutesOnHolidays: Scalars['Int']['output'];
  /** Whole minutes from the first sign-in to the last sign-out of each counted day, by the time that really passed. No break is taken off. */
  minutesWorked: Scalars['Int']['output'];
  /** Days with a sign-out and no sign-in. */
  noSignIn: Scalars['Int']['output'];
  /** Days with a sign-in and no later sign-out, once the day is over. */
  noSignOut: Scalars['Int']['output'];
  /** Days that are not known. */
  notKnown: Scalars['Int']['output'];
  /** Working days on leave without a sign-in or sign-out, of the extension leave; 0 without it. */
  onLeave: Scalars['Int']['output'];
  /** Whole minutes beyond the shift's length, summed up over the counted days; null where one of them has no shift with a known start and end. */
  overtime?: Maybe<Scalars['Int']['output']>;
  /** Name of the shift on the register; an empty string when there is none. */
  shift: Scalars['String']['output'];
  /** Staff member, as in the month sheet. */
  staff: StaffSummary;
};

/** A page of the staff list. */
export type StaffList = {
  __typename?: 'StaffList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<StaffMember>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the staff list. */
export type StaffListFacetsArgs = {
  columns: Array<StaffColumn>;
};

/** A staff record. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** When the record was created; null when the reply lacks it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Upstream's id of the record, used in its addresses. */
  id: Scalars['ID']['output'];
  /** Address of the reference photo as upstream gives it; an empty string when there is none. */
  imageURL: Scalars['String']['output'];
  /** The shift; null when the record has none or upstream does not say. */
  shift?: Maybe<ShiftName>;
  /** The parts that every report repeats, and the reference photo. */
  staff: StaffSummary;
  /** Organisational unit; an empty string when missing. */
  unit: Scalars['String']['output'];
};

/** One person's month in a month sheet, which has everybody who is on the register or was on it on a day of the month. The days of all reasons and the unknown days add up to the days of the month. */
export type StaffMonth = {
  __typename?: 'StaffMonth';
  /** Days absent. */
  absent: Scalars['Int']['output'];
  /** Days off. */
  dayOff: Scalars['Int']['output'];
  /** All days of the month, ascending. */
  days: Array<MonthDayMark>;
  /** What should be checked in the sign-ins of each date, ascending; dates with nothing to check are left out. Possible kinds: AWAY, SAME_FIX, TRAVEL and RECOGNISED_WITHOUT_PHOTO. Photos are not read for it, and sign-outs are not checked. Errors: those of the sign-ins of the month and of 28 days before each day. */
  findings: Array<MonthFinding>;
  /** Holidays. */
  holiday: Scalars['Int']['output'];
  /** Stable key: the staff ID, followed by a number for a person who had it before somebody else. */
  key: Scalars['ID']['output'];
  /** Days late. */
  late: Scalars['Int']['output'];
  /** Whole minutes after the shift's start, of all days late. */
  lateMinutes: Scalars['Int']['output'];
  /** Days on which the absent list names the person, whatever the reason; only days that are known count. */
  listedAbsent: Scalars['Int']['output'];
  /** Days that are not known. */
  notKnown: Scalars['Int']['output'];
  /** Working days on leave without a sign-in or sign-out, of the extension leave; 0 without it. */
  onLeave: Scalars['Int']['output'];
  /** Days with any other reason: not due yet, signed out only, new, no shift, unexplained. */
  other: Scalars['Int']['output'];
  /** Days of an outage. */
  outage: Scalars['Int']['output'];
  /** Days present, those late left out. */
  present: Scalars['Int']['output'];
  /** Name of the shift on the register; an empty string when there is none. */
  shift: Scalars['String']['output'];
  /** Staff member, as lists or the register show them on the last day of the month that names them. */
  staff: StaffSummary;
};

/** One step of a sort of the staff list. */
export type StaffOrder = {
  /** The column. */
  column: StaffColumn;
  /** Direction. */
  direction?: Direction;
};

/** What was read of a spreadsheet. Show it to people before anything is sent. */
export type StaffSheet = {
  __typename?: 'StaffSheet';
  /** Line of the column headings. */
  headingLine: Scalars['Int']['output'];
  /** Column headings from left to right, without blank ones. */
  headings: Array<SheetHeading>;
  /** Rows that a filter or a person has hidden in the spreadsheet program. They are read like the others. */
  hiddenRows: Scalars['Int']['output'];
  /** The sheet is hidden in the spreadsheet program. */
  isHidden: Scalars['Boolean']['output'];
  /** Fields that have no column. The rows repeat it for the name alone. */
  missingFields: Array<Scalars['String']['output']>;
  /** Name of the sheet that was read, always the first; null for a CSV file. */
  name?: Maybe<Scalars['String']['output']>;
  /** Names of the sheets that were not read, in their order. */
  otherSheets: Array<Scalars['String']['output']>;
  /** What people should know about the sheet, in sentences: hidden rows, missing columns, two columns for one field and the like. Empty when there is nothing. */
  remarks: Array<Scalars['String']['output']>;
};

/** The parts of a staff record that every report repeats, as upstream embeds them. A missing part is an empty string. */
export type StaffSummary = {
  __typename?: 'StaffSummary';
  /** Department. */
  department: Scalars['String']['output'];
  /** District of the staff record. */
  district: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Upstream's id of the person, who keeps it when a staff ID is given to somebody else; null where the reply does not say it. */
  personID?: Maybe<Scalars['ID']['output']>;
  /** Reference photo; null when the record has none. */
  photo?: Maybe<Photo>;
  /** Service centre of the staff record. */
  serviceCentre: Scalars['String']['output'];
  /** Staff ID as text, at most 64 characters; unique; leading zeros are kept. */
  staffID: Scalars['String']['output'];
};

/** One day of the trend. Numbers are people, each staff ID once; a number is null when it is unknown, never 0: its call failed for the day, or its reply was neither success nor error. */
export type TrendDay = {
  __typename?: 'TrendDay';
  /** People listed as absent; null when GET /attendance/exception could not be read for the day, and for a day before the company has records. */
  absent?: Maybe<Scalars['Int']['output']>;
  /** People who signed in; null when GET /attendance/findall could not be read for the day. */
  attendance?: Maybe<Scalars['Int']['output']>;
  /** The day. */
  date: Scalars['Date']['output'];
  /** True on Saturday and Sunday. */
  isWeekend: Scalars['Boolean']['output'];
  /** People listed as late; null when GET /attendance/lateness could not be read for the day. */
  lateness?: Maybe<Scalars['Int']['output']>;
};

/** Values to change of a shift. Missing, null and empty values stay as they are. */
export type UpdateShiftInput = {
  /** End, HH:MM or HH:MM:SS. */
  endTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** Clock time after the start, or a grace duration at or before it, HH:MM or HH:MM:SS. */
  latenessThreshold?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Late days in a month that make serial lateness, 1 to 10. */
  serialLatenessThreshold?: InputMaybe<Scalars['Int']['input']>;
  /** Start, HH:MM or HH:MM:SS. */
  startTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** Values to change of a staff record. Missing, null and empty values stay as they are; the staff ID cannot change. */
export type UpdateStaffInput = {
  /** Department. */
  department?: InputMaybe<Scalars['String']['input']>;
  /** District of the staff record. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** Reference photo: PNG or JPEG by content, at most 8 MiB; metadata is removed. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Full name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Service centre of the staff record. */
  serviceCentre?: InputMaybe<Scalars['String']['input']>;
  /** Upstream's id of the shift. */
  shift?: InputMaybe<Scalars['ID']['input']>;
  /** Organisational unit. */
  unit?: InputMaybe<Scalars['String']['input']>;
};

/** Values to change of a dashboard user. Missing, null and empty values stay as they are; `isActive: false` is a value. */
export type UpdateUserInput = {
  /** District. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** Whether the user may sign in. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** MAC address of the user's device; it cannot be cleared. */
  macAddress?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Role. */
  role?: InputMaybe<Role>;
  /** Service centre. */
  serviceCentre?: InputMaybe<Scalars['String']['input']>;
};

/** A dashboard user. */
export type User = {
  __typename?: 'User';
  /** When the user was created; null when the reply lacks it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** District; an empty string when missing. */
  district: Scalars['String']['output'];
  /** Email address the user signs in with. */
  email: Scalars['String']['output'];
  /** Upstream's id of the user. */
  id: Scalars['ID']['output'];
  /** Whether the user may sign in; false when the reply lacks it. */
  isActive: Scalars['Boolean']['output'];
  /** MAC address of the user's device; an empty string when missing. */
  macAddress: Scalars['String']['output'];
  /** Full name; an empty string when missing. */
  name: Scalars['String']['output'];
  /** Role; null when upstream sends another value than the three. */
  role?: Maybe<Role>;
  /** Service centre; an empty string when missing. */
  serviceCentre: Scalars['String']['output'];
};

/** Columns of the users list, in table order. */
export type UserColumn =
  /** Day of creation, YYYY-MM-DD. */
  | 'CREATED_ON'
  /** District. */
  | 'DISTRICT'
  /** Email address. */
  | 'EMAIL'
  /** Yes or No. */
  | 'IS_ACTIVE'
  /** MAC address. */
  | 'MAC_ADDRESS'
  /** Full name. */
  | 'NAME'
  /** Role: admin, management or user. */
  | 'ROLE'
  /** Service centre. */
  | 'SERVICE_CENTRE';

/** A condition on one column of the users list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type UserCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<UserCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<UserCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<UserColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<UserCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the users list. */
export type UserList = {
  __typename?: 'UserList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<User>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the users list. */
export type UserListFacetsArgs = {
  columns: Array<UserColumn>;
};

/** One step of a sort of the users list. */
export type UserOrder = {
  /** The column. */
  column: UserColumn;
  /** Direction. */
  direction?: Direction;
};

/** Where somebody usually signs in. */
export type UsualPlace = {
  __typename?: 'UsualPlace';
  /** What it was learned from. */
  basis: UsualPlaceBasis;
  /** Sign-ins that it was learned from; days of the centre where the basis is not OWN. */
  count: Scalars['Int']['output'];
  /** Degrees north. */
  latitude: Scalars['Latitude']['output'];
  /** Degrees east. */
  longitude: Scalars['Longitude']['output'];
};

/** What a usual place was learned from. */
export type UsualPlaceBasis =
  /** The median of the sign-ins at the person's service centre, because the person has too few. */
  | 'CENTRE'
  /** The new place of the person's service centre: its records moved together, and the person's were with them before. */
  | 'MOVED_CENTRE'
  /** The median of the person's own sign-ins of the 28 days before; needs five or more. */
  | 'OWN';

/** What a reviewer says of the two photos of an attendance record. */
export type Verdict =
  /** It cannot be told from these photos. */
  | 'CANNOT_TELL'
  /** They show two people. */
  | 'DIFFERENT'
  /** They show one person. */
  | 'SAME';

/** The caller: read from the token's claims; for a machine token, from the service. */
export type Viewer = {
  __typename?: 'Viewer';
  /** District of the user; an empty string when the token has none. It limits nothing. */
  district: Scalars['String']['output'];
  /** Email address that the user signs in with; for a machine token, of the user who made it. */
  email: Scalars['String']['output'];
  /** The machine token of the caller; null for a person who signed in. */
  machineToken?: Maybe<MachineToken>;
  /** Role; decides which fields answer. */
  role: Role;
  /** Upstream's id of the user, or of the machine token. */
  userID: Scalars['ID']['output'];
};

/** A device whose key is not revoked, as the service watches it. Needs version 2 of the extension intake. */
export type WatchedDevice = {
  __typename?: 'WatchedDevice';
  /** Upstream's id of its key. */
  id: Scalars['ID']['output'];
  /** When its last record arrived; null when it has never sent one. */
  lastRecordAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which device it is. */
  name: Scalars['String']['output'];
  /** Records that arrived today; null when the reply lacks them. */
  recordsToday?: Maybe<Scalars['Int']['output']>;
  /** Service centre of the device; an empty string when it may record for any. */
  serviceCentre: Scalars['String']['output'];
  /** Whole minutes since its last record arrived; null as above. */
  silentMinutes?: Maybe<Scalars['Int']['output']>;
  /** What is known of it today. */
  state: DeviceState;
  /** Records of such a weekday in the last four weeks, the median; null where none is usual. */
  usualRecords?: Maybe<Scalars['Int']['output']>;
  /** Time of day, HH:MM:SS, until which its first record has come on each of those days; null as above. */
  usualStart?: Maybe<Scalars['String']['output']>;
};

/** Columns of the device list, in table order. */
export type WatchedDeviceColumn =
  /** Which device it is. */
  | 'DEVICE'
  /** When its last record arrived. */
  | 'LAST_RECORD'
  /** Records that arrived today. */
  | 'RECORDS_TODAY'
  /** The one service centre that the device records for, or Any. */
  | 'SERVICE_CENTRE'
  /** Silent, Sending, Not due yet or Not expected. */
  | 'STATE'
  /** Records of such a weekday in the last four weeks, the median; empty where none is usual. */
  | 'USUAL_RECORDS'
  /** Time until which its first record usually comes on those days, HH:MM:SS: the median and thrice the distance from it that half of them keep, no later than the latest. */
  | 'USUAL_START';

/** A condition on one column of the device list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type WatchedDeviceCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: InputMaybe<Array<WatchedDeviceCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: InputMaybe<Array<WatchedDeviceCondition>>;
  /** The column that the parts below compare, up to the groups. */
  column?: InputMaybe<WatchedDeviceColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of LAST_RECORD, USUAL_START. */
  fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  not?: InputMaybe<WatchedDeviceCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the device list. */
export type WatchedDeviceList = {
  __typename?: 'WatchedDeviceList';
  /** When this list was last revalidated with upstream. */
  asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  facets: Array<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  nodes: Array<WatchedDevice>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  unfilteredCount: Scalars['Int']['output'];
};


/** A page of the device list. */
export type WatchedDeviceListFacetsArgs = {
  columns: Array<WatchedDeviceColumn>;
};

/** One step of a sort of the device list. */
export type WatchedDeviceOrder = {
  /** The column. */
  column: WatchedDeviceColumn;
  /** Direction. */
  direction?: Direction;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Absentee: ResolverTypeWrapper<AbsentRow>;
  AbsenteeColumn: AbsenteeColumn;
  AbsenteeCondition: AbsenteeCondition;
  AbsenteeDay: ResolverTypeWrapper<MonthlyDayRow>;
  AbsenteeDayColumn: AbsenteeDayColumn;
  AbsenteeDayCondition: AbsenteeDayCondition;
  AbsenteeDayList: ResolverTypeWrapper<ListPage<MonthlyDayRow>>;
  AbsenteeDayOrder: AbsenteeDayOrder;
  AbsenteeList: ResolverTypeWrapper<ListPage<AbsentRow>>;
  AbsenteeOrder: AbsenteeOrder;
  AbsenteeSummaryColumn: AbsenteeSummaryColumn;
  AbsenteeSummaryCondition: AbsenteeSummaryCondition;
  AbsenteeSummaryList: ResolverTypeWrapper<ListPage<MonthlyRow>>;
  AbsenteeSummaryOrder: AbsenteeSummaryOrder;
  AbsenteeSummaryRecord: ResolverTypeWrapper<MonthlyRow>;
  AttendanceColumn: AttendanceColumn;
  AttendanceCondition: AttendanceCondition;
  AttendanceList: ResolverTypeWrapper<AttendancePage>;
  AttendanceMode: AttendanceMode;
  AttendanceMonthColumn: AttendanceMonthColumn;
  AttendanceMonthCondition: AttendanceMonthCondition;
  AttendanceMonthList: ResolverTypeWrapper<AttendanceMonthPage>;
  AttendanceMonthOrder: AttendanceMonthOrder;
  AttendanceOrder: AttendanceOrder;
  AttendanceRecord: ResolverTypeWrapper<FoundRecordRow>;
  AttendanceTrend: ResolverTypeWrapper<AttendanceTrend>;
  BatchEdit: ResolverTypeWrapper<BatchEdit>;
  BatchEditValue: ResolverTypeWrapper<BatchEditValue>;
  BatchProblem: ResolverTypeWrapper<BatchProblem>;
  BatchProblemSeverity: BatchProblemSeverity;
  BatchRow: ResolverTypeWrapper<RowReport>;
  BatchRowOutcome: BatchRowOutcome;
  BatchTotals: ResolverTypeWrapper<BatchTotals>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Capabilities: ResolverTypeWrapper<Capabilities>;
  Change: ResolverTypeWrapper<ChangeRow>;
  ChangeAction: ChangeAction;
  ChangeColumn: ChangeColumn;
  ChangeCondition: ChangeCondition;
  ChangeList: ResolverTypeWrapper<ListPage<ChangeRow>>;
  ChangeOrder: ChangeOrder;
  ChangeSubject: ChangeSubject;
  ChangedField: ResolverTypeWrapper<ChangedField>;
  ComparedChange: ComparedChange;
  ComparedDays: ComparedDays;
  ComparedStaff: ResolverTypeWrapper<ComparedStaffRow>;
  ComparedStaffColumn: ComparedStaffColumn;
  ComparedStaffCondition: ComparedStaffCondition;
  ComparedStaffList: ResolverTypeWrapper<ComparedPage>;
  ComparedStaffOrder: ComparedStaffOrder;
  ComparisonMeasure: ComparisonMeasure;
  Confirmation: ResolverTypeWrapper<Written>;
  Count: ResolverTypeWrapper<Count>;
  Coverage: ResolverTypeWrapper<Coverage>;
  CreateDeviceKeyInput: CreateDeviceKeyInput;
  CreateMachineTokenInput: CreateMachineTokenInput;
  CreateShiftInput: CreateShiftInput;
  CreateStaffInput: CreateStaffInput;
  CreateUserInput: CreateUserInput;
  CreatedCredential: ResolverTypeWrapper<CreatedCredential>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayFact: ResolverTypeWrapper<DayFactRow>;
  DayFactKind: DayFactKind;
  DayOrder: DayOrder;
  DayReason: DayReason;
  DayReasonCount: ResolverTypeWrapper<DayReasonCount>;
  DayUnknown: DayUnknown;
  DeviceKey: ResolverTypeWrapper<DeviceKeyRow>;
  DeviceKeyColumn: DeviceKeyColumn;
  DeviceKeyCondition: DeviceKeyCondition;
  DeviceKeyList: ResolverTypeWrapper<ListPage<DeviceKeyRow>>;
  DeviceKeyOrder: DeviceKeyOrder;
  DeviceState: DeviceState;
  DigestScope: DigestScope;
  Direction: Direction;
  DistrictCentres: ResolverTypeWrapper<DistrictCentres>;
  Extension: ResolverTypeWrapper<Extension>;
  Facet: ResolverTypeWrapper<Facet>;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  Finding: ResolverTypeWrapper<Omit<Finding, 'photos'> & { photos: Array<ResolversTypes['FindingPhoto']> }>;
  FindingKind: FindingKind;
  FindingPhoto: ResolverTypeWrapper<Omit<FindingPhoto, 'photo'> & { photo: ResolversTypes['Photo'] }>;
  FindingRecord: ResolverTypeWrapper<FindingRecord>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FoundStaff: ResolverTypeWrapper<Omit<FoundStaff, 'nodes'> & { nodes: Array<ResolversTypes['StaffSummary']> }>;
  Holiday: ResolverTypeWrapper<HolidayRow>;
  HolidayColumn: HolidayColumn;
  HolidayCondition: HolidayCondition;
  HolidayList: ResolverTypeWrapper<ListPage<HolidayRow>>;
  HolidayOrder: HolidayOrder;
  HoursSum: ResolverTypeWrapper<HoursSum>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Judging: ResolverTypeWrapper<Judging>;
  LatenessColumn: LatenessColumn;
  LatenessCondition: LatenessCondition;
  LatenessList: ResolverTypeWrapper<ListPage<LatenessRow>>;
  LatenessOrder: LatenessOrder;
  LatenessRecord: ResolverTypeWrapper<LatenessRow>;
  LatenessShift: ResolverTypeWrapper<LatenessShift>;
  Latitude: ResolverTypeWrapper<Scalars['Latitude']['output']>;
  Leave: ResolverTypeWrapper<LeaveRow>;
  LeaveBatch: ResolverTypeWrapper<ImportedLeaves>;
  LeaveBatchRow: ResolverTypeWrapper<LeaveRowReport>;
  LeaveBatchTotals: ResolverTypeWrapper<LeaveBatchTotals>;
  LeaveChanges: LeaveChanges;
  LeaveColumn: LeaveColumn;
  LeaveCondition: LeaveCondition;
  LeaveInput: LeaveInput;
  LeaveKind: LeaveKind;
  LeaveList: ResolverTypeWrapper<ListPage<LeaveRow>>;
  LeaveOfDay: ResolverTypeWrapper<LeaveOfDay>;
  LeaveOrder: LeaveOrder;
  LeaveRowOutcome: LeaveRowOutcome;
  Letter: ResolverTypeWrapper<LetterRow>;
  LetterDay: ResolverTypeWrapper<LetterDay>;
  LetterKind: LetterKind;
  LetterOrigin: LetterOrigin;
  LetterPack: ResolverTypeWrapper<Pack>;
  LetterRecord: ResolverTypeWrapper<LetterRecordRow>;
  LetterRule: ResolverTypeWrapper<LetterRule>;
  LetterSettings: ResolverTypeWrapper<Omit<LetterSettings, 'letterhead'> & { letterhead: ResolversTypes['Letterhead'] }>;
  LetterStep: LetterStep;
  LetterText: ResolverTypeWrapper<LetterText>;
  LetterTextInput: LetterTextInput;
  Letterhead: ResolverTypeWrapper<PrintedLetterhead>;
  LetterheadInput: LetterheadInput;
  LettersRecorded: ResolverTypeWrapper<LettersRecorded>;
  Longitude: ResolverTypeWrapper<Scalars['Longitude']['output']>;
  MachineToken: ResolverTypeWrapper<MachineTokenRow>;
  MachineTokenColumn: MachineTokenColumn;
  MachineTokenCondition: MachineTokenCondition;
  MachineTokenList: ResolverTypeWrapper<ListPage<MachineTokenRow>>;
  MachineTokenOrder: MachineTokenOrder;
  MailState: MailState;
  MissingPunch: MissingPunch;
  Month: ResolverTypeWrapper<Scalars['Month']['output']>;
  MonthDayMark: ResolverTypeWrapper<DayMark>;
  MonthDayTotal: ResolverTypeWrapper<DayTotal>;
  MonthFinding: ResolverTypeWrapper<MonthFinding>;
  MorningMail: ResolverTypeWrapper<MorningMailRow>;
  MorningMailChoice: ResolverTypeWrapper<MorningMailChoiceRow>;
  MorningMailColumn: MorningMailColumn;
  MorningMailCondition: MorningMailCondition;
  MorningMailInput: MorningMailInput;
  MorningMailList: ResolverTypeWrapper<ListPage<MorningMailRow>>;
  MorningMailOrder: MorningMailOrder;
  MorningMailPreview: ResolverTypeWrapper<MorningMailPreview>;
  MovedCentre: ResolverTypeWrapper<MovedCentre>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NearSerialLateness: ResolverTypeWrapper<NearSerialLatenessRow>;
  NearSerialLatenessColumn: NearSerialLatenessColumn;
  NearSerialLatenessCondition: NearSerialLatenessCondition;
  NearSerialLatenessList: ResolverTypeWrapper<NearSerialLatenessPage>;
  NearSerialLatenessOrder: NearSerialLatenessOrder;
  Office: ResolverTypeWrapper<Office>;
  OfficeColumn: OfficeColumn;
  OfficeCondition: OfficeCondition;
  OfficeList: ResolverTypeWrapper<ListPage<Office>>;
  OfficeOrder: OfficeOrder;
  OperationRole: ResolverTypeWrapper<OperationRole>;
  Organisation: ResolverTypeWrapper<OrganisationLists>;
  Overview: ResolverTypeWrapper<OverviewDay>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PersonDay: ResolverTypeWrapper<PersonDayRow>;
  PersonDayColumn: PersonDayColumn;
  PersonDayCondition: PersonDayCondition;
  PersonDayList: ResolverTypeWrapper<ExplainedDayPage>;
  PersonDayOrder: PersonDayOrder;
  PersonMonth: ResolverTypeWrapper<PersonMonthAnswer>;
  PersonMonthCounts: ResolverTypeWrapper<PersonMonthCounts>;
  PersonMonthDay: ResolverTypeWrapper<PersonMonthDayRow>;
  PersonMonthDayColumn: PersonMonthDayColumn;
  PersonMonthDayCondition: PersonMonthDayCondition;
  PersonMonthDayList: ResolverTypeWrapper<ListPage<PersonMonthDayRow>>;
  PersonMonthDayOrder: PersonMonthDayOrder;
  Photo: ResolverTypeWrapper<PhotoAddress>;
  PhotoComparison: ResolverTypeWrapper<PhotoComparison>;
  PhotoFinding: ResolverTypeWrapper<PhotoFindingRow>;
  PhotoFindingColumn: PhotoFindingColumn;
  PhotoFindingCondition: PhotoFindingCondition;
  PhotoFindingList: ResolverTypeWrapper<PhotoFindingPage>;
  PhotoFindingOrder: PhotoFindingOrder;
  PrintedLetterInput: PrintedLetterInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReconciledCount: ResolverTypeWrapper<ReconciledCount>;
  ReconciledGroup: ReconciledGroup;
  ReconciledStaff: ResolverTypeWrapper<ReconciledStaffRow>;
  ReconciledStaffColumn: ReconciledStaffColumn;
  ReconciledStaffCondition: ReconciledStaffCondition;
  ReconciledStaffList: ResolverTypeWrapper<ListPage<ReconciledStaffRow>>;
  ReconciledStaffOrder: ReconciledStaffOrder;
  Reconciliation: ResolverTypeWrapper<Reconciliation>;
  RecordVerdict: ResolverTypeWrapper<VerdictRow>;
  RecordedLetter: ResolverTypeWrapper<RecordedLetterRow>;
  RecordedLetterColumn: RecordedLetterColumn;
  RecordedLetterCondition: RecordedLetterCondition;
  RecordedLetterList: ResolverTypeWrapper<ListPage<RecordedLetterRow>>;
  RecordedLetterOrder: RecordedLetterOrder;
  RecordingOutcome: RecordingOutcome;
  RecordingVerdict: ResolverTypeWrapper<RecordingVerdict>;
  Review: ResolverTypeWrapper<CaseFile>;
  ReviewClaims: ResolverTypeWrapper<Omit<ReviewClaims, 'records'> & { records: Array<ResolversTypes['AttendanceRecord']> }>;
  ReviewColumn: ReviewColumn;
  ReviewCondition: ReviewCondition;
  ReviewList: ResolverTypeWrapper<ListPage<ReviewRow>>;
  ReviewOrder: ReviewOrder;
  ReviewState: ReviewState;
  ReviewedRecord: ResolverTypeWrapper<ReviewRow>;
  Role: Role;
  SeenPhotos: SeenPhotos;
  SerialLatenessColumn: SerialLatenessColumn;
  SerialLatenessCondition: SerialLatenessCondition;
  SerialLatenessDay: ResolverTypeWrapper<MonthlyDayRow>;
  SerialLatenessDayColumn: SerialLatenessDayColumn;
  SerialLatenessDayCondition: SerialLatenessDayCondition;
  SerialLatenessDayList: ResolverTypeWrapper<SerialLatenessDayPage>;
  SerialLatenessDayOrder: SerialLatenessDayOrder;
  SerialLatenessList: ResolverTypeWrapper<ListPage<MonthlyRow>>;
  SerialLatenessOrder: SerialLatenessOrder;
  SerialLatenessRecord: ResolverTypeWrapper<MonthlyRow>;
  SheetHeading: ResolverTypeWrapper<SheetHeading>;
  Shift: ResolverTypeWrapper<ShiftRow>;
  ShiftColumn: ShiftColumn;
  ShiftCondition: ShiftCondition;
  ShiftList: ResolverTypeWrapper<ListPage<ShiftRow>>;
  ShiftName: ResolverTypeWrapper<ShiftName>;
  ShiftOrder: ShiftOrder;
  ShiftTrial: ResolverTypeWrapper<TriedShift>;
  ShiftTrialMonth: ResolverTypeWrapper<TriedMonth>;
  ShiftTrialPerson: ResolverTypeWrapper<TrialPerson>;
  SignIn: ResolverTypeWrapper<Omit<SignIn, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Source: ResolverTypeWrapper<Source>;
  StaffBatch: ResolverTypeWrapper<ImportedBatch>;
  StaffColumn: StaffColumn;
  StaffCondition: StaffCondition;
  StaffHoursColumn: StaffHoursColumn;
  StaffHoursCondition: StaffHoursCondition;
  StaffHoursList: ResolverTypeWrapper<StaffHoursPage>;
  StaffHoursOrder: StaffHoursOrder;
  StaffHoursRecord: ResolverTypeWrapper<StaffHoursRow>;
  StaffList: ResolverTypeWrapper<ListPage<StaffMemberRow>>;
  StaffMember: ResolverTypeWrapper<StaffMemberRow>;
  StaffMonth: ResolverTypeWrapper<StaffMonthRow>;
  StaffOrder: StaffOrder;
  StaffSheet: ResolverTypeWrapper<SheetFacts>;
  StaffSummary: ResolverTypeWrapper<StaffSummaryRow>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TimeOfDay: ResolverTypeWrapper<Scalars['TimeOfDay']['output']>;
  TrendDay: ResolverTypeWrapper<TrendDay>;
  UpdateShiftInput: UpdateShiftInput;
  UpdateStaffInput: UpdateStaffInput;
  UpdateUserInput: UpdateUserInput;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  User: ResolverTypeWrapper<UserRow>;
  UserColumn: UserColumn;
  UserCondition: UserCondition;
  UserList: ResolverTypeWrapper<ListPage<UserRow>>;
  UserOrder: UserOrder;
  UsualPlace: ResolverTypeWrapper<UsualPlace>;
  UsualPlaceBasis: UsualPlaceBasis;
  Verdict: Verdict;
  Viewer: ResolverTypeWrapper<Omit<Viewer, 'machineToken'> & { machineToken?: Maybe<ResolversTypes['MachineToken']> }>;
  WatchedDevice: ResolverTypeWrapper<WatchedDeviceRow>;
  WatchedDeviceColumn: WatchedDeviceColumn;
  WatchedDeviceCondition: WatchedDeviceCondition;
  WatchedDeviceList: ResolverTypeWrapper<ListPage<WatchedDeviceRow>>;
  WatchedDeviceOrder: WatchedDeviceOrder;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Absentee: AbsentRow;
  AbsenteeCondition: AbsenteeCondition;
  AbsenteeDay: MonthlyDayRow;
  AbsenteeDayCondition: AbsenteeDayCondition;
  AbsenteeDayList: ListPage<MonthlyDayRow>;
  AbsenteeDayOrder: AbsenteeDayOrder;
  AbsenteeList: ListPage<AbsentRow>;
  AbsenteeOrder: AbsenteeOrder;
  AbsenteeSummaryCondition: AbsenteeSummaryCondition;
  AbsenteeSummaryList: ListPage<MonthlyRow>;
  AbsenteeSummaryOrder: AbsenteeSummaryOrder;
  AbsenteeSummaryRecord: MonthlyRow;
  AttendanceCondition: AttendanceCondition;
  AttendanceList: AttendancePage;
  AttendanceMonthCondition: AttendanceMonthCondition;
  AttendanceMonthList: AttendanceMonthPage;
  AttendanceMonthOrder: AttendanceMonthOrder;
  AttendanceOrder: AttendanceOrder;
  AttendanceRecord: FoundRecordRow;
  AttendanceTrend: AttendanceTrend;
  BatchEdit: BatchEdit;
  BatchEditValue: BatchEditValue;
  BatchProblem: BatchProblem;
  BatchRow: RowReport;
  BatchTotals: BatchTotals;
  Boolean: Scalars['Boolean']['output'];
  Capabilities: Capabilities;
  Change: ChangeRow;
  ChangeCondition: ChangeCondition;
  ChangeList: ListPage<ChangeRow>;
  ChangeOrder: ChangeOrder;
  ChangedField: ChangedField;
  ComparedStaff: ComparedStaffRow;
  ComparedStaffCondition: ComparedStaffCondition;
  ComparedStaffList: ComparedPage;
  ComparedStaffOrder: ComparedStaffOrder;
  Confirmation: Written;
  Count: Count;
  Coverage: Coverage;
  CreateDeviceKeyInput: CreateDeviceKeyInput;
  CreateMachineTokenInput: CreateMachineTokenInput;
  CreateShiftInput: CreateShiftInput;
  CreateStaffInput: CreateStaffInput;
  CreateUserInput: CreateUserInput;
  CreatedCredential: CreatedCredential;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DayFact: DayFactRow;
  DayReasonCount: DayReasonCount;
  DeviceKey: DeviceKeyRow;
  DeviceKeyCondition: DeviceKeyCondition;
  DeviceKeyList: ListPage<DeviceKeyRow>;
  DeviceKeyOrder: DeviceKeyOrder;
  DistrictCentres: DistrictCentres;
  Extension: Extension;
  Facet: Facet;
  FacetValue: FacetValue;
  Finding: Omit<Finding, 'photos'> & { photos: Array<ResolversParentTypes['FindingPhoto']> };
  FindingPhoto: Omit<FindingPhoto, 'photo'> & { photo: ResolversParentTypes['Photo'] };
  FindingRecord: FindingRecord;
  Float: Scalars['Float']['output'];
  FoundStaff: Omit<FoundStaff, 'nodes'> & { nodes: Array<ResolversParentTypes['StaffSummary']> };
  Holiday: HolidayRow;
  HolidayCondition: HolidayCondition;
  HolidayList: ListPage<HolidayRow>;
  HolidayOrder: HolidayOrder;
  HoursSum: HoursSum;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Judging: Judging;
  LatenessCondition: LatenessCondition;
  LatenessList: ListPage<LatenessRow>;
  LatenessOrder: LatenessOrder;
  LatenessRecord: LatenessRow;
  LatenessShift: LatenessShift;
  Latitude: Scalars['Latitude']['output'];
  Leave: LeaveRow;
  LeaveBatch: ImportedLeaves;
  LeaveBatchRow: LeaveRowReport;
  LeaveBatchTotals: LeaveBatchTotals;
  LeaveChanges: LeaveChanges;
  LeaveCondition: LeaveCondition;
  LeaveInput: LeaveInput;
  LeaveList: ListPage<LeaveRow>;
  LeaveOfDay: LeaveOfDay;
  LeaveOrder: LeaveOrder;
  Letter: LetterRow;
  LetterDay: LetterDay;
  LetterPack: Pack;
  LetterRecord: LetterRecordRow;
  LetterRule: LetterRule;
  LetterSettings: Omit<LetterSettings, 'letterhead'> & { letterhead: ResolversParentTypes['Letterhead'] };
  LetterText: LetterText;
  LetterTextInput: LetterTextInput;
  Letterhead: PrintedLetterhead;
  LetterheadInput: LetterheadInput;
  LettersRecorded: LettersRecorded;
  Longitude: Scalars['Longitude']['output'];
  MachineToken: MachineTokenRow;
  MachineTokenCondition: MachineTokenCondition;
  MachineTokenList: ListPage<MachineTokenRow>;
  MachineTokenOrder: MachineTokenOrder;
  Month: Scalars['Month']['output'];
  MonthDayMark: DayMark;
  MonthDayTotal: DayTotal;
  MonthFinding: MonthFinding;
  MorningMail: MorningMailRow;
  MorningMailChoice: MorningMailChoiceRow;
  MorningMailCondition: MorningMailCondition;
  MorningMailInput: MorningMailInput;
  MorningMailList: ListPage<MorningMailRow>;
  MorningMailOrder: MorningMailOrder;
  MorningMailPreview: MorningMailPreview;
  MovedCentre: MovedCentre;
  Mutation: Record<PropertyKey, never>;
  NearSerialLateness: NearSerialLatenessRow;
  NearSerialLatenessCondition: NearSerialLatenessCondition;
  NearSerialLatenessList: NearSerialLatenessPage;
  NearSerialLatenessOrder: NearSerialLatenessOrder;
  Office: Office;
  OfficeCondition: OfficeCondition;
  OfficeList: ListPage<Office>;
  OfficeOrder: OfficeOrder;
  OperationRole: OperationRole;
  Organisation: OrganisationLists;
  Overview: OverviewDay;
  PageInfo: PageInfo;
  PersonDay: PersonDayRow;
  PersonDayCondition: PersonDayCondition;
  PersonDayList: ExplainedDayPage;
  PersonDayOrder: PersonDayOrder;
  PersonMonth: PersonMonthAnswer;
  PersonMonthCounts: PersonMonthCounts;
  PersonMonthDay: PersonMonthDayRow;
  PersonMonthDayCondition: PersonMonthDayCondition;
  PersonMonthDayList: ListPage<PersonMonthDayRow>;
  PersonMonthDayOrder: PersonMonthDayOrder;
  Photo: PhotoAddress;
  PhotoComparison: PhotoComparison;
  PhotoFinding: PhotoFindingRow;
  PhotoFindingCondition: PhotoFindingCondition;
  PhotoFindingList: PhotoFindingPage;
  PhotoFindingOrder: PhotoFindingOrder;
  PrintedLetterInput: PrintedLetterInput;
  Query: Record<PropertyKey, never>;
  ReconciledCount: ReconciledCount;
  ReconciledStaff: ReconciledStaffRow;
  ReconciledStaffCondition: ReconciledStaffCondition;
  ReconciledStaffList: ListPage<ReconciledStaffRow>;
  ReconciledStaffOrder: ReconciledStaffOrder;
  Reconciliation: Reconciliation;
  RecordVerdict: VerdictRow;
  RecordedLetter: RecordedLetterRow;
  RecordedLetterCondition: RecordedLetterCondition;
  RecordedLetterList: ListPage<RecordedLetterRow>;
  RecordedLetterOrder: RecordedLetterOrder;
  RecordingVerdict: RecordingVerdict;
  Review: CaseFile;
  ReviewClaims: Omit<ReviewClaims, 'records'> & { records: Array<ResolversParentTypes['AttendanceRecord']> };
  ReviewCondition: ReviewCondition;
  ReviewList: ListPage<ReviewRow>;
  ReviewOrder: ReviewOrder;
  ReviewedRecord: ReviewRow;
  SeenPhotos: SeenPhotos;
  SerialLatenessCondition: SerialLatenessCondition;
  SerialLatenessDay: MonthlyDayRow;
  SerialLatenessDayCondition: SerialLatenessDayCondition;
  SerialLatenessDayList: SerialLatenessDayPage;
  SerialLatenessDayOrder: SerialLatenessDayOrder;
  SerialLatenessList: ListPage<MonthlyRow>;
  SerialLatenessOrder: SerialLatenessOrder;
  SerialLatenessRecord: MonthlyRow;
  SheetHeading: SheetHeading;
  Shift: ShiftRow;
  ShiftCondition: ShiftCondition;
  ShiftList: ListPage<ShiftRow>;
  ShiftName: ShiftName;
  ShiftOrder: ShiftOrder;
  ShiftTrial: TriedShift;
  ShiftTrialMonth: TriedMonth;
  ShiftTrialPerson: TrialPerson;
  SignIn: Omit<SignIn, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Source: Source;
  StaffBatch: ImportedBatch;
  StaffCondition: StaffCondition;
  StaffHoursCondition: StaffHoursCondition;
  StaffHoursList: StaffHoursPage;
  StaffHoursOrder: StaffHoursOrder;
  StaffHoursRecord: StaffHoursRow;
  StaffList: ListPage<StaffMemberRow>;
  StaffMember: StaffMemberRow;
  StaffMonth: StaffMonthRow;
  StaffOrder: StaffOrder;
  StaffSheet: SheetFacts;
  StaffSummary: StaffSummaryRow;
  String: Scalars['String']['output'];
  TimeOfDay: Scalars['TimeOfDay']['output'];
  TrendDay: TrendDay;
  UpdateShiftInput: UpdateShiftInput;
  UpdateStaffInput: UpdateStaffInput;
  UpdateUserInput: UpdateUserInput;
  Upload: Scalars['Upload']['output'];
  User: UserRow;
  UserCondition: UserCondition;
  UserList: ListPage<UserRow>;
  UserOrder: UserOrder;
  UsualPlace: UsualPlace;
  Viewer: Omit<Viewer, 'machineToken'> & { machineToken?: Maybe<ResolversParentTypes['MachineToken']> };
  WatchedDevice: WatchedDeviceRow;
  WatchedDeviceCondition: WatchedDeviceCondition;
  WatchedDeviceList: ListPage<WatchedDeviceRow>;
  WatchedDeviceOrder: WatchedDeviceOrder;
};

export type CallsDirectiveArgs = {
  eachDay?: Maybe<Array<Scalars['String']['input']>>;
  once?: Maybe<Scalars['Int']['input']>;
};

export type CallsDirectiveResolver<Result, Parent, ContextType = Context, Args = CallsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ExtensionDirectiveArgs = {
  name: Scalars['String']['input'];
};

export type ExtensionDirectiveResolver<Result, Parent, ContextType = Context, Args = ExtensionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  requireOneSlicingArgument?: Maybe<Scalars['Boolean']['input']>;
  sizedFields?: Maybe<Array<Scalars['String']['input']>>;
  slicingArguments?: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PageDirectiveArgs = { };

export type PageDirectiveResolver<Result, Parent, ContextType = Context, Args = PageDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PersonalDirectiveArgs = { };

export type PersonalDirectiveResolver<Result, Parent, ContextType = Context, Args = PersonalDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RequiresDirectiveArgs = {
  role: Role;
  whilePasswordDue?: Maybe<Scalars['Boolean']['input']>;
};

export type RequiresDirectiveResolver<Result, Parent, ContextType = Context, Args = RequiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AbsenteeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Absentee'] = ResolversParentTypes['Absentee']> = {
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  onLeave?: Resolver<Maybe<ResolversTypes['LeaveOfDay']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['DayReason']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type AbsenteeDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbsenteeDay'] = ResolversParentTypes['AbsenteeDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCountDifferent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurrence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  onLeave?: Resolver<Maybe<ResolversTypes['LeaveOfDay']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['DayReason']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type AbsenteeDayListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbsenteeDayList'] = ResolversParentTypes['AbsenteeDayList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<AbsenteeDayListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['AbsenteeDay']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AbsenteeListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbsenteeList'] = ResolversParentTypes['AbsenteeList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<AbsenteeListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['Absentee']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AbsenteeSummaryListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbsenteeSummaryList'] = ResolversParentTypes['AbsenteeSummaryList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<AbsenteeSummaryListFacetsArgs, 'columns'>>;
  letters?: Resolver<Maybe<ResolversTypes['LetterPack']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AbsenteeSummaryRecord']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AbsenteeSummaryRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbsenteeSummaryRecord'] = ResolversParentTypes['AbsenteeSummaryRecord']> = {
  datesAbsent?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  dayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysOnLeave?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ignoredEntries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCountDifferent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurrence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type AttendanceListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceList'] = ResolversParentTypes['AttendanceList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<AttendanceListFacetsArgs, 'columns'>>;
  movedCentres?: Resolver<Array<ResolversTypes['MovedCentre']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AttendanceRecord']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  placesCoverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  reviewSource?: Resolver<Maybe<ResolversTypes['Source']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttendanceMonthListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceMonthList'] = ResolversParentTypes['AttendanceMonthList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  dayTotals?: Resolver<Array<ResolversTypes['MonthDayTotal']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<AttendanceMonthListFacetsArgs, 'columns'>>;
  isRegisterOfToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['StaffMonth']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttendanceRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceRecord'] = ResolversParentTypes['AttendanceRecord']> = {
  attendanceDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['Finding']>, ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isImageRecognised?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRepeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Latitude']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Longitude']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['AttendanceMode'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type AttendanceTrendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceTrend'] = ResolversParentTypes['AttendanceTrend']> = {
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['TrendDay']>, ParentType, ContextType>;
  daysRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type BatchEditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchEdit'] = ResolversParentTypes['BatchEdit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['BatchEditValue']>, ParentType, ContextType>;
};

export type BatchEditValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchEditValue'] = ResolversParentTypes['BatchEditValue']> = {
  current?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BatchProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchProblem'] = ResolversParentTypes['BatchProblem']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['BatchProblemSeverity'], ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BatchRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchRow'] = ResolversParentTypes['BatchRow']> = {
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edit?: Resolver<Maybe<ResolversTypes['BatchEdit']>, ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BatchRowOutcome'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['BatchProblem']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staffID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BatchTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchTotals'] = ResolversParentTypes['BatchTotals']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faulty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sendableFaulty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CapabilitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Capabilities'] = ResolversParentTypes['Capabilities']> = {
  extensions?: Resolver<Maybe<Array<ResolversTypes['Extension']>>, ParentType, ContextType>;
  imageUpload?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maximumPageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operations?: Resolver<Array<ResolversTypes['OperationRole']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  action?: Resolver<Maybe<ResolversTypes['ChangeAction']>, ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ChangedField']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['ChangeSubject']>, ParentType, ContextType>;
  subjectID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  who?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeList'] = ResolversParentTypes['ChangeList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<ChangeListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedField'] = ResolversParentTypes['ChangedField']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComparedStaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparedStaff'] = ResolversParentTypes['ComparedStaff']> = {
  change?: Resolver<Maybe<ResolversTypes['ComparedChange']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  earlier?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  earlierBelow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isDifferenceAtLeast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEarlierAtLeast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLaterAtLeast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  later?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  laterBelow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type ComparedStaffListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparedStaffList'] = ResolversParentTypes['ComparedStaffList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  earlierCoverage?: Resolver<Maybe<ResolversTypes['Coverage']>, ParentType, ContextType>;
  earlierSources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<ComparedStaffListFacetsArgs, 'columns'>>;
  laterCoverage?: Resolver<Maybe<ResolversTypes['Coverage']>, ParentType, ContextType>;
  laterSources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ComparedStaff']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  throughDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutRule?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutStaff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfirmationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Confirmation'] = ResolversParentTypes['Confirmation']> = {
  holiday?: Resolver<Maybe<ResolversTypes['Holiday']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  leave?: Resolver<Maybe<ResolversTypes['Leave']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  shift?: Resolver<Maybe<ResolversTypes['Shift']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['Source']>, ParentType, ContextType>;
  staffMember?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Count'] = ResolversParentTypes['Count']> = {
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  distinctStaff?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
  withoutStaff?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CoverageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Coverage'] = ResolversParentTypes['Coverage']> = {
  daysAsked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLearning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreatedCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedCredential'] = ResolversParentTypes['CreatedCredential']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayFact'] = ResolversParentTypes['DayFact']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DayFactKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  of?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
  usual?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DayReasonCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayReasonCount'] = ResolversParentTypes['DayReasonCount']> = {
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DayReason'], ParentType, ContextType>;
};

export type DeviceKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceKey'] = ResolversParentTypes['DeviceKey']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeviceKeyListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceKeyList'] = ResolversParentTypes['DeviceKeyList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<DeviceKeyListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['DeviceKey']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DistrictCentresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistrictCentres'] = ResolversParentTypes['DistrictCentres']> = {
  centres?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExtensionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Extension'] = ResolversParentTypes['Extension']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Finding'] = ResolversParentTypes['Finding']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FindingKind'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['FindingPhoto']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['FindingRecord']>, ParentType, ContextType>;
  usualPlace?: Resolver<Maybe<ResolversTypes['UsualPlace']>, ParentType, ContextType>;
};

export type FindingPhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FindingPhoto'] = ResolversParentTypes['FindingPhoto']> = {
  attendanceDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isReference?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['AttendanceMode']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photo?: Resolver<ResolversTypes['Photo'], ParentType, ContextType>;
  staffID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FindingRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FindingRecord'] = ResolversParentTypes['FindingRecord']> = {
  attendanceDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Latitude'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Longitude'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['AttendanceMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staffID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundStaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundStaff'] = ResolversParentTypes['FoundStaff']> = {
  nodes?: Resolver<Array<ResolversTypes['StaffSummary']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HolidayListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayList'] = ResolversParentTypes['HolidayList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<HolidayListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HoursSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoursSum'] = ResolversParentTypes['HoursSum']> = {
  daysCounted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysSignedIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesWorked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noSignIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noSignOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overtime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JudgingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Judging'] = ResolversParentTypes['Judging']> = {
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  who?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LatenessListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatenessList'] = ResolversParentTypes['LatenessList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<LatenessListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['LatenessRecord']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LatenessRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatenessRecord'] = ResolversParentTypes['LatenessRecord']> = {
  attendanceDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isImageRecognised?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Latitude']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Longitude']>, ParentType, ContextType>;
  minutesLate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['AttendanceMode'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shift?: Resolver<Maybe<ResolversTypes['LatenessShift']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type LatenessShiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatenessShift'] = ResolversParentTypes['LatenessShift']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lateAfter?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
};

export interface LatitudeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Latitude'], any> {
  name: 'Latitude';
}

export type LeaveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Leave'] = ResolversParentTypes['Leave']> = {
  enteredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  enteredBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LeaveKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type LeaveBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveBatch'] = ResolversParentTypes['LeaveBatch']> = {
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LeaveBatchRow']>, ParentType, ContextType>;
  sheet?: Resolver<ResolversTypes['StaffSheet'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['LeaveBatchTotals'], ParentType, ContextType>;
};

export type LeaveBatchRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveBatchRow'] = ResolversParentTypes['LeaveBatchRow']> = {
  days?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  halfDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leave?: Resolver<Maybe<ResolversTypes['LeaveOfDay']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['LeaveRowOutcome'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['BatchProblem']>, ParentType, ContextType>;
  staffID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaveBatchTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveBatchTotals'] = ResolversParentTypes['LeaveBatchTotals']> = {
  exists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faulty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveList'] = ResolversParentTypes['LeaveList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<LeaveListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['Leave']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveOfDay'] = ResolversParentTypes['LeaveOfDay']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LeaveKind'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type LetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Letter'] = ResolversParentTypes['Letter']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['LetterDay']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['LetterRecord']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signatures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LetterDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterDay'] = ResolversParentTypes['LetterDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  minutesLate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signedInAt?: Resolver<Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
};

export type LetterPackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterPack'] = ResolversParentTypes['LetterPack']> = {
  letterhead?: Resolver<ResolversTypes['Letterhead'], ParentType, ContextType>;
  letters?: Resolver<Array<ResolversTypes['Letter']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  withoutTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LetterRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterRecord'] = ResolversParentTypes['LetterRecord']> = {
  earlier?: Resolver<Array<ResolversTypes['RecordedLetter']>, ParentType, ContextType>;
  known?: Resolver<Array<ResolversTypes['RecordedLetter']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['LetterStep'], ParentType, ContextType>;
};

export type LetterRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterRule'] = ResolversParentTypes['LetterRule']> = {
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LetterSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterSettings'] = ResolversParentTypes['LetterSettings']> = {
  letterhead?: Resolver<ResolversTypes['Letterhead'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['LetterText']>, ParentType, ContextType>;
};

export type LetterTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterText'] = ResolversParentTypes['LetterText']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LetterKind'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['LetterOrigin'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LetterheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Letterhead'] = ResolversParentTypes['Letterhead']> = {
  addressLines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['LetterOrigin'], ParentType, ContextType>;
  signatoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signatoryTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LettersRecordedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LettersRecorded'] = ResolversParentTypes['LettersRecorded']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdicts?: Resolver<Array<ResolversTypes['RecordingVerdict']>, ParentType, ContextType>;
};

export interface LongitudeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Longitude'], any> {
  name: 'Longitude';
}

export type MachineTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MachineToken'] = ResolversParentTypes['MachineToken']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operations?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type MachineTokenListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MachineTokenList'] = ResolversParentTypes['MachineTokenList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<MachineTokenListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['MachineToken']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface MonthScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Month'], any> {
  name: 'Month';
}

export type MonthDayMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthDayMark'] = ResolversParentTypes['MonthDayMark']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutesLate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['DayReason']>, ParentType, ContextType>;
  unknown?: Resolver<Maybe<ResolversTypes['DayUnknown']>, ParentType, ContextType>;
};

export type MonthDayTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthDayTotal'] = ResolversParentTypes['MonthDayTotal']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  notKnown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['DayReasonCount']>, ParentType, ContextType>;
};

export type MonthFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthFinding'] = ResolversParentTypes['MonthFinding']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['FindingKind']>, ParentType, ContextType>;
};

export type MorningMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MorningMail'] = ResolversParentTypes['MorningMail']> = {
  attempts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fault?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['MailState']>, ParentType, ContextType>;
};

export type MorningMailChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MorningMailChoice'] = ResolversParentTypes['MorningMailChoice']> = {
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['DigestScope'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MorningMailListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MorningMailList'] = ResolversParentTypes['MorningMailList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<MorningMailListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['MorningMail']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MorningMailPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MorningMailPreview'] = ResolversParentTypes['MorningMailPreview']> = {
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MovedCentreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MovedCentre'] = ResolversParentTypes['MovedCentre']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Latitude'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Longitude'], ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addHoliday?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationAddHolidayArgs, 'date' | 'name'>>;
  addLeave?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationAddLeaveArgs, 'input'>>;
  askSecondOpinion?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationAskSecondOpinionArgs, 'record'>>;
  changePassword?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'password'>>;
  claimReviews?: Resolver<ResolversTypes['ReviewClaims'], ParentType, ContextType, RequireFields<MutationClaimReviewsArgs, 'count' | 'date' | 'mode'>>;
  createDeviceKey?: Resolver<ResolversTypes['CreatedCredential'], ParentType, ContextType, RequireFields<MutationCreateDeviceKeyArgs, 'input'>>;
  createMachineToken?: Resolver<ResolversTypes['CreatedCredential'], ParentType, ContextType, RequireFields<MutationCreateMachineTokenArgs, 'input'>>;
  createShift?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationCreateShiftArgs, 'input'>>;
  createStaff?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationCreateStaffArgs, 'input'>>;
  createUser?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  deleteShift?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationDeleteShiftArgs, 'id'>>;
  deleteStaff?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationDeleteStaffArgs, 'id'>>;
  importLeaves?: Resolver<ResolversTypes['LeaveBatch'], ParentType, ContextType, RequireFields<MutationImportLeavesArgs, 'dryRun' | 'file'>>;
  importStaff?: Resolver<ResolversTypes['StaffBatch'], ParentType, ContextType, RequireFields<MutationImportStaffArgs, 'dryRun' | 'file' | 'sendFaulty'>>;
  noteLetterReply?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationNoteLetterReplyArgs, 'id'>>;
  recordLetters?: Resolver<ResolversTypes['LettersRecorded'], ParentType, ContextType, RequireFields<MutationRecordLettersArgs, 'letters'>>;
  recordVerdict?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationRecordVerdictArgs, 'askSecondOpinion' | 'record' | 'verdict'>>;
  releaseReviews?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, Partial<MutationReleaseReviewsArgs>>;
  removeHoliday?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationRemoveHolidayArgs, 'date'>>;
  removeLeave?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationRemoveLeaveArgs, 'id'>>;
  removeLetterText?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationRemoveLetterTextArgs, 'kind'>>;
  resetUserPassword?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationResetUserPasswordArgs, 'id'>>;
  revokeDeviceKey?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationRevokeDeviceKeyArgs, 'id'>>;
  revokeMachineToken?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationRevokeMachineTokenArgs, 'id'>>;
  saveLetterRule?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationSaveLetterRuleArgs, 'months'>>;
  saveLetterText?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationSaveLetterTextArgs, 'input'>>;
  saveLetterhead?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationSaveLetterheadArgs, 'input'>>;
  saveMorningMail?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationSaveMorningMailArgs, 'input'>>;
  sendMorningMail?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationSendMorningMailArgs, 'scope'>>;
  signIn?: Resolver<ResolversTypes['SignIn'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'email' | 'password'>>;
  undoLetter?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationUndoLetterArgs, 'id' | 'reason'>>;
  updateLeave?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationUpdateLeaveArgs, 'id' | 'input'>>;
  updateShift?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationUpdateShiftArgs, 'id' | 'input'>>;
  updateStaff?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationUpdateStaffArgs, 'id' | 'input'>>;
  updateUser?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'input'>>;
  withdrawVerdict?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<MutationWithdrawVerdictArgs, 'id'>>;
};

export type NearSerialLatenessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearSerialLateness'] = ResolversParentTypes['NearSerialLateness']> = {
  dayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysLate?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NearSerialLatenessListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearSerialLatenessList'] = ResolversParentTypes['NearSerialLatenessList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  daysAsked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<NearSerialLatenessListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['NearSerialLateness']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutRule?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Office'] = ResolversParentTypes['Office']> = {
  createdOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeList'] = ResolversParentTypes['OfficeList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<OfficeListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['Office']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperationRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationRole'] = ResolversParentTypes['OperationRole']> = {
  extension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMutation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPersonal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type OrganisationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organisation'] = ResolversParentTypes['Organisation']> = {
  departments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  districts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  serialLatenessChoices?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  serviceCentres?: Resolver<Array<ResolversTypes['DistrictCentres']>, ParentType, ContextType>;
  shifts?: Resolver<Maybe<Array<ResolversTypes['ShiftName']>>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  absent?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  attendance?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lateness?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  onLeave?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  refreshAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serialLateness?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  signOuts?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  validStaff?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PersonDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonDay'] = ResolversParentTypes['PersonDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['DayFact']>, ParentType, ContextType>;
  firstIn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isListedAbsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProbablyNotReal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastOut?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  minutesLate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  onLeave?: Resolver<Maybe<ResolversTypes['LeaveOfDay']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DayReason'], ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type PersonDayListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonDayList'] = ResolversParentTypes['PersonDayList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<PersonDayListFacetsArgs, 'columns'>>;
  isRegisterOfToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PersonDay']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonMonth'] = ResolversParentTypes['PersonMonth']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['PersonMonthCounts'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['PersonMonthDay']>, ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['HoursSum'], ParentType, ContextType>;
  isRegisterOfToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Month'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['PersonMonthCounts']>, ParentType, ContextType>;
  otherRecords?: Resolver<Array<ResolversTypes['AttendanceRecord']>, ParentType, ContextType>;
  shift?: Resolver<Maybe<ResolversTypes['Shift']>, ParentType, ContextType>;
  shiftName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type PersonMonthCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonMonthCounts'] = ResolversParentTypes['PersonMonthCounts']> = {
  absentDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  flagged?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isSeriallyLate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lateDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Month'], ParentType, ContextType>;
};

export type PersonMonthDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonMonthDay'] = ResolversParentTypes['PersonMonthDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['DayFact']>, ParentType, ContextType>;
  firstIn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  flagged?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isListedAbsent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isListedLate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isProbablyNotReal?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastOut?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  minutesLate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minutesWorked?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['MissingPunch']>, ParentType, ContextType>;
  onLeave?: Resolver<Maybe<ResolversTypes['LeaveOfDay']>, ParentType, ContextType>;
  overtime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['DayReason']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['AttendanceRecord']>, ParentType, ContextType>;
  signIns?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
  unknown?: Resolver<Maybe<ResolversTypes['DayUnknown']>, ParentType, ContextType>;
};

export type PersonMonthDayListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonMonthDayList'] = ResolversParentTypes['PersonMonthDayList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<PersonMonthDayListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['PersonMonthDay']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Photo'] = ResolversParentTypes['Photo']> = {
  isIncomplete?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<PhotoUrlArgs>>;
};

export type PhotoComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhotoComparison'] = ResolversParentTypes['PhotoComparison']> = {
  compared?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  photos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PhotoFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhotoFinding'] = ResolversParentTypes['PhotoFinding']> = {
  attendanceDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FindingKind'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['AttendanceMode'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['FindingPhoto']>, ParentType, ContextType>;
  recordKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type PhotoFindingListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhotoFindingList'] = ResolversParentTypes['PhotoFindingList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comparison?: Resolver<ResolversTypes['PhotoComparison'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<PhotoFindingListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['PhotoFinding']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  absenteeDays?: Resolver<Maybe<ResolversTypes['AbsenteeDayList']>, ParentType, ContextType, RequireFields<QueryAbsenteeDaysArgs, 'first' | 'offset'>>;
  absenteeSummary?: Resolver<Maybe<ResolversTypes['AbsenteeSummaryList']>, ParentType, ContextType, RequireFields<QueryAbsenteeSummaryArgs, 'first' | 'offset'>>;
  absentees?: Resolver<Maybe<ResolversTypes['AbsenteeList']>, ParentType, ContextType, RequireFields<QueryAbsenteesArgs, 'date' | 'first' | 'offset'>>;
  attendance?: Resolver<Maybe<ResolversTypes['AttendanceList']>, ParentType, ContextType, RequireFields<QueryAttendanceArgs, 'first' | 'mode' | 'offset'>>;
  attendanceMonth?: Resolver<Maybe<ResolversTypes['AttendanceMonthList']>, ParentType, ContextType, RequireFields<QueryAttendanceMonthArgs, 'first' | 'month' | 'offset'>>;
  attendanceTrend?: Resolver<Maybe<ResolversTypes['AttendanceTrend']>, ParentType, ContextType, RequireFields<QueryAttendanceTrendArgs, 'days' | 'until'>>;
  capabilities?: Resolver<ResolversTypes['Capabilities'], ParentType, ContextType>;
  changes?: Resolver<Maybe<ResolversTypes['ChangeList']>, ParentType, ContextType, RequireFields<QueryChangesArgs, 'first' | 'from' | 'offset' | 'to'>>;
  clockOuts?: Resolver<Maybe<ResolversTypes['AttendanceList']>, ParentType, ContextType, RequireFields<QueryClockOutsArgs, 'date' | 'first' | 'offset'>>;
  comparedStaff?: Resolver<Maybe<ResolversTypes['ComparedStaffList']>, ParentType, ContextType, RequireFields<QueryComparedStaffArgs, 'days' | 'earlier' | 'first' | 'later' | 'measure' | 'offset'>>;
  deviceKeys?: Resolver<Maybe<ResolversTypes['DeviceKeyList']>, ParentType, ContextType, RequireFields<QueryDeviceKeysArgs, 'first' | 'offset'>>;
  explainedDay?: Resolver<Maybe<ResolversTypes['PersonDayList']>, ParentType, ContextType, RequireFields<QueryExplainedDayArgs, 'date' | 'first' | 'offset'>>;
  findStaff?: Resolver<Maybe<ResolversTypes['FoundStaff']>, ParentType, ContextType, RequireFields<QueryFindStaffArgs, 'first' | 'search'>>;
  holidays?: Resolver<Maybe<ResolversTypes['HolidayList']>, ParentType, ContextType, RequireFields<QueryHolidaysArgs, 'first' | 'offset'>>;
  lateness?: Resolver<Maybe<ResolversTypes['LatenessList']>, ParentType, ContextType, RequireFields<QueryLatenessArgs, 'date' | 'first' | 'offset'>>;
  leaves?: Resolver<Maybe<ResolversTypes['LeaveList']>, ParentType, ContextType, RequireFields<QueryLeavesArgs, 'first' | 'from' | 'offset' | 'to'>>;
  letterRule?: Resolver<Maybe<ResolversTypes['LetterRule']>, ParentType, ContextType>;
  letterSettings?: Resolver<Maybe<ResolversTypes['LetterSettings']>, ParentType, ContextType>;
  machineTokens?: Resolver<Maybe<ResolversTypes['MachineTokenList']>, ParentType, ContextType, RequireFields<QueryMachineTokensArgs, 'first' | 'offset'>>;
  me?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  morningMail?: Resolver<Maybe<ResolversTypes['MorningMailChoice']>, ParentType, ContextType>;
  morningMailPreview?: Resolver<Maybe<ResolversTypes['MorningMailPreview']>, ParentType, ContextType, RequireFields<QueryMorningMailPreviewArgs, 'scope'>>;
  morningMails?: Resolver<Maybe<ResolversTypes['MorningMailList']>, ParentType, ContextType, RequireFields<QueryMorningMailsArgs, 'first' | 'offset'>>;
  nearSerialLateness?: Resolver<Maybe<ResolversTypes['NearSerialLatenessList']>, ParentType, ContextType, RequireFields<QueryNearSerialLatenessArgs, 'first' | 'month' | 'offset'>>;
  offices?: Resolver<Maybe<ResolversTypes['OfficeList']>, ParentType, ContextType, RequireFields<QueryOfficesArgs, 'first' | 'offset'>>;
  organisation?: Resolver<Maybe<ResolversTypes['Organisation']>, ParentType, ContextType>;
  overview?: Resolver<Maybe<ResolversTypes['Overview']>, ParentType, ContextType, RequireFields<QueryOverviewArgs, 'date'>>;
  personDays?: Resolver<Maybe<ResolversTypes['PersonMonthDayList']>, ParentType, ContextType, RequireFields<QueryPersonDaysArgs, 'first' | 'month' | 'offset' | 'staffID'>>;
  personMonth?: Resolver<Maybe<ResolversTypes['PersonMonth']>, ParentType, ContextType, RequireFields<QueryPersonMonthArgs, 'month' | 'staffID'>>;
  photoFindings?: Resolver<Maybe<ResolversTypes['PhotoFindingList']>, ParentType, ContextType, RequireFields<QueryPhotoFindingsArgs, 'date' | 'first' | 'offset'>>;
  reconciledStaff?: Resolver<Maybe<ResolversTypes['ReconciledStaffList']>, ParentType, ContextType, RequireFields<QueryReconciledStaffArgs, 'date' | 'first' | 'group' | 'offset'>>;
  reconciliation?: Resolver<Maybe<ResolversTypes['Reconciliation']>, ParentType, ContextType, RequireFields<QueryReconciliationArgs, 'date'>>;
  recordChanges?: Resolver<Maybe<ResolversTypes['ChangeList']>, ParentType, ContextType, RequireFields<QueryRecordChangesArgs, 'first' | 'id' | 'offset'>>;
  recordedLetters?: Resolver<Maybe<ResolversTypes['RecordedLetterList']>, ParentType, ContextType, RequireFields<QueryRecordedLettersArgs, 'first' | 'from' | 'offset' | 'to'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<QueryReviewsArgs, 'first' | 'from' | 'offset' | 'to'>>;
  serialLateness?: Resolver<Maybe<ResolversTypes['SerialLatenessList']>, ParentType, ContextType, RequireFields<QuerySerialLatenessArgs, 'first' | 'offset'>>;
  serialLatenessDays?: Resolver<Maybe<ResolversTypes['SerialLatenessDayList']>, ParentType, ContextType, RequireFields<QuerySerialLatenessDaysArgs, 'first' | 'offset'>>;
  shiftList?: Resolver<Maybe<ResolversTypes['ShiftList']>, ParentType, ContextType, RequireFields<QueryShiftListArgs, 'first' | 'offset'>>;
  shiftTrial?: Resolver<Maybe<ResolversTypes['ShiftTrial']>, ParentType, ContextType, RequireFields<QueryShiftTrialArgs, 'days' | 'id' | 'input'>>;
  shifts?: Resolver<Maybe<Array<ResolversTypes['Shift']>>, ParentType, ContextType>;
  staff?: Resolver<Maybe<ResolversTypes['StaffList']>, ParentType, ContextType, RequireFields<QueryStaffArgs, 'first' | 'offset'>>;
  staffAttendance?: Resolver<Maybe<ResolversTypes['AttendanceList']>, ParentType, ContextType, RequireFields<QueryStaffAttendanceArgs, 'first' | 'mode' | 'month' | 'offset' | 'staffID'>>;
  staffHours?: Resolver<Maybe<ResolversTypes['StaffHoursList']>, ParentType, ContextType, RequireFields<QueryStaffHoursArgs, 'first' | 'month' | 'offset'>>;
  staffMember?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType, Partial<QueryStaffMemberArgs>>;
  staffPhotoFindings?: Resolver<Maybe<ResolversTypes['PhotoFindingList']>, ParentType, ContextType, RequireFields<QueryStaffPhotoFindingsArgs, 'first' | 'month' | 'offset' | 'staffID'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<Maybe<ResolversTypes['UserList']>, ParentType, ContextType, RequireFields<QueryUsersArgs, 'first' | 'offset'>>;
  watchedDevices?: Resolver<Maybe<ResolversTypes['WatchedDeviceList']>, ParentType, ContextType, RequireFields<QueryWatchedDevicesArgs, 'first' | 'offset'>>;
};

export type ReconciledCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconciledCount'] = ResolversParentTypes['ReconciledCount']> = {
  group?: Resolver<ResolversTypes['ReconciledGroup'], ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unknownFor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReconciledStaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconciledStaff'] = ResolversParentTypes['ReconciledStaff']> = {
  firstSignIn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isListedAbsent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isListedLate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  registerRecords?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signInCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type ReconciledStaffListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconciledStaffList'] = ResolversParentTypes['ReconciledStaffList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<ReconciledStaffListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['ReconciledStaff']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReconciliationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reconciliation'] = ResolversParentTypes['Reconciliation']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ReconciledCount']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  withoutStaff?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RecordVerdictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordVerdict'] = ResolversParentTypes['RecordVerdict']> = {
  attendance?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  judgedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  userID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['Verdict'], ParentType, ContextType>;
  who?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordedLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordedLetter'] = ResolversParentTypes['RecordedLetter']> = {
  days?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAllLeave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LetterKind'], ParentType, ContextType>;
  printedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  printedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replyNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replyOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['LetterStep'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undoneReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordedLetterListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordedLetterList'] = ResolversParentTypes['RecordedLetterList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<RecordedLetterListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['RecordedLetter']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordingVerdictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordingVerdict'] = ResolversParentTypes['RecordingVerdict']> = {
  days?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['RecordingOutcome'], ParentType, ContextType>;
  staffID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['LetterStep'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDisagreement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpinionWanted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  judging?: Resolver<Maybe<ResolversTypes['Judging']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  verdicts?: Resolver<Array<ResolversTypes['RecordVerdict']>, ParentType, ContextType>;
};

export type ReviewClaimsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewClaims'] = ResolversParentTypes['ReviewClaims']> = {
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['AttendanceRecord']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReviewListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewList'] = ResolversParentTypes['ReviewList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<ReviewListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['ReviewedRecord']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewedRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewedRecord'] = ResolversParentTypes['ReviewedRecord']> = {
  attendanceDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['AttendanceMode'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type SerialLatenessDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SerialLatenessDay'] = ResolversParentTypes['SerialLatenessDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCountDifferent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurrence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type SerialLatenessDayListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SerialLatenessDayList'] = ResolversParentTypes['SerialLatenessDayList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<SerialLatenessDayListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['SerialLatenessDay']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SerialLatenessListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SerialLatenessList'] = ResolversParentTypes['SerialLatenessList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<SerialLatenessListFacetsArgs, 'columns'>>;
  letters?: Resolver<Maybe<ResolversTypes['LetterPack']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SerialLatenessRecord']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SerialLatenessRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SerialLatenessRecord'] = ResolversParentTypes['SerialLatenessRecord']> = {
  dayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysLate?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  ignoredEntries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCountDifferent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurrence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type SheetHeadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetHeading'] = ResolversParentTypes['SheetHeading']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shift'] = ResolversParentTypes['Shift']> = {
  endTime?: Resolver<Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lateAfter?: Resolver<Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
  latenessThreshold?: Resolver<Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serialLatenessThreshold?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
};

export type ShiftListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftList'] = ResolversParentTypes['ShiftList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<ShiftListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['Shift']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShiftNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftName'] = ResolversParentTypes['ShiftName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShiftTrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftTrial'] = ResolversParentTypes['ShiftTrial']> = {
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  daysAsked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lateAfter?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  lateDaysAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateDaysAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateDaysBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateDaysDropped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['ShiftTrialMonth']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serialLatenessThreshold?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  unclear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ShiftTrialMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftTrialMonth'] = ResolversParentTypes['ShiftTrialMonth']> = {
  becoming?: Resolver<Array<ResolversTypes['ShiftTrialPerson']>, ParentType, ContextType>;
  becomingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ceasing?: Resolver<Array<ResolversTypes['ShiftTrialPerson']>, ParentType, ContextType>;
  ceasingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Month'], ParentType, ContextType>;
  seriallyLateAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seriallyLateBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShiftTrialPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftTrialPerson'] = ResolversParentTypes['ShiftTrialPerson']> = {
  lateDaysAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateDaysBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type SignInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Source'] = ResolversParentTypes['Source']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  call?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StaffBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffBatch'] = ResolversParentTypes['StaffBatch']> = {
  confirmedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ignoredColumns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missing?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BatchRow']>, ParentType, ContextType>;
  sheet?: Resolver<ResolversTypes['StaffSheet'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['BatchTotals'], ParentType, ContextType>;
};

export type StaffHoursListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffHoursList'] = ResolversParentTypes['StaffHoursList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<StaffHoursListFacetsArgs, 'columns'>>;
  isRegisterOfToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['StaffHoursRecord']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffHoursRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffHoursRecord'] = ResolversParentTypes['StaffHoursRecord']> = {
  absent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysCounted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysOffWorked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysSignedIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holidaysWorked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesOnDaysOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesOnHolidays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesWorked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noSignIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noSignOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notKnown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onLeave?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overtime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type StaffListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffList'] = ResolversParentTypes['StaffList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<StaffListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shift?: Resolver<Maybe<ResolversTypes['ShiftName']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffMonth'] = ResolversParentTypes['StaffMonth']> = {
  absent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dayOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['MonthDayMark']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['MonthFinding']>, ParentType, ContextType>;
  holiday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listedAbsent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notKnown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onLeave?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  present?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type StaffSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffSheet'] = ResolversParentTypes['StaffSheet']> = {
  headingLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headings?: Resolver<Array<ResolversTypes['SheetHeading']>, ParentType, ContextType>;
  hiddenRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherSheets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  remarks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffSummary'] = ResolversParentTypes['StaffSummary']> = {
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staffID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface TimeOfDayScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TimeOfDay'], any> {
  name: 'TimeOfDay';
}

export type TrendDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrendDay'] = ResolversParentTypes['TrendDay']> = {
  absent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attendance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isWeekend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lateness?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  macAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserList'] = ResolversParentTypes['UserList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<UserListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UsualPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsualPlace'] = ResolversParentTypes['UsualPlace']> = {
  basis?: Resolver<ResolversTypes['UsualPlaceBasis'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Latitude'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Longitude'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  machineToken?: Resolver<Maybe<ResolversTypes['MachineToken']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  userID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WatchedDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WatchedDevice'] = ResolversParentTypes['WatchedDevice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastRecordAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordsToday?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  silentMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeviceState'], ParentType, ContextType>;
  usualRecords?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usualStart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WatchedDeviceListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WatchedDeviceList'] = ResolversParentTypes['WatchedDeviceList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<WatchedDeviceListFacetsArgs, 'columns'>>;
  nodes?: Resolver<Array<ResolversTypes['WatchedDevice']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Absentee?: AbsenteeResolvers<ContextType>;
  AbsenteeDay?: AbsenteeDayResolvers<ContextType>;
  AbsenteeDayList?: AbsenteeDayListResolvers<ContextType>;
  AbsenteeList?: AbsenteeListResolvers<ContextType>;
  AbsenteeSummaryList?: AbsenteeSummaryListResolvers<ContextType>;
  AbsenteeSummaryRecord?: AbsenteeSummaryRecordResolvers<ContextType>;
  AttendanceList?: AttendanceListResolvers<ContextType>;
  AttendanceMonthList?: AttendanceMonthListResolvers<ContextType>;
  AttendanceRecord?: AttendanceRecordResolvers<ContextType>;
  AttendanceTrend?: AttendanceTrendResolvers<ContextType>;
  BatchEdit?: BatchEditResolvers<ContextType>;
  BatchEditValue?: BatchEditValueResolvers<ContextType>;
  BatchProblem?: BatchProblemResolvers<ContextType>;
  BatchRow?: BatchRowResolvers<ContextType>;
  BatchTotals?: BatchTotalsResolvers<ContextType>;
  Capabilities?: CapabilitiesResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeList?: ChangeListResolvers<ContextType>;
  ChangedField?: ChangedFieldResolvers<ContextType>;
  ComparedStaff?: ComparedStaffResolvers<ContextType>;
  ComparedStaffList?: ComparedStaffListResolvers<ContextType>;
  Confirmation?: ConfirmationResolvers<ContextType>;
  Count?: CountResolvers<ContextType>;
  Coverage?: CoverageResolvers<ContextType>;
  CreatedCredential?: CreatedCredentialResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayFact?: DayFactResolvers<ContextType>;
  DayReasonCount?: DayReasonCountResolvers<ContextType>;
  DeviceKey?: DeviceKeyResolvers<ContextType>;
  DeviceKeyList?: DeviceKeyListResolvers<ContextType>;
  DistrictCentres?: DistrictCentresResolvers<ContextType>;
  Extension?: ExtensionResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Finding?: FindingResolvers<ContextType>;
  FindingPhoto?: FindingPhotoResolvers<ContextType>;
  FindingRecord?: FindingRecordResolvers<ContextType>;
  FoundStaff?: FoundStaffResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  HolidayList?: HolidayListResolvers<ContextType>;
  HoursSum?: HoursSumResolvers<ContextType>;
  Judging?: JudgingResolvers<ContextType>;
  LatenessList?: LatenessListResolvers<ContextType>;
  LatenessRecord?: LatenessRecordResolvers<ContextType>;
  LatenessShift?: LatenessShiftResolvers<ContextType>;
  Latitude?: GraphQLScalarType;
  Leave?: LeaveResolvers<ContextType>;
  LeaveBatch?: LeaveBatchResolvers<ContextType>;
  LeaveBatchRow?: LeaveBatchRowResolvers<ContextType>;
  LeaveBatchTotals?: LeaveBatchTotalsResolvers<ContextType>;
  LeaveList?: LeaveListResolvers<ContextType>;
  LeaveOfDay?: LeaveOfDayResolvers<ContextType>;
  Letter?: LetterResolvers<ContextType>;
  LetterDay?: LetterDayResolvers<ContextType>;
  LetterPack?: LetterPackResolvers<ContextType>;
  LetterRecord?: LetterRecordResolvers<ContextType>;
  LetterRule?: LetterRuleResolvers<ContextType>;
  LetterSettings?: LetterSettingsResolvers<ContextType>;
  LetterText?: LetterTextResolvers<ContextType>;
  Letterhead?: LetterheadResolvers<ContextType>;
  LettersRecorded?: LettersRecordedResolvers<ContextType>;
  Longitude?: GraphQLScalarType;
  MachineToken?: MachineTokenResolvers<ContextType>;
  MachineTokenList?: MachineTokenListResolvers<ContextType>;
  Month?: GraphQLScalarType;
  MonthDayMark?: MonthDayMarkResolvers<ContextType>;
  MonthDayTotal?: MonthDayTotalResolvers<ContextType>;
  MonthFinding?: MonthFindingResolvers<ContextType>;
  MorningMail?: MorningMailResolvers<ContextType>;
  MorningMailChoice?: MorningMailChoiceResolvers<ContextType>;
  MorningMailList?: MorningMailListResolvers<ContextType>;
  MorningMailPreview?: MorningMailPreviewResolvers<ContextType>;
  MovedCentre?: MovedCentreResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NearSerialLateness?: NearSerialLatenessResolvers<ContextType>;
  NearSerialLatenessList?: NearSerialLatenessListResolvers<ContextType>;
  Office?: OfficeResolvers<ContextType>;
  OfficeList?: OfficeListResolvers<ContextType>;
  OperationRole?: OperationRoleResolvers<ContextType>;
  Organisation?: OrganisationResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PersonDay?: PersonDayResolvers<ContextType>;
  PersonDayList?: PersonDayListResolvers<ContextType>;
  PersonMonth?: PersonMonthResolvers<ContextType>;
  PersonMonthCounts?: PersonMonthCountsResolvers<ContextType>;
  PersonMonthDay?: PersonMonthDayResolvers<ContextType>;
  PersonMonthDayList?: PersonMonthDayListResolvers<ContextType>;
  Photo?: PhotoResolvers<ContextType>;
  PhotoComparison?: PhotoComparisonResolvers<ContextType>;
  PhotoFinding?: PhotoFindingResolvers<ContextType>;
  PhotoFindingList?: PhotoFindingListResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReconciledCount?: ReconciledCountResolvers<ContextType>;
  ReconciledStaff?: ReconciledStaffResolvers<ContextType>;
  ReconciledStaffList?: ReconciledStaffListResolvers<ContextType>;
  Reconciliation?: ReconciliationResolvers<ContextType>;
  RecordVerdict?: RecordVerdictResolvers<ContextType>;
  RecordedLetter?: RecordedLetterResolvers<ContextType>;
  RecordedLetterList?: RecordedLetterListResolvers<ContextType>;
  RecordingVerdict?: RecordingVerdictResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewClaims?: ReviewClaimsResolvers<ContextType>;
  ReviewList?: ReviewListResolvers<ContextType>;
  ReviewedRecord?: ReviewedRecordResolvers<ContextType>;
  SerialLatenessDay?: SerialLatenessDayResolvers<ContextType>;
  SerialLatenessDayList?: SerialLatenessDayListResolvers<ContextType>;
  SerialLatenessList?: SerialLatenessListResolvers<ContextType>;
  SerialLatenessRecord?: SerialLatenessRecordResolvers<ContextType>;
  SheetHeading?: SheetHeadingResolvers<ContextType>;
  Shift?: ShiftResolvers<ContextType>;
  ShiftList?: ShiftListResolvers<ContextType>;
  ShiftName?: ShiftNameResolvers<ContextType>;
  ShiftTrial?: ShiftTrialResolvers<ContextType>;
  ShiftTrialMonth?: ShiftTrialMonthResolvers<ContextType>;
  ShiftTrialPerson?: ShiftTrialPersonResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  Source?: SourceResolvers<ContextType>;
  StaffBatch?: StaffBatchResolvers<ContextType>;
  StaffHoursList?: StaffHoursListResolvers<ContextType>;
  StaffHoursRecord?: StaffHoursRecordResolvers<ContextType>;
  StaffList?: StaffListResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffMonth?: StaffMonthResolvers<ContextType>;
  StaffSheet?: StaffSheetResolvers<ContextType>;
  StaffSummary?: StaffSummaryResolvers<ContextType>;
  TimeOfDay?: GraphQLScalarType;
  TrendDay?: TrendDayResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserList?: UserListResolvers<ContextType>;
  UsualPlace?: UsualPlaceResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WatchedDevice?: WatchedDeviceResolvers<ContextType>;
  WatchedDeviceList?: WatchedDeviceListResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  calls?: CallsDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  extension?: ExtensionDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  page?: PageDirectiveResolver<any, any, ContextType>;
  personal?: PersonalDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  requires?: RequiresDirectiveResolver<any, any, ContextType>;
};
