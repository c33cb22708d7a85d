/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { queryHook } from '../hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** What calls for a look in their sign-ins, with the days of the month, behind the number of such days: `3 days: Away 3, 17; Travel 20`; empty where nothing does. */
  | 'TO_CHECK';

/** A condition on one column of the month sheet, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type AttendanceMonthCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<AttendanceMonthCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<AttendanceMonthCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: AttendanceMonthColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: AttendanceMonthCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of the month sheet. */
export type AttendanceMonthOrder = {
  /** The column. */
  column: AttendanceMonthColumn;
  /** Direction. */
  direction?: Direction;
};

/** Why a person's day looks as it does. Everybody who was on the register has exactly one of them for each day, so that their counts sum to the register. */
export type DayReason =
  /** Listed as absent, without a sign-in or a sign-out of the shift day, and nothing else explains it. */
  | 'ABSENT'
  /** Not there: their shift does not work on that weekday, as the four before show; or they themselves do not, where too few share the shift to show it. They are not listed either, unless the service lists everybody on such days. */
  | 'DAY_OFF'
  /** Not there on a day on which the company did not work, though it works on that weekday otherwise. */
  | 'HOLIDAY'
  /** Registered after that day, and no list names them up to it. */
  | 'NEW'
  /** Not there, and not late yet: the shift's threshold has not passed. */
  | 'NOT_DUE_YET'
  /** Neither there nor listed, and without a shift that would tell whether they should have been. */
  | 'NO_SHIFT'
  /** Not there, and their service centre has no sign-ins, though it always has some and the other centres have theirs: a device that failed, most likely. */
  | 'OUTAGE'
  /** Signed in on the shift day, and is not listed as late. */
  | 'PRESENT'
  /** Signed in on the shift day, and is listed as late. */
  | 'PRESENT_LATE'
  /** A sign-out of the shift day without a sign-in. */
  | 'SIGNED_OUT_ONLY'
  /** Not there, and no reason was found. So are people whom the service lists as absent before it had any records, of the company or of their service centre: see the fact NO_RECORDS. */
  | 'UNEXPLAINED';

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

/** Direction of a sort. */
export type Direction =
  /** Smallest, earliest or first in the alphabet at the top. */
  | 'ASC'
  /** Largest, latest or last in the alphabet at the top. */
  | 'DESC';

/** What calls for a look at an attendance record. Each of them means: check. None says that anybody did wrong. What each rests on, what it misses and how often it is right stands in docs/evidence.md. */
export type FindingKind =
  /** More than two kilometres from the person's usual place. */
  | 'AWAY'
  /** A record that is marked as recognised and has no photo. */
  | 'RECOGNISED_WITHOUT_PHOTO'
  /** A record with a photo, and no reference photo to compare it with. */
  | 'REFERENCE_MISSING'
  /** A reference photo that somebody else of the same list has, too. Known once the photos have been compared. */
  | 'REFERENCE_SHARED'
  /** A reference photo whose shorter side has fewer than 120 pixels. Known once the photos have been compared. */
  | 'REFERENCE_TINY'
  /** A position that is equal to the last digit in the records of several people or days, three or more times within 28 days. */
  | 'SAME_FIX'
  /** The same picture as in another record, or as a reference photo, changed or not: sent again. Known once the photos have been compared (`photoFindings`), of one day's list or one person's month. */
  | 'SAME_PICTURE'
  /** Another record of the person, so far away that the time between the two does not suffice. */
  | 'TRAVEL';

export type AttendanceMonthRowFragment = { key: string, shift: string, present: number, late: number, absent: number, dayOff: number, holiday: number, outage: number, other: number, notKnown: number, listedAbsent: number, lateMinutes: number, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string }, days: Array<{ date: string, reason: DayReason | null, unknown: DayUnknown | null, mark: string, minutesLate: number | null }> };

export type MonthTotalsFragment = { isRegisterOfToday: boolean, dayTotals: Array<{ date: string, notKnown: number, reasons: Array<{ reason: DayReason, people: number }> }>, coverage: { daysAsked: number, daysRead: number, isLearning: boolean }, sources: Array<{ call: string, ok: boolean, code: string | null, message: string | null }> };

export type MonthFindingsQueryVariables = Exact<{
  month: string;
  search?: string | null | undefined;
  where?: Array<AttendanceMonthCondition> | AttendanceMonthCondition | null | undefined;
  orderBy?: Array<AttendanceMonthOrder> | AttendanceMonthOrder | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type MonthFindingsQuery = { attendanceMonth: { nodes: Array<{ key: string, findings: Array<{ date: string, kinds: Array<FindingKind> }> }> } | null };

export type AttendanceCellsFragment = { serviceCentre: string, mode: AttendanceMode, imageURL: string, latitude: number | null, longitude: number | null, location: string, attendanceDate: string | null, isImageRecognised: boolean | null, isRepeated: boolean, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, full: string } | null }, photo: { thumbnail: string, full: string } | null };

export type OtherPhotoFragment = { staffID: string, name: string, isReference: boolean, attendanceDate: string | null, photo: { thumbnail: string } };

export type ReferenceCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, boxed: string, full: string } | null };

export type StaffCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string };

export type BatchCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string, unit: string, shift: string, imageURL: string };

export type AttendanceMonthQueryVariables = Exact<{
  month: string;
  search?: string | null | undefined;
  where?: Array<AttendanceMonthCondition> | AttendanceMonthCondition | null | undefined;
  orderBy?: Array<AttendanceMonthOrder> | AttendanceMonthOrder | null | undefined;
  first?: number | null | undefined;
  offset: number;
  facets: Array<AttendanceMonthColumn> | AttendanceMonthColumn;
}>;


export type AttendanceMonthQuery = { attendanceMonth: { totalCount: number, unfilteredCount: number, asOf: string, notice: string | null, isRegisterOfToday: boolean, facets: Array<{ column: string, values: Array<{ value: string, count: number }> }>, nodes: Array<{ key: string, shift: string, present: number, late: number, absent: number, dayOff: number, holiday: number, outage: number, other: number, notKnown: number, listedAbsent: number, lateMinutes: number, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string }, days: Array<{ date: string, reason: DayReason | null, unknown: DayUnknown | null, mark: string, minutesLate: number | null }> }>, dayTotals: Array<{ date: string, notKnown: number, reasons: Array<{ reason: DayReason, people: number }> }>, coverage: { daysAsked: number, daysRead: number, isLearning: boolean }, sources: Array<{ call: string, ok: boolean, code: string | null, message: string | null }> } | null };

export const StaffCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<StaffCellsFragment, unknown>;
export const AttendanceMonthRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceMonthRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"minutesLate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"present"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"absent"}},{"kind":"Field","name":{"kind":"Name","value":"dayOff"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}},{"kind":"Field","name":{"kind":"Name","value":"outage"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"notKnown"}},{"kind":"Field","name":{"kind":"Name","value":"listedAbsent"}},{"kind":"Field","name":{"kind":"Name","value":"lateMinutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<AttendanceMonthRowFragment, unknown>;
export const MonthTotalsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MonthTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceMonthList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notKnown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysAsked"}},{"kind":"Field","name":{"kind":"Name","value":"daysRead"}},{"kind":"Field","name":{"kind":"Name","value":"isLearning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRegisterOfToday"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<MonthTotalsFragment, unknown>;
export const AttendanceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"isImageRecognised"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeated"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<AttendanceCellsFragment, unknown>;
export const OtherPhotoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtherPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FindingPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isReference"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]}]}}]}}]} as unknown as DocumentNode<OtherPhotoFragment, unknown>;
export const ReferenceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"boxed"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<ReferenceCellsFragment, unknown>;
export const BatchCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BatchRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}}]}}]} as unknown as DocumentNode<BatchCellsFragment, unknown>;
export const MonthFindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Month"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceMonthCondition"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceMonthOrder"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendanceMonth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MonthFindingsQuery, MonthFindingsQueryVariables>;
export const AttendanceMonthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendanceMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Month"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceMonthCondition"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceMonthOrder"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facets"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceMonthColumn"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendanceMonth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"unfilteredCount"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MonthTotals"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facets"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendanceMonthRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MonthTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceMonthList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notKnown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysAsked"}},{"kind":"Field","name":{"kind":"Name","value":"daysRead"}},{"kind":"Field","name":{"kind":"Name","value":"isLearning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRegisterOfToday"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceMonthRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"minutesLate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"present"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"absent"}},{"kind":"Field","name":{"kind":"Name","value":"dayOff"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}},{"kind":"Field","name":{"kind":"Name","value":"outage"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"notKnown"}},{"kind":"Field","name":{"kind":"Name","value":"listedAbsent"}},{"kind":"Field","name":{"kind":"Name","value":"lateMinutes"}}]}}]} as unknown as DocumentNode<AttendanceMonthQuery, AttendanceMonthQueryVariables>;
export const useMonthFindingsQuery = /* @__PURE__ */ queryHook(MonthFindingsDocument);
export const useAttendanceMonthQuery = /* @__PURE__ */ queryHook(AttendanceMonthDocument);