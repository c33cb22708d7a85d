/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { mutationHook, queryHook } from '../graphql/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a staff member did on the phone. */
export type AttendanceMode =
  /** Signed in; upstream's signedIn. */
  | 'SIGNED_IN'
  /** Signed out; upstream's signedOut. */
  | 'SIGNED_OUT';

/** Values of a new shift. */
export type CreateShiftInput = {
  /** End, HH:MM or HH:MM:SS. */
  endTime?: string | null | undefined;
  /** Clock time after the start, or a grace duration at or before it, HH:MM or HH:MM:SS. */
  latenessThreshold?: string | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Late days in a month that make serial lateness, 1 to 10. */
  serialLatenessThreshold: number;
  /** Start, HH:MM or HH:MM:SS. */
  startTime: string;
};

/** Values to change of a shift. Missing, null and empty values stay as they are. */
export type UpdateShiftInput = {
  /** End, HH:MM or HH:MM:SS. */
  endTime?: string | null | undefined;
  /** Clock time after the start, or a grace duration at or before it, HH:MM or HH:MM:SS. */
  latenessThreshold?: string | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Late days in a month that make serial lateness, 1 to 10. */
  serialLatenessThreshold?: number | null | undefined;
  /** Start, HH:MM or HH:MM:SS. */
  startTime?: string | null | undefined;
};

export type ShiftsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShiftsQuery = { shifts: Array<{ id: string, name: string, startTime: string | null, endTime: string | null, latenessThreshold: string | null, lateAfter: string | null, serialLatenessThreshold: number | null }> | null };

export type ShiftCellsFragment = { id: string, name: string, startTime: string | null, endTime: string | null, latenessThreshold: string | null, lateAfter: string | null, serialLatenessThreshold: number | null };

export type ShiftHoldersQueryVariables = Exact<{
  name: string;
}>;


export type ShiftHoldersQuery = { staff: { totalCount: number } | null };

export type CreateShiftMutationVariables = Exact<{
  input: CreateShiftInput;
}>;


export type CreateShiftMutation = { createShift: { message: string } };

export type UpdateShiftMutationVariables = Exact<{
  id: string | number;
  input: UpdateShiftInput;
}>;


export type UpdateShiftMutation = { updateShift: { message: string } };

export type DeleteShiftMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteShiftMutation = { deleteShift: { message: string } };

export type AttendanceCellsFragment = { serviceCentre: string, mode: AttendanceMode, imageURL: string, latitude: number | null, longitude: number | null, location: string, attendanceDate: string | null, isImageRecognised: boolean | null, isRepeated: boolean, staff: { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, full: string } | null }, photo: { thumbnail: string, full: string } | null };

export type ReferenceCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string, photo: { thumbnail: string, boxed: string, full: string } | null };

export type StaffCellsFragment = { staffID: string, name: string, district: string, serviceCentre: string, department: string };

export const ShiftCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"latenessThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"lateAfter"}},{"kind":"Field","name":{"kind":"Name","value":"serialLatenessThreshold"}}]}}]} as unknown as DocumentNode<ShiftCellsFragment, unknown>;
export const StaffCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<StaffCellsFragment, unknown>;
export const AttendanceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendanceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"imageURL"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"700"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"isImageRecognised"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeated"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<AttendanceCellsFragment, unknown>;
export const ReferenceCellsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCells"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thumbnail"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"84"}}]},{"kind":"Field","alias":{"kind":"Name","value":"boxed"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"200"}}]},{"kind":"Field","alias":{"kind":"Name","value":"full"},"name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffID"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"serviceCentre"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<ReferenceCellsFragment, unknown>;
export const ShiftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShiftCells"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"latenessThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"lateAfter"}},{"kind":"Field","name":{"kind":"Name","value":"serialLatenessThreshold"}}]}}]} as unknown as DocumentNode<ShiftsQuery, ShiftsQueryVariables>;
export const ShiftHoldersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShiftHolders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"column"},"value":{"kind":"EnumValue","value":"SHIFT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"name"}}]}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ShiftHoldersQuery, ShiftHoldersQueryVariables>;
export const CreateShiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateShiftMutation, CreateShiftMutationVariables>;
export const UpdateShiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UpdateShiftMutation, UpdateShiftMutationVariables>;
export const DeleteShiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteShiftMutation, DeleteShiftMutationVariables>;
export const useShiftsQuery = /* @__PURE__ */ queryHook(ShiftsDocument);
export const useShiftHoldersQuery = /* @__PURE__ */ queryHook(ShiftHoldersDocument);
export const useCreateShiftMutation = /* @__PURE__ */ mutationHook(CreateShiftDocument);
export const useUpdateShiftMutation = /* @__PURE__ */ mutationHook(UpdateShiftDocument);
export const useDeleteShiftMutation = /* @__PURE__ */ mutationHook(DeleteShiftDocument);