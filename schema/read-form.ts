import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';

/** The most that a form may hold. */
interface FormLimits {
  /** Texts. */
  readonly fields: number;
  /** Bytes of each text. */
  readonly fieldBytes: number;
  /** Bytes of the one file. */
  readonly fileBytes: number;
}

/** The one file of a form. */
interface FormFile {
  readonly field: string;
  /** As the sender calls it, without folders; undefined where it has no name. */
  readonly name: string | undefined;
  /** Null where the file is longer than the limit. */
  readonly bytes: Buffer | null;
}

/** A form that came whole. */
interface Form {
  /** Names and texts, in their order. */
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly file: FormFile | null;
  /** How many texts came before the file. */
  readonly fieldsBeforeFile: number;
}

/** Why a form was not read: it is broken or no form at all, or it holds more than it may. */
type FormFaultReason = 'UNREADABLE' | 'SEVERAL_FILES' | 'MANY_FIELDS' | 'LONG_FIELD';

/** A form that was not read. */
export class FormFault extends Error {
  readonly reason: FormFaultReason;

  constructor(reason: FormFaultReason) {
    super(`the form was not read: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Reads a form (multipart/form-data) with at most one file into memory. Of what is above a limit nothing is kept. Rejects
 * with a `FormFault`; what is left of the request is then the caller's to read or to cut off.
 */
export async function readForm(request: IncomingMessage, limits: FormLimits): Promise<Form> {
  const parser = createParser(request, limits);
  const fields: [name: string, text: string][] = [];
  let [file, fieldsBeforeFile]: [FormFile | null, number] = [null, 0];
  return new Promise((resolve, reject) => {
    const fail = (reason: FormFaultReason) => {
      request.unpipe(parser).off('close', leave);
      parser.destroy();
      reject(new FormFault(reason));
    };
    // A sender who leaves does not end the parser.
    const leave = () => {
      if (!request.complete) fail('UNREADABLE');
    };
    request.once('close', leave);
    parser
      .on('field', (name, text, { nameTruncated, valueTruncated }) => {
        if (nameTruncated || valueTruncated) fail('LONG_FIELD');
        else fields.push([name, text]);
      })
      .on('file', (field, stream, { filename }) => {
        const chunks: Buffer[] = [];
        let isLong = false;
        fieldsBeforeFile = fields.length;
        stream
          .on('data', (chunk: Buffer) => {
            if (!isLong) chunks.push(chunk);
          })
          .once('limit', () => {
            isLong = true;
            chunks.length = 0;
          })
          .once('end', () => {
            file = { field, name: filename, bytes: isLong ? null : Buffer.concat(chunks) };
          })
          // The parser tells it too.
          .on('error', () => {});
      })
      .once('filesLimit', () => fail('SEVERAL_FILES'))
      .once('fieldsLimit', () => fail('MANY_FIELDS'))
      .on('error', () => fail('UNREADABLE'))
      .once('close', () => {
        request.off('close', leave);
        resolve({ fields, file, fieldsBeforeFile });
      });
    request.pipe(parser);
  });
}

/** Throws a `FormFault` for a content type that is no form's. */
function createParser({ headers }: IncomingMessage, { fields, fieldBytes, fileBytes }: FormLimits): busboy.Busboy {
  try {
    // The parser takes what is as long as its limit for too long.
    const limits = { files: 1, fileSize: fileBytes + 1, fields, fieldSize: fieldBytes + 1 };
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new FormFault('UNREADABLE');
  }
}
