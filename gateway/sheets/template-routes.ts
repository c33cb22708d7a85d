import { buffer } from 'node:stream/consumers';
import { type Request, type Response, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { leaveFields, ownLeaveFieldNames } from '../../schema/leave-fields.ts';
import { leaveKinds } from '../../schema/leave-words.ts';
import { maximumBatchRows } from '../../schema/limits.ts';
import { type StaffField, staffFieldNames, staffFields, templateListSheet } from '../../schema/staff-fields.ts';
import type { Context } from '../app-context.ts';
import { assertMayDownload, confirmedViewer } from '../auth/authorize.ts';
import {
  cellStyle,
  columnLetters,
  declaration,
  rowOfTexts,
  sheetNamespaces,
  workbookParts,
  xmlText,
} from '../lists/export/workbook-parts.ts';
import { sheetStart } from '../lists/export/xlsx.ts';
import { zipArchive } from '../lists/export/zip.ts';

/** Settings of the template routes. */
export interface TemplateSettings {
  readonly schema: GraphQLSchema;
  /** Creates the context as for a GraphQL request, and sets the headers of the caller's budget. */
  readonly createContext: (request: Request, response: Response) => Promise<Context>;
  /** The values to choose from, for each field of a staff record that has such a list. */
  readonly staffChoices: (context: Context) => Promise<Partial<Record<StaffField, readonly string[]>>>;
}

/**
 * `GET /export/template/staff.xlsx` and `leave.xlsx`: an empty sheet with the headings that an import reads and the values
 * that the company has, for people who may import.
 */
export function templateRoutes({ schema, createContext, staffChoices }: TemplateSettings): Router {
  const kindWords = Object.values(leaveKinds).map(({ word }) => word);
  const kinds = {
    staff: {
      sheet: 'Staff',
      mutation: 'importStaff',
      fields: staffFieldNames.map((name) => ({ name, ...staffFields[name] })),
      choices: staffChoices,
    },
    leave: {
      sheet: 'Leave',
      mutation: 'importLeaves',
      fields: ownLeaveFieldNames.map((name) => ({ name, ...leaveFields[name] })),
      choices: async () => ({ kind: kindWords }),
    },
  } as const;
  const router = Router();
  router.get('/:kind.xlsx', async (request, response, next) => {
    const { kind: name } = request.params;
    if (name !== 'staff' && name !== 'leave') return next();
    const kind = kinds[name];
    const context = await createContext(request, response);
    const mutation = schema.getMutationType()?.getFields()[kind.mutation];
    if (!mutation) throw new Error(`Nobody may ask for ${kind.mutation}.`);
    await assertMayDownload(context, mutation);
    await confirmedViewer(context);
    response.locals.user = context.viewer?.userID;
    response.set({ 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Authorization' });
    response.attachment(`${name}-template.xlsx`);
    const choices: Partial<Record<string, readonly string[]>> = await kind.choices(context);
    const columns = kind.fields.map((field) => ({ ...field, choices: [...new Set(choices[field.name])] }));
    response.send(await templateWorkbook(kind.sheet, columns));
  });
  return router;
}

/** A column of a template: the name of a field is its heading. */
interface TemplateColumn {
  readonly name: string;
  readonly label: string;
  readonly noun: string;
  /** What a cell may be chosen from; empty where there is no list. */
  readonly choices: readonly string[];
}

/**
 * An empty sheet as a workbook: headings, cells of text, so that no staff ID loses its zeros, and a list to choose from where
 * a column has one. The sheet warns of a value that is not in the list and takes it: the import checks it.
 */
export function templateWorkbook(sheet: string, columns: readonly TemplateColumn[]): Promise<Buffer> {
  const listed = columns.flatMap((column, index) => (column.choices.length > 0 ? { ...column, index } : []));
  const rows = listed.map(({ choices }, index) => rowOfTexts(index + 1, choices, cellStyle.text));
  const longest = Math.max(1, ...listed.map(({ choices }) => choices.length));
  const size = `A1:${columnLetters(longest - 1)}${Math.max(1, listed.length)}`;
  const parts = {
    ...workbookParts([{ name: sheet }, { name: templateListSheet, isHidden: true }]),
    'xl/worksheets/sheet1.xml': mainSheet(columns, listed),
    'xl/worksheets/sheet2.xml': `${declaration}<worksheet ${sheetNamespaces}><dimension ref="${size}"/><sheetData>${rows.join('')}</sheetData></worksheet>`,
  };
  return buffer(zipArchive(Object.entries(parts).map(([name, text]) => ({ name, texts: [text] }))));
}

/** A column with a list, and its index in the sheet. */
type Listed = TemplateColumn & { readonly index: number };

function mainSheet(columns: readonly TemplateColumn[], listed: readonly Listed[]): string {
  const widths = columns.map(({ name }) => (name === 'name' ? 32 : 20));
  const headings = rowOfTexts(
    1,
    columns.map(({ name }) => name),
    cellStyle.heading,
  );
  const lists = `<dataValidations count="${listed.length}">${listed.map(choiceOf).join('')}</dataValidations>`;
  const start = sheetStart(`A1:${columnLetters(columns.length - 1)}1`, widths, 0, cellStyle.text);
  return `${start}${headings}</sheetData>${listed.length > 0 ? lists : ''}</worksheet>`;
}

/** The list of a column: a row of the other sheet. */
function choiceOf({ index, label, noun, choices }: Listed, listIndex: number): string {
  const [column, last, row] = [columnLetters(index), columnLetters(choices.length - 1), listIndex + 1];
  return [
    '<dataValidation type="list" errorStyle="warning" allowBlank="1" showInputMessage="1" showErrorMessage="1"',
    ` errorTitle="${xmlText(label)}" error="This ${xmlText(noun)} is not in the list."`,
    ` sqref="${column}2:${column}${maximumBatchRows + 1}"><formula1>`,
    `${templateListSheet}!$A$${row}:$${last}$${row}</formula1></dataValidation>`,
  ].join('');
}
