import { maximumBatchBytes, maximumImageBytes } from '../../../schema/limits.ts';

/** Bytes of the one file of a request. */
export const maximumFileBytes = Math.max(maximumBatchBytes, maximumImageBytes);

/** Bytes of the operation beside the file. */
export const maximumOperationBytes = 256 * 1024;

/** Bytes of a whole request with a file: file, operation, map and the lines between them. */
export const maximumFormBytes = maximumFileBytes + 2 * maximumOperationBytes;
