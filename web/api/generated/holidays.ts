/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { mutationHook, queryHook } from '../hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a staff member did on the phone. */
export type AttendanceMode =
  /** Signed in; upstream's signedIn. */
  | 'SIGNED_IN'
  /** Signed out; upstream's signedOut. */
  | 'SIGNED_OUT';

/** Direction of a sort. */
export type Direction =
  /** Smallest, earliest or first in the alphabet at the top. */
  | 'ASC'
  /** Largest, latest or last in the alphabet at the top. */
  | 'DESC';

/** Columns of the holiday list, in table order. */
export type HolidayColumn =
  /** The day, YYYY-MM-DD. */
  | 'DATE'
  /** Name of the holiday. */
  | 'NAME';

/** A condition on one column of the holiday list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type HolidayCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<HolidayCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<HolidayCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: HolidayColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: HolidayCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of the holiday list. */
export type HolidayOrder = {
  /** The column. */
  column: HolidayColumn;
  /** Direction. */
  direction?: Direction;
};

export type HolidaysRowFragment = { date: string, name: string };

export type AddHolidayMutationVariables = Exact<{
  date: string;
  name: string;
  idempotencyKey?: string | null | undefined;
}>;


export type AddHolidayMutation = { addHoliday: { message: string } };

export type RemoveHolidayMutationVariables = Exact<{
  date: string;
}>;


export type RemoveHolidayMutation = { removeHoliday: { message: string } };

export type AttendanceCellsFragment = { serviceCentre: string, mode: AttendanceMode, imageURL: string, latitude: number | null, longitude: number | null, location: string, attendanceDate: string | null, isImageRecognised: boolean | null, isRepeated: boolean, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, full: string } | null }, photo: { thumbnail: string, full: string } | null };

export type OtherPhotoFragment = { staffID: string, name: string, isReference: boolean, attendanceDate: string | null, photo: { thumbnail: string } };

export type ReferenceCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, boxed: string, full: string } | null };

export type StaffCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string };

export type BatchCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string, unit: string, shift: string, imageURL: string };

export type HolidaysQueryVariables = Exact<{
  search?: string | null | undefined;
  where?: Array<HolidayCondition> | HolidayCondition | null | undefined;
  orderBy?: Array<HolidayOrder> | HolidayOrder | null | undefined;
  first?: number | null | undefined;
  offset: number;
  facets: Array<HolidayColumn> | HolidayColumn;
}>;


export type HolidaysQuery = { holidays: { totalCount: number, unfilteredCount: number, asOf: string, notice: string | null, facets: Array<{ column: string, values: Array<{ value: string, count: number }> }>, nodes: Array<{ date: string, name: string }> } | null };

export const HolidaysRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidaysRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Holiday"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<HolidaysRowFragment, unknown>;
export const StaffCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<StaffCellsFragment, unknown>;
export const AttendanceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"isImageRecognised"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeated"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<AttendanceCellsFragment, unknown>;
export const OtherPhotoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtherPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FindingPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isReference"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]}]}}]}}]} as unknown as DocumentNode<OtherPhotoFragment, unknown>;
export const ReferenceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"boxed"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<ReferenceCellsFragment, unknown>;
export const BatchCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BatchRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}}]}}]} as unknown as DocumentNode<BatchCellsFragment, unknown>;
export const AddHolidayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHoliday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addHoliday"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AddHolidayMutation, AddHolidayMutationVariables>;
export const RemoveHolidayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHoliday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHoliday"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RemoveHolidayMutation, RemoveHolidayMutationVariables>;
export const HolidaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Holidays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayCondition"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayOrder"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facets"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayColumn"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"unfilteredCount"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facets"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidaysRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidaysRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Holiday"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<HolidaysQuery, HolidaysQueryVariables>;
export const useAddHolidayMutation = /* @__PURE__ */ mutationHook(AddHolidayDocument);
export const useRemoveHolidayMutation = /* @__PURE__ */ mutationHook(RemoveHolidayDocument);
export const useHolidaysQuery = /* @__PURE__ */ queryHook(HolidaysDocument);