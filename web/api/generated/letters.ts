/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { queryHook } from '../hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Columns of the absentee summary, in table order. */
export type AbsenteeSummaryColumn =
  /** Number of absent days; empty where none of them could be read. */
  | 'DAYS_ABSENT'
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

/** A condition on one column of the absentee summary, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type AbsenteeSummaryCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<AbsenteeSummaryCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<AbsenteeSummaryCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: AbsenteeSummaryColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: AbsenteeSummaryCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of the absentee summary. */
export type AbsenteeSummaryOrder = {
  /** The column. */
  column: AbsenteeSummaryColumn;
  /** Direction. */
  direction?: Direction;
};

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
  allOf?: Array<SerialLatenessCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<SerialLatenessCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: SerialLatenessColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: SerialLatenessCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of serial lateness by staff. */
export type SerialLatenessOrder = {
  /** The column. */
  column: SerialLatenessColumn;
  /** Direction. */
  direction?: Direction;
};

export type LetterSheetsFragment = { withoutTime: number, letters: Array<{ key: string, title: string, paragraphs: Array<string>, signatures: Array<string>, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo?: { boxed: string } | null }, days: Array<{ date: string, signedInAt: string | null, minutesLate: number | null }> }>, sources: Array<{ call: string, ok: boolean, code: string | null, message: string | null }> };

export type LatenessLettersQueryVariables = Exact<{
  month: string;
  search?: string | null | undefined;
  where?: Array<SerialLatenessCondition> | SerialLatenessCondition | null | undefined;
  orderBy?: Array<SerialLatenessOrder> | SerialLatenessOrder | null | undefined;
  first?: number | null | undefined;
  withPhotos: boolean;
}>;


export type LatenessLettersQuery = { serialLateness: { totalCount: number, notice: string | null, letters: { withoutTime: number, letters: Array<{ key: string, title: string, paragraphs: Array<string>, signatures: Array<string>, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo?: { boxed: string } | null }, days: Array<{ date: string, signedInAt: string | null, minutesLate: number | null }> }>, sources: Array<{ call: string, ok: boolean, code: string | null, message: string | null }> } | null } | null };

export type AbsenceLettersQueryVariables = Exact<{
  month: string;
  search?: string | null | undefined;
  where?: Array<AbsenteeSummaryCondition> | AbsenteeSummaryCondition | null | undefined;
  orderBy?: Array<AbsenteeSummaryOrder> | AbsenteeSummaryOrder | null | undefined;
  first?: number | null | undefined;
  withPhotos: boolean;
}>;


export type AbsenceLettersQuery = { absenteeSummary: { totalCount: number, notice: string | null, letters: { withoutTime: number, letters: Array<{ key: string, title: string, paragraphs: Array<string>, signatures: Array<string>, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo?: { boxed: string } | null }, days: Array<{ date: string, signedInAt: string | null, minutesLate: number | null }> }>, sources: Array<{ call: string, ok: boolean, code: string | null, message: string | null }> } | null } | null };

export type AttendanceCellsFragment = { serviceCentre: string, mode: AttendanceMode, imageURL: string, latitude: number | null, longitude: number | null, location: string, attendanceDate: string | null, isImageRecognised: boolean | null, isRepeated: boolean, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, full: string } | null }, photo: { thumbnail: string, full: string } | null };

export type OtherPhotoFragment = { staffID: string, name: string, isReference: boolean, attendanceDate: string | null, photo: { thumbnail: string } };

export type ReferenceCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, boxed: string, full: string } | null };

export type StaffCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string };

export type BatchCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string, unit: string, shift: string, imageURL: string };

export const LetterSheetsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterSheets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LetterPack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPhotos"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"boxed"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutesLate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signatures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withoutTime"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LetterSheetsFragment, unknown>;
export const StaffCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<StaffCellsFragment, unknown>;
export const AttendanceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"isImageRecognised"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeated"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<AttendanceCellsFragment, unknown>;
export const OtherPhotoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtherPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FindingPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isReference"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]}]}}]}}]} as unknown as DocumentNode<OtherPhotoFragment, unknown>;
export const ReferenceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"boxed"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<ReferenceCellsFragment, unknown>;
export const BatchCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BatchRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}}]}}]} as unknown as DocumentNode<BatchCellsFragment, unknown>;
export const LatenessLettersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatenessLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Month"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SerialLatenessCondition"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SerialLatenessOrder"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withPhotos"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serialLateness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterSheets"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterSheets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LetterPack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPhotos"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"boxed"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutesLate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signatures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withoutTime"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LatenessLettersQuery, LatenessLettersQueryVariables>;
export const AbsenceLettersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbsenceLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Month"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenteeSummaryCondition"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenteeSummaryOrder"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withPhotos"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"absenteeSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterSheets"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterSheets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LetterPack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPhotos"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"boxed"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutesLate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signatures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withoutTime"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AbsenceLettersQuery, AbsenceLettersQueryVariables>;
export const useLatenessLettersQuery = /* @__PURE__ */ queryHook(LatenessLettersDocument);
export const useAbsenceLettersQuery = /* @__PURE__ */ queryHook(AbsenceLettersDocument);