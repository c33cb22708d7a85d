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

/** What compared people are grouped by. */
export type ComparedBy =
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Service centre. */
  | 'SERVICE_CENTRE';

/** How the later period stands to the earlier one. */
export type ComparedChange =
  /** Less in the later period. */
  | 'BETTER'
  /** Only the earlier period's list names them. */
  | 'GONE'
  /** Only the later period's list names them. */
  | 'NEW'
  /** As many in both. */
  | 'SAME'
  /** More in the later period. */
  | 'WORSE';

/** The days of two months that count. Days are compared whole. */
export type ComparedDays =
  /** All days of both; of a month that runs, those up to today. */
  | 'ALL'
  /** While the later month runs, those up to the same day of the month in both: see `throughDay`. Serial lateness is of whole months all the same, for its threshold is. */
  | 'SAME';

/** Columns of compared groups, in table order. */
export type ComparedGroupColumn =
  /** New, Gone, Worse, Better or Same; empty when it is not known. */
  | 'CHANGE'
  /** Later less earlier, `at least +6` where no more is known; empty when not known. */
  | 'DIFFERENCE'
  /** Number of the earlier period, `<3` or `at least 3` where no more is known; empty when not known. */
  | 'EARLIER'
  /** People with a number in the earlier period; empty when not known. */
  | 'EARLIER_PEOPLE'
  /** Name of the district, service centre or department; empty for people without one. */
  | 'GROUP'
  /** Number of the later period, likewise. */
  | 'LATER'
  /** People with a number in the later period; empty when not known. */
  | 'LATER_PEOPLE';

/** A condition on one column of compared groups, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type ComparedGroupCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<ComparedGroupCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<ComparedGroupCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: ComparedGroupColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: ComparedGroupCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of compared groups. */
export type ComparedGroupOrder = {
  /** The column. */
  column: ComparedGroupColumn;
  /** Direction. */
  direction?: Direction;
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
  /** Number of the earlier period, `<3` or `at least 3` where no more is known; empty when not known. */
  | 'EARLIER'
  /** Number of the later period, likewise. */
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
  allOf?: Array<ComparedStaffCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<ComparedStaffCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: ComparedStaffColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: ComparedStaffCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of compared people. */
export type ComparedStaffOrder = {
  /** The column. */
  column: ComparedStaffColumn;
  /** Direction. */
  direction?: Direction;
};

/** What of two periods is compared. More is worse. */
export type ComparisonMeasure =
  /** Absent days; of a day, one for each absent person. */
  | 'ABSENCE'
  /** Minutes after the start of the shift of all late days. A late day whose shift is not known has none: see `withoutRule`. */
  | 'LATE_MINUTES'
  /** Late days of the serially late. Of months only. Who is not on a month's report has fewer late days than the shift's threshold, but maybe some: see `earlierBelow`. */
  | 'SERIAL_LATENESS';

/** Direction of a sort. */
export type Direction =
  /** Smallest, earliest or first in the alphabet at the top. */
  | 'ASC'
  /** Largest, latest or last in the alphabet at the top. */
  | 'DESC';

export type ComparedStaffFactsFragment = { throughDay: number | null, withoutRule: number, withoutStaff: number, earlierCoverage: { daysAsked: number, daysRead: number, isLearning: boolean } | null, laterCoverage: { daysAsked: number, daysRead: number, isLearning: boolean } | null, earlierSources: Array<{ call: string, ok: boolean, code: string | null, message: string | null }>, laterSources: Array<{ call: string, ok: boolean, code: string | null, message: string | null }> };

export type ComparedStaffRowFragment = { key: string, earlier: number | null, later: number | null, earlierBelow: number | null, laterBelow: number | null, isEarlierAtLeast: boolean, isLaterAtLeast: boolean, difference: number | null, isDifferenceAtLeast: boolean, change: ComparedChange | null, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string } };

export type ComparedGroupsFactsFragment = { throughDay: number | null, withoutRule: number, withoutStaff: number, earlierCoverage: { daysAsked: number, daysRead: number, isLearning: boolean } | null, laterCoverage: { daysAsked: number, daysRead: number, isLearning: boolean } | null, earlierSources: Array<{ call: string, ok: boolean, code: string | null, message: string | null }>, laterSources: Array<{ call: string, ok: boolean, code: string | null, message: string | null }> };

export type ComparedGroupsRowFragment = { key: string, name: string, earlierPeople: number | null, laterPeople: number | null, earlier: number | null, later: number | null, isEarlierAtLeast: boolean, isLaterAtLeast: boolean, difference: number | null, isDifferenceAtLeast: boolean, change: ComparedChange | null };

export type AttendanceCellsFragment = { serviceCentre: string, mode: AttendanceMode, imageURL: string, latitude: number | null, longitude: number | null, location: string, attendanceDate: string | null, isImageRecognised: boolean | null, isRepeated: boolean, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, full: string } | null }, photo: { thumbnail: string, full: string } | null };

export type OtherPhotoFragment = { staffID: string, name: string, isReference: boolean, attendanceDate: string | null, photo: { thumbnail: string } };

export type ReferenceCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, boxed: string, full: string } | null };

export type StaffCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string };

export type BatchCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string, unit: string, shift: string, imageURL: string };

export type ComparedStaffQueryVariables = Exact<{
  later: string;
  earlier: string;
  measure: ComparisonMeasure;
  days?: ComparedDays | null | undefined;
  search?: string | null | undefined;
  where?: Array<ComparedStaffCondition> | ComparedStaffCondition | null | undefined;
  orderBy?: Array<ComparedStaffOrder> | ComparedStaffOrder | null | undefined;
  first?: number | null | undefined;
  offset: number;
  facets: Array<ComparedStaffColumn> | ComparedStaffColumn;
}>;


export type ComparedStaffQuery = { comparedStaff: { totalCount: number, unfilteredCount: number, asOf: string, notice: string | null, throughDay: number | null, withoutRule: number, withoutStaff: number, facets: Array<{ column: string, values: Array<{ value: string, count: number }> }>, nodes: Array<{ key: string, earlier: number | null, later: number | null, earlierBelow: number | null, laterBelow: number | null, isEarlierAtLeast: boolean, isLaterAtLeast: boolean, difference: number | null, isDifferenceAtLeast: boolean, change: ComparedChange | null, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string } }>, earlierCoverage: { daysAsked: number, daysRead: number, isLearning: boolean } | null, laterCoverage: { daysAsked: number, daysRead: number, isLearning: boolean } | null, earlierSources: Array<{ call: string, ok: boolean, code: string | null, message: string | null }>, laterSources: Array<{ call: string, ok: boolean, code: string | null, message: string | null }> } | null };

export type ComparedGroupsQueryVariables = Exact<{
  later: string;
  earlier: string;
  measure: ComparisonMeasure;
  days?: ComparedDays | null | undefined;
  by: ComparedBy;
  search?: string | null | undefined;
  where?: Array<ComparedGroupCondition> | ComparedGroupCondition | null | undefined;
  orderBy?: Array<ComparedGroupOrder> | ComparedGroupOrder | null | undefined;
  first?: number | null | undefined;
  offset: number;
  facets: Array<ComparedGroupColumn> | ComparedGroupColumn;
}>;


export type ComparedGroupsQuery = { comparedGroups: { totalCount: number, unfilteredCount: number, asOf: string, notice: string | null, throughDay: number | null, withoutRule: number, withoutStaff: number, facets: Array<{ column: string, values: Array<{ value: string, count: number }> }>, nodes: Array<{ key: string, name: string, earlierPeople: number | null, laterPeople: number | null, earlier: number | null, later: number | null, isEarlierAtLeast: boolean, isLaterAtLeast: boolean, difference: number | null, isDifferenceAtLeast: boolean, change: ComparedChange | null }>, earlierCoverage: { daysAsked: number, daysRead: number, isLearning: boolean } | null, laterCoverage: { daysAsked: number, daysRead: number, isLearning: boolean } | null, earlierSources: Array<{ call: string, ok: boolean, code: string | null, message: string | null }>, laterSources: Array<{ call: string, ok: boolean, code: string | null, message: string | null }> } | null };

export const ComparedStaffFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedStaffFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedStaffList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"throughDay"}},{"kind":"Field","name":{"kind":"Name","value":"withoutRule"}},{"kind":"Field","name":{"kind":"Name","value":"withoutStaff"}},{"kind":"Field","name":{"kind":"Name","value":"earlierCoverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysAsked"}},{"kind":"Field","name":{"kind":"Name","value":"daysRead"}},{"kind":"Field","name":{"kind":"Name","value":"isLearning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laterCoverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysAsked"}},{"kind":"Field","name":{"kind":"Name","value":"daysRead"}},{"kind":"Field","name":{"kind":"Name","value":"isLearning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlierSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laterSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ComparedStaffFactsFragment, unknown>;
export const StaffCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<StaffCellsFragment, unknown>;
export const ComparedStaffRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedStaffRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedStaff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"}},{"kind":"Field","name":{"kind":"Name","value":"later"}},{"kind":"Field","name":{"kind":"Name","value":"earlierBelow"}},{"kind":"Field","name":{"kind":"Name","value":"laterBelow"}},{"kind":"Field","name":{"kind":"Name","value":"isEarlierAtLeast"}},{"kind":"Field","name":{"kind":"Name","value":"isLaterAtLeast"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"isDifferenceAtLeast"}},{"kind":"Field","name":{"kind":"Name","value":"change"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<ComparedStaffRowFragment, unknown>;
export const ComparedGroupsFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedGroupsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedGroupList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"throughDay"}},{"kind":"Field","name":{"kind":"Name","value":"withoutRule"}},{"kind":"Field","name":{"kind":"Name","value":"withoutStaff"}},{"kind":"Field","name":{"kind":"Name","value":"earlierCoverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysAsked"}},{"kind":"Field","name":{"kind":"Name","value":"daysRead"}},{"kind":"Field","name":{"kind":"Name","value":"isLearning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laterCoverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysAsked"}},{"kind":"Field","name":{"kind":"Name","value":"daysRead"}},{"kind":"Field","name":{"kind":"Name","value":"isLearning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlierSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laterSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ComparedGroupsFactsFragment, unknown>;
export const ComparedGroupsRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedGroupsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"earlierPeople"}},{"kind":"Field","name":{"kind":"Name","value":"laterPeople"}},{"kind":"Field","name":{"kind":"Name","value":"earlier"}},{"kind":"Field","name":{"kind":"Name","value":"later"}},{"kind":"Field","name":{"kind":"Name","value":"isEarlierAtLeast"}},{"kind":"Field","name":{"kind":"Name","value":"isLaterAtLeast"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"isDifferenceAtLeast"}},{"kind":"Field","name":{"kind":"Name","value":"change"}}]}}]} as unknown as DocumentNode<ComparedGroupsRowFragment, unknown>;
export const AttendanceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"isImageRecognised"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeated"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<AttendanceCellsFragment, unknown>;
export const OtherPhotoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtherPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FindingPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isReference"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]}]}}]}}]} as unknown as DocumentNode<OtherPhotoFragment, unknown>;
export const ReferenceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"boxed"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<ReferenceCellsFragment, unknown>;
export const BatchCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BatchRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}}]}}]} as unknown as DocumentNode<BatchCellsFragment, unknown>;
export const ComparedStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparedStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"later"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Period"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"earlier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Period"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"measure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparisonMeasure"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedDays"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedStaffCondition"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedStaffOrder"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facets"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedStaffColumn"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comparedStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"later"},"value":{"kind":"Variable","name":{"kind":"Name","value":"later"}}},{"kind":"Argument","name":{"kind":"Name","value":"earlier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"earlier"}}},{"kind":"Argument","name":{"kind":"Name","value":"measure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"measure"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"unfilteredCount"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedStaffFacts"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facets"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedStaffRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedStaffFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedStaffList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"throughDay"}},{"kind":"Field","name":{"kind":"Name","value":"withoutRule"}},{"kind":"Field","name":{"kind":"Name","value":"withoutStaff"}},{"kind":"Field","name":{"kind":"Name","value":"earlierCoverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysAsked"}},{"kind":"Field","name":{"kind":"Name","value":"daysRead"}},{"kind":"Field","name":{"kind":"Name","value":"isLearning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laterCoverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysAsked"}},{"kind":"Field","name":{"kind":"Name","value":"daysRead"}},{"kind":"Field","name":{"kind":"Name","value":"isLearning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlierSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laterSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedStaffRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedStaff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"}},{"kind":"Field","name":{"kind":"Name","value":"later"}},{"kind":"Field","name":{"kind":"Name","value":"earlierBelow"}},{"kind":"Field","name":{"kind":"Name","value":"laterBelow"}},{"kind":"Field","name":{"kind":"Name","value":"isEarlierAtLeast"}},{"kind":"Field","name":{"kind":"Name","value":"isLaterAtLeast"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"isDifferenceAtLeast"}},{"kind":"Field","name":{"kind":"Name","value":"change"}}]}}]} as unknown as DocumentNode<ComparedStaffQuery, ComparedStaffQueryVariables>;
export const ComparedGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparedGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"later"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Period"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"earlier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Period"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"measure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparisonMeasure"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedDays"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedBy"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedGroupCondition"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedGroupOrder"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facets"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedGroupColumn"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comparedGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"later"},"value":{"kind":"Variable","name":{"kind":"Name","value":"later"}}},{"kind":"Argument","name":{"kind":"Name","value":"earlier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"earlier"}}},{"kind":"Argument","name":{"kind":"Name","value":"measure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"measure"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"unfilteredCount"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedGroupsFacts"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facets"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedGroupsRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedGroupsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedGroupList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"throughDay"}},{"kind":"Field","name":{"kind":"Name","value":"withoutRule"}},{"kind":"Field","name":{"kind":"Name","value":"withoutStaff"}},{"kind":"Field","name":{"kind":"Name","value":"earlierCoverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysAsked"}},{"kind":"Field","name":{"kind":"Name","value":"daysRead"}},{"kind":"Field","name":{"kind":"Name","value":"isLearning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laterCoverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysAsked"}},{"kind":"Field","name":{"kind":"Name","value":"daysRead"}},{"kind":"Field","name":{"kind":"Name","value":"isLearning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlierSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laterSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedGroupsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"earlierPeople"}},{"kind":"Field","name":{"kind":"Name","value":"laterPeople"}},{"kind":"Field","name":{"kind":"Name","value":"earlier"}},{"kind":"Field","name":{"kind":"Name","value":"later"}},{"kind":"Field","name":{"kind":"Name","value":"isEarlierAtLeast"}},{"kind":"Field","name":{"kind":"Name","value":"isLaterAtLeast"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"isDifferenceAtLeast"}},{"kind":"Field","name":{"kind":"Name","value":"change"}}]}}]} as unknown as DocumentNode<ComparedGroupsQuery, ComparedGroupsQueryVariables>;
export const useComparedStaffQuery = /* @__PURE__ */ queryHook(ComparedStaffDocument);
export const useComparedGroupsQuery = /* @__PURE__ */ queryHook(ComparedGroupsDocument);