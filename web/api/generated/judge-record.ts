/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types.ts';

import { mutationHook } from '../hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecordVerdictMutationVariables = Exact<{
  record: string | number;
  verdict: Types.Verdict;
  note?: string | null | undefined;
  seen?: Types.SeenPhotos | null | undefined;
  askSecondOpinion: boolean;
  idempotencyKey?: string | null | undefined;
}>;


export type RecordVerdictMutation = { recordVerdict: { review: { verdicts: Array<{ id: string, userID: string }> } | null } };

export type WithdrawVerdictMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawVerdictMutation = { withdrawVerdict: { message: string } };


export const RecordVerdictDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordVerdict"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"record"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Verdict"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeenPhotos"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"askSecondOpinion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordVerdict"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"record"},"value":{"kind":"Variable","name":{"kind":"Name","value":"record"}}},{"kind":"Argument","name":{"kind":"Name","value":"verdict"},"value":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}},{"kind":"Argument","name":{"kind":"Name","value":"askSecondOpinion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"askSecondOpinion"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userID"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecordVerdictMutation, RecordVerdictMutationVariables>;
export const WithdrawVerdictDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawVerdict"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawVerdict"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<WithdrawVerdictMutation, WithdrawVerdictMutationVariables>;
export const useRecordVerdictMutation = /* @__PURE__ */ mutationHook(RecordVerdictDocument);
export const useWithdrawVerdictMutation = /* @__PURE__ */ mutationHook(WithdrawVerdictDocument);