import { pipeline } from 'node:stream/promises';
import { type Request, type Response, Router } from 'express';
import {
  coerceInputValue,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
} from 'graphql';
import { exportFileName, workbookName } from '../../../schema/format.ts';
import type { Column } from '../../../schema/lists/column.ts';
import type { Context } from '../../app-context.ts';
import { assertMayDownload, extensionVersion } from '../../auth/authorize.ts';
import { isNamed, program, weakETag } from '../../http/headers.ts';
import { zoneClock } from '../../shared/dates.ts';
import { badInput } from '../../shared/errors.ts';
import { CursorPages } from '../cursor.ts';
import type { DeclaredList } from '../declared-list.ts';
import { versionName } from '../list-versions.ts';
import { noticeOf } from '../read-part.ts';
import { partsOfFile, rowsFor } from '../requested-fields.ts';
import { select } from '../select.ts';
import { checkSelection, findColumn } from '../selection.ts';
import { csvFile } from './csv.ts';
import { estimatedLength } from './estimated-length.ts';
import { jsonLinesFile } from './json-lines.ts';
import { paperTexts, periodOf, sheetTitle } from './paper.ts';
import { xlsxFile } from './xlsx.ts';

/** The requested columns, and the list field's arguments by name. */
interface ExportRequest {
  /** Names as given; null asks for all. */
  readonly columns: readonly string[] | null;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Arguments of a page. Their defaults do not apply to an export, which is the whole list. */
const pageArguments: readonly string[] = ['first', 'after', 'offset'];

/**
 * Reads the query string of an export by the types of the list field's arguments: inputs and lists as JSON, others as plain
 * text; an empty text counts as missing. `columns` has names separated by commas. Throws BAD_USER_INPUT with
 * `extensions.field` for a parameter that is unknown, missing, given twice or of another type.
 */
function readExportRequest(
  field: Pick<GraphQLField<unknown, unknown>, 'args'>,
  parameters: URLSearchParams,
): ExportRequest {
  const known = ['columns', ...field.args.map((arg) => arg.name)];
  for (const name of parameters.keys()) {
    if (!known.includes(name))
      throw badInput(name, `${name} is not a parameter of this list; use ${known.join(', ')}.`);
    if (parameters.getAll(name).length > 1) throw badInput(name, `${name} is given twice; give it once.`);
  }
  const args: Record<string, unknown> = {};
  for (const argument of field.args) {
    const text = parameters.get(argument.name);
    if (text) args[argument.name] = coerceText(argument, text);
    else if (isRequiredArgument(argument)) throw badInput(argument.name, `${argument.name} is missing; give it.`);
    else if (!pageArguments.includes(argument.name)) args[argument.name] = argument.defaultValue;
  }
  const columns = parameters.get('columns')?.split(',').filter(Boolean);
  return { columns: columns?.length ? [...new Set(columns)] : null, args };
}

function coerceText(argument: GraphQLArgument, text: string): unknown {
  return coerceInputValue(rawValue(argument, text), argument.type, (path, _value, error) => {
    const field = [argument.name, ...path].join('.');
    throw badInput(field, `${field}: ${error.message}`);
  });
}

/** The text as the value that a GraphQL client would send in its variables. */
function rawValue(argument: GraphQLArgument, text: string): unknown {
  const type = getNullableType(argument.type);
  if (isListType(type) || isInputObjectType(type)) {
    try {
      return JSON.parse(text);
    } catch {
      throw badInput(argument.name, `${argument.name} is not JSON. Give it as in GraphQL variables.`);
    }
  }
  if (type.name === 'Int' || type.name === 'Float') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (type.name === 'Boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

type ExportedField = GraphQLField<unknown, unknown>;
type ExportArguments = Readonly<Record<string, unknown>>;

/** The kinds of files. */
type Ending = 'csv' | 'jsonl' | 'xlsx';

/** Settings of the export routes. */
export interface ExportSettings {
  readonly schema: GraphQLSchema;
  readonly lists: readonly DeclaredList[];
  /** Creates the context as for a GraphQL request, and sets the headers of the caller's budget. */
  readonly createContext: (request: Request, response: Response) => Promise<Context>;
  /** Counts the cost of the export; throws when it is too high. */
  readonly spend: (
    response: Response,
    context: Context,
    field: ExportedField,
    args: ExportArguments,
    columns: readonly string[],
  ) => Promise<void>;
  /** The public address of a photo. */
  readonly photoAddress: (address: string, request: Request) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Columns of a list's files by its field, where they are not the list's own. */
  readonly fileColumns: ReadonlyMap<string, readonly string[]>;
  /** The company's name, for printed pages; an empty text where it is not set. */
  readonly company: string;
}

/**
 * `GET /export/<list>.csv`, `.jsonl` and `.xlsx`: the whole list of the field of that name, with the same arguments, token and role.
 * `columns` names the columns in their order; without it they are those of `fileColumns`, else the list's. Errors go to the application's error handler; other addresses to the next
 * routes.
 */
export function exportRoutes(settings: ExportSettings): Router {
  const router = Router();
  router.get('/:file', async (request, response, next) => {
    const [, name, ending] = /^(\w+)\.(csv|jsonl|xlsx)$/.exec(request.params.file) ?? [];
    const list = settings.lists.find((candidate) => candidate.field === name);
    if (!list) return next();
    response.locals.list = list.field;
    await answer(settings, list, ending as Ending, request, response);
  });
  return router;
}

async function answer(
  { schema, createContext, spend, photoAddress, now, company, fileColumns }: ExportSettings,
  list: DeclaredList,
  ending: Ending,
  request: Request,
  response: Response,
): Promise<void> {
  const field = schema.getQueryType()?.getFields()[list.field];
  if (!field) throw new Error(`Query has no field ${list.field}.`);
  const context = await createContext(request, response);
  context.state.isPatient = true;
  response.locals.user = context.viewer?.userID;
  await assertMayDownload(context, field);
  const { args, columns: asked } = readExportRequest(field, new URL(request.url, 'http://gateway').searchParams);
  const names = asked ?? fileColumns.get(list.field) ?? null;
  const { columns } = list;
  const inFile = await columnsOfFile(list, args, context);
  const given = names ?? [...inFile.keys()];
  const shown = given
    .map((column) => inFile.get(column) ?? findColumn(columns, column, 'columns'))
    .map((column) => exported(column, (address) => photoAddress(address, request)));
  checkSelection(columns, args);
  const pages = args.after == null ? null : new CursorPages(list, args);
  await spend(response, context, field, args, given);
  const loaded = await list.load(args as never, context, partsOfFile(args, given));
  if (loaded.unfit) throw loaded.unfit;
  const whole = { rows: await rowsFor(loaded, args, given) };
  const notes = noticeOf(loaded);
  // All that the file depends on; photo addresses depend on the request's host and the secret.
  const etag = weakETag(
    JSON.stringify([
      program,
      list.field,
      ending,
      context.viewer?.role,
      ending === 'xlsx' && [context.viewer?.email, company],
      context.timeZone,
      photoAddress(`${context.imageOrigins[0]}/`, request),
      given,
      args,
      versionName(whole.rows),
      notes,
    ]),
  );
  response.set({ 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Authorization', ETag: etag });
  if (isNamed(request.headers['if-none-match'], etag)) return void response.status(304).end();
  const { rows } = await context.state.measure('select', () => select(whole, columns, args, pages));
  context.state.rows += rows.length;
  const time = zoneClock(context.timeZone).format(now());
  const { filePrefix, title } = list;
  const { timeZone } = context;
  const email = context.viewer?.email ?? '';
  const paper = { company, title, args, columns, email, time, timeZone };
  const layout = { ...list.file, legend: legendOf(list, context), notes, ...paperTexts(paper) };
  const write = (written: typeof rows) =>
    ending === 'csv'
      ? csvFile(written, shown, notes)
      : ending === 'jsonl'
        ? jsonLinesFile(written, given, shown, notes)
        : xlsxFile(written, shown, sheetTitle(filePrefix, args), layout);
  const file = write(rows);
  response.attachment(
    ending === 'xlsx' ? workbookName(filePrefix, periodOf(args), time) : exportFileName(filePrefix, time, ending),
  );
  if (ending === 'jsonl') response.type('application/jsonl');
  // Nothing is made of a file that nobody gets.
  if (request.method === 'HEAD') return void response.end();
  await context.state.measure('write', async () => {
    const length = await estimatedLength(rows, write);
    if (length !== null) response.set('Estimated-Length', String(length));
    await pipeline(file, response);
  });
}

/** The standard columns of a list's file: those of an extension where the service has it, unless they are only offered. */
async function columnsOfFile(
  { file, columns }: DeclaredList,
  args: ExportArguments,
  context: Context,
): Promise<ReadonlyMap<string, Column<unknown>>> {
  // The loader's rows fit the list's columns.
  const all = Object.entries((file?.columns(args) as typeof columns | undefined) ?? columns);
  const inFile = new Map<string, Column<unknown>>();
  for (const [name, column] of all) {
    const { calls, extension, isOffered, markedIn } = column;
    const isOwn = calls === undefined && markedIn === undefined;
    const isKnown = () => extension !== undefined && extensionVersion(extension, context);
    if (extension === undefined ? isOwn : !isOffered && (await isKnown())) inFile.set(name, column);
  }
  return inFile;
}

/** What the marks of a list stand for: those that need an extension only where the service has it. */
function legendOf({ file }: DeclaredList, context: Context): (readonly [string, string])[] {
  const known = context.extensions.known();
  return (file?.legend ?? []).flatMap(([mark, meaning, extension]) =>
    extension === undefined || known?.has(extension) ? [[mark, meaning] as const] : [],
  );
}

/** Replaces upstream's photo addresses by the gateway's, which work everywhere and need a token. */
function exported(column: Column<unknown>, photoAddress: (address: string) => string): Column<unknown> {
  if (column.kind !== 'image') return column;
  return { ...column, value: (row) => photoAddress(String(column.value(row))) };
}
