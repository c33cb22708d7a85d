import { GraphQLScalarType } from 'graphql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { codedError } from '../../shared/errors.ts';

const refused = () =>
  codedError('BAD_USER_INPUT', 'This value is a file. Send it in a multipart request, with null in its place.');

/** The scalar of a file in a multipart request; its description stands in the SDL. */
export const uploadScalar = new GraphQLScalarType<Promise<FileUpload>, never>({
  name: 'Upload',
  parseValue: (value) => {
    if (value instanceof Upload) return value.promise;
    throw refused();
  },
  parseLiteral: () => {
    throw refused();
  },
  serialize: () => {
    throw refused();
  },
});
