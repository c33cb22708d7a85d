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

/** Direction of a sort. */
export type Direction =
  /** Smallest, earliest or first in the alphabet at the top. */
  | 'ASC'
  /** Largest, latest or last in the alphabet at the top. */
  | 'DESC';

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
  /** Why the day is as it is: Present, Late, Absent, Day off, Not due yet, Forgot to sign in, Holiday, Outage, New, No shift, Unexplained. */
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
  allOf?: Array<PersonDayCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<PersonDayCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: PersonDayColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of FIRST_SIGN_IN, LAST_SIGN_OUT. */
  fromTime?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: PersonDayCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: string | null | undefined;
};

/** One step of a sort of the explained day. */
export type PersonDayOrder = {
  /** The column. */
  column: PersonDayColumn;
  /** Direction. */
  direction?: Direction;
};

export type ExplainedDayRowFragment = { key: string, shift: string, reason: DayReason, firstIn: string | null, lastOut: string | null, minutesLate: number | null, isListedAbsent: boolean, isProbablyNotReal: boolean, evidence: string, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string } };

export type ExplainedDayFactsFragment = { isRegisterOfToday: boolean, coverage: { daysAsked: number, daysRead: number, isLearning: boolean } };

export type AttendanceCellsFragment = { serviceCentre: string, mode: AttendanceMode, imageURL: string, latitude: number | null, longitude: number | null, location: string, attendanceDate: string | null, isImageRecognised: boolean | null, isRepeated: boolean, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, full: string } | null }, photo: { thumbnail: string, full: string } | null };

export type OtherPhotoFragment = { staffID: string, name: string, isReference: boolean, attendanceDate: string | null, photo: { thumbnail: string } };

export type ReferenceCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, boxed: string, full: string } | null };

export type StaffCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string };

export type BatchCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string, unit: string, shift: string, imageURL: string };

export type ExplainedDayQueryVariables = Exact<{
  date: string;
  search?: string | null | undefined;
  where?: Array<PersonDayCondition> | PersonDayCondition | null | undefined;
  orderBy?: Array<PersonDayOrder> | PersonDayOrder | null | undefined;
  first?: number | null | undefined;
  offset: number;
  facets: Array<PersonDayColumn> | PersonDayColumn;
}>;


export type ExplainedDayQuery = { explainedDay: { totalCount: number, unfilteredCount: number, asOf: string, notice: string | null, isRegisterOfToday: boolean, facets: Array<{ column: string, values: Array<{ value: string, count: number }> }>, nodes: Array<{ key: string, shift: string, reason: DayReason, firstIn: string | null, lastOut: string | null, minutesLate: number | null, isListedAbsent: boolean, isProbablyNotReal: boolean, evidence: string, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string } }>, coverage: { daysAsked: number, daysRead: number, isLearning: boolean } } | null };

export const StaffCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<StaffCellsFragment, unknown>;
export const ExplainedDayRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplainedDayRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"firstIn"}},{"kind":"Field","name":{"kind":"Name","value":"lastOut"}},{"kind":"Field","name":{"kind":"Name","value":"minutesLate"}},{"kind":"Field","name":{"kind":"Name","value":"isListedAbsent"}},{"kind":"Field","name":{"kind":"Name","value":"isProbablyNotReal"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<ExplainedDayRowFragment, unknown>;
export const ExplainedDayFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplainedDayFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonDayList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysAsked"}},{"kind":"Field","name":{"kind":"Name","value":"daysRead"}},{"kind":"Field","name":{"kind":"Name","value":"isLearning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRegisterOfToday"}}]}}]} as unknown as DocumentNode<ExplainedDayFactsFragment, unknown>;
export const AttendanceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"isImageRecognised"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeated"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<AttendanceCellsFragment, unknown>;
export const OtherPhotoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtherPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FindingPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isReference"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]}]}}]}}]} as unknown as DocumentNode<OtherPhotoFragment, unknown>;
export const ReferenceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"boxed"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<ReferenceCellsFragment, unknown>;
export const BatchCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BatchRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}}]}}]} as unknown as DocumentNode<BatchCellsFragment, unknown>;
export const ExplainedDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainedDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonDayCondition"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonDayOrder"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facets"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonDayColumn"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explainedDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"unfilteredCount"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplainedDayFacts"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facets"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplainedDayRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplainedDayFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonDayList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysAsked"}},{"kind":"Field","name":{"kind":"Name","value":"daysRead"}},{"kind":"Field","name":{"kind":"Name","value":"isLearning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRegisterOfToday"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplainedDayRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"firstIn"}},{"kind":"Field","name":{"kind":"Name","value":"lastOut"}},{"kind":"Field","name":{"kind":"Name","value":"minutesLate"}},{"kind":"Field","name":{"kind":"Name","value":"isListedAbsent"}},{"kind":"Field","name":{"kind":"Name","value":"isProbablyNotReal"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]} as unknown as DocumentNode<ExplainedDayQuery, ExplainedDayQueryVariables>;
export const useExplainedDayQuery = /* @__PURE__ */ queryHook(ExplainedDayDocument);