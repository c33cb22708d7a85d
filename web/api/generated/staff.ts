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

/** Weight of a problem. */
export type BatchProblemSeverity =
  /** Keeps the row from being created, unless `sendFaulty` asks for it. */
  | 'ERROR'
  /** Worth a look; the row is created all the same. */
  | 'WARNING';

/** What becomes of a row of a staff batch. */
export type BatchRowOutcome =
  /** It exists with other values. The import leaves it as it is: `changes` names the values, `edit` says how to change them. */
  | 'CHANGED'
  /** It exists with all the values that the row gives: left as it is. */
  | 'EXISTS'
  /** It has a problem of severity ERROR, or the sheet lacks a required column. It is sent only with `sendFaulty`. */
  | 'FAULTY'
  /** A staff ID that upstream does not know: it is created. */
  | 'NEW';

/** Values of a new staff record. Texts are at most 256 characters. */
export type CreateStaffInput = {
  /** Department. */
  department: string;
  /** District of the staff record. */
  district: string;
  /** Reference photo: PNG or JPEG by content, at most 8 MiB; metadata is removed. */
  image: File;
  /** Full name. */
  name?: string | null | undefined;
  /** Service centre of the staff record. */
  serviceCentre: string;
  /** Upstream's id of the shift. */
  shift: string | number;
  /** Staff ID as text, at most 64 characters; unique; leading zeros are kept. */
  staffID: string;
  /** Organisational unit. */
  unit: string;
};

/** Direction of a sort. */
export type Direction =
  /** Smallest, earliest or first in the alphabet at the top. */
  | 'ASC'
  /** Largest, latest or last in the alphabet at the top. */
  | 'DESC';

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
  allOf?: Array<StaffCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<StaffCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: StaffColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: StaffCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of the staff list. */
export type StaffOrder = {
  /** The column. */
  column: StaffColumn;
  /** Direction. */
  direction?: Direction;
};

/** Values to change of a staff record. Missing, null and empty values stay as they are; the staff ID cannot change. */
export type UpdateStaffInput = {
  /** Department. */
  department?: string | null | undefined;
  /** District of the staff record. */
  district?: string | null | undefined;
  /** Reference photo: PNG or JPEG by content, at most 8 MiB; metadata is removed. */
  image?: File | null | undefined;
  /** Full name. */
  name?: string | null | undefined;
  /** Service centre of the staff record. */
  serviceCentre?: string | null | undefined;
  /** Upstream's id of the shift. */
  shift?: string | number | null | undefined;
  /** Organisational unit. */
  unit?: string | null | undefined;
};

export type ImportStaffMutationVariables = Exact<{
  file: File;
  dryRun: boolean;
  sendFaulty: boolean;
  idempotencyKey?: string | null | undefined;
}>;


export type ImportStaffMutation = { importStaff: { isSent: boolean, message: string | null, confirmedCount: number | null, missing: Array<string> | null, rows: Array<{ line: number, outcome: BatchRowOutcome, changes: Array<string>, staffID: string, name: string, district: string, serviceCentre: string, department: string, unit: string, shift: string, imageURL: string, problems: Array<{ column: string, value: string, reason: string, message: string, suggestion: string | null, severity: BatchProblemSeverity }>, edit: { id: string, values: Array<{ field: string, current: string, shown: string, value: string }> } | null }>, sheet: { name: string | null, isHidden: boolean, otherSheets: Array<string>, headingLine: number, missingFields: Array<string>, hiddenRows: number, remarks: Array<string>, headings: Array<{ heading: string, field: string | null }> }, totals: { new: number, exists: number, changed: number, faulty: number, sendableFaulty: number } } };

export type BatchSheetFieldsFragment = { name: string | null, isHidden: boolean, otherSheets: Array<string>, headingLine: number, missingFields: Array<string>, hiddenRows: number, remarks: Array<string>, headings: Array<{ heading: string, field: string | null }> };

export type BatchRowFieldsFragment = { line: number, outcome: BatchRowOutcome, changes: Array<string>, staffID: string, name: string, district: string, serviceCentre: string, department: string, unit: string, shift: string, imageURL: string, problems: Array<{ column: string, value: string, reason: string, message: string, suggestion: string | null, severity: BatchProblemSeverity }>, edit: { id: string, values: Array<{ field: string, current: string, shown: string, value: string }> } | null };

export type StaffRowFragment = { id: string, unit: string, imageURL: string, createdAt: string | null, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, full: string } | null }, shift: { id: string, name: string } | null };

export type StaffFormListsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffFormListsQuery = { organisation: { districts: Array<string>, departments: Array<string>, units: Array<string>, serviceCentres: Array<{ district: string, centres: Array<string> }> } | null };

export type StaffFormShiftsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffFormShiftsQuery = { organisation: { shifts: Array<{ id: string, name: string }> | null } | null };

export type CreateStaffMutationVariables = Exact<{
  input: CreateStaffInput;
  idempotencyKey?: string | null | undefined;
}>;


export type CreateStaffMutation = { createStaff: { message: string } };

export type UpdateStaffMutationVariables = Exact<{
  id: string | number;
  input: UpdateStaffInput;
}>;


export type UpdateStaffMutation = { updateStaff: { message: string } };

export type DeleteStaffMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteStaffMutation = { deleteStaff: { message: string } };

export type AttendanceCellsFragment = { serviceCentre: string, mode: AttendanceMode, imageURL: string, latitude: number | null, longitude: number | null, location: string, attendanceDate: string | null, isImageRecognised: boolean | null, isRepeated: boolean, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, full: string } | null }, photo: { thumbnail: string, full: string } | null };

export type OtherPhotoFragment = { staffID: string, name: string, isReference: boolean, attendanceDate: string | null, photo: { thumbnail: string } };

export type ReferenceCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, boxed: string, full: string } | null };

export type StaffCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string };

export type BatchCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string, unit: string, shift: string, imageURL: string };

export type StaffQueryVariables = Exact<{
  search?: string | null | undefined;
  where?: Array<StaffCondition> | StaffCondition | null | undefined;
  orderBy?: Array<StaffOrder> | StaffOrder | null | undefined;
  first?: number | null | undefined;
  offset: number;
  facets: Array<StaffColumn> | StaffColumn;
}>;


export type StaffQuery = { staff: { totalCount: number, unfilteredCount: number, asOf: string, notice: string | null, facets: Array<{ column: string, values: Array<{ value: string, count: number }> }>, nodes: Array<{ id: string, unit: string, imageURL: string, createdAt: string | null, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, full: string } | null }, shift: { id: string, name: string } | null }> } | null };

export const BatchSheetFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchSheetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"otherSheets"}},{"kind":"Field","name":{"kind":"Name","value":"headingLine"}},{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingFields"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenRows"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}}]}}]} as unknown as DocumentNode<BatchSheetFieldsFragment, unknown>;
export const BatchCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BatchRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}}]}}]} as unknown as DocumentNode<BatchCellsFragment, unknown>;
export const BatchRowFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BatchRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchCells"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"edit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BatchRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}}]}}]} as unknown as DocumentNode<BatchRowFieldsFragment, unknown>;
export const StaffCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<StaffCellsFragment, unknown>;
export const StaffRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"1400"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<StaffRowFragment, unknown>;
export const AttendanceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"isImageRecognised"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeated"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<AttendanceCellsFragment, unknown>;
export const OtherPhotoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtherPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FindingPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isReference"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]}]}}]}}]} as unknown as DocumentNode<OtherPhotoFragment, unknown>;
export const ReferenceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"boxed"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<ReferenceCellsFragment, unknown>;
export const ImportStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sendFaulty"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}},{"kind":"Argument","name":{"kind":"Name","value":"sendFaulty"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sendFaulty"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchRowFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchSheetFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"exists"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"faulty"}},{"kind":"Field","name":{"kind":"Name","value":"sendableFaulty"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedCount"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BatchRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BatchRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchCells"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"edit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchSheetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"otherSheets"}},{"kind":"Field","name":{"kind":"Name","value":"headingLine"}},{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingFields"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenRows"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}}]}}]} as unknown as DocumentNode<ImportStaffMutation, ImportStaffMutationVariables>;
export const StaffFormListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffFormLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"districts"}},{"kind":"Field","name":{"kind":"Name","value":"departments"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentres"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"centres"}}]}}]}}]}}]} as unknown as DocumentNode<StaffFormListsQuery, StaffFormListsQueryVariables>;
export const StaffFormShiftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffFormShifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<StaffFormShiftsQuery, StaffFormShiftsQueryVariables>;
export const CreateStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateStaffInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateStaffMutation, CreateStaffMutationVariables>;
export const UpdateStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UpdateStaffMutation, UpdateStaffMutationVariables>;
export const DeleteStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteStaffMutation, DeleteStaffMutationVariables>;
export const StaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Staff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffCondition"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffOrder"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facets"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffColumn"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"unfilteredCount"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facets"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"1400"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}},{"kind":"Field","name":{"kind":"Name","value":"shift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<StaffQuery, StaffQueryVariables>;
export const useImportStaffMutation = /* @__PURE__ */ mutationHook(ImportStaffDocument);
export const useStaffFormListsQuery = /* @__PURE__ */ queryHook(StaffFormListsDocument);
export const useStaffFormShiftsQuery = /* @__PURE__ */ queryHook(StaffFormShiftsDocument);
export const useCreateStaffMutation = /* @__PURE__ */ mutationHook(CreateStaffDocument);
export const useUpdateStaffMutation = /* @__PURE__ */ mutationHook(UpdateStaffDocument);
export const useDeleteStaffMutation = /* @__PURE__ */ mutationHook(DeleteStaffDocument);
export const useStaffQuery = /* @__PURE__ */ queryHook(StaffDocument);