import { globSync } from 'node:fs';
import path from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { addListOperations } from './schema/codegen/list-operations.ts';
import { listSDL } from './schema/codegen/list-sdl.ts';
import { keepReached } from './schema/codegen/reached-fragments.ts';
import { readLists } from './schema/codegen/read-lists.ts';
import { staffFragments, staffSDL } from './schema/codegen/staff-sdl.ts';
import { tableTypes } from './tools/table-types.ts';
import { openDatabase } from './upstream/database.ts';

const lists = await readLists();

/** Of a database with the migrations of this version. */
const { db, close } = await openDatabase({});
const tables = await tableTypes(db).finally(close);

const scalars = {
  Date: 'string',
  DateTime: 'string',
  Latitude: 'number',
  Longitude: 'number',
  Month: 'string',
  TimeOfDay: 'string',
};

/** Fragments that any feature may spread. */
const sharedFragments = [staffFragments, 'web/{list,people,days,photos}/**/*.graphql'];

/** The enumerations and inputs that the client's operations name, once for all of them. */
const clientTypes = 'web/api/generated/types.ts';

/** How every file of the client's operations and types is written. */
const clientConfig = {
  useTypeImports: true,
  enumsAsTypes: true,
  scalars: { ...scalars, Upload: 'File' },
  strictScalars: true,
  skipTypename: true,
};

const addLists = {
  transform: ({ documents }: Parameters<Types.DocumentTransformFunction>[0]) =>
    addListOperations(documents, [...lists.values()].flat()),
};

/**
 * One file for each feature of the client that asks something, so that a screen loads no other feature's operations; and
 * one for each file of operations that several features ask.
 */
function operationsOfFeatures(): CodegenConfig['generates'] {
  const files = globSync('web/features/*/*.graphql', { cwd: import.meta.dirname });
  const features = [...new Set(files.map((file) => path.basename(path.dirname(file))))].sort();
  const shared = globSync('web/api/operations/*.graphql', { cwd: import.meta.dirname }).sort();
  const sources: readonly (readonly [name: string, documents: string])[] = [
    ...shared.map((file) => [path.basename(file, '.graphql'), file] as const),
    ...features.map((name) => [name, `web/features/${name}/*.graphql`] as const),
  ];
  return {
    [clientTypes]: {
      documents: [...sharedFragments, ...sources.map(([, source]) => source)],
      documentTransforms: [addLists],
      plugins: ['typescript-operations'],
      config: { ...clientConfig, generateOperationTypes: false },
    },
    ...Object.fromEntries(
      sources.map(([name, source]) => [
        `web/api/generated/${name}.ts`,
        {
          documents: [...sharedFragments, source],
          documentTransforms: [addLists, { transform: ({ documents }) => keepReached(documents) }],
          plugins: ['typescript-operations', 'typed-document-node', './web/api/hooks-plugin.ts'],
          config: { ...clientConfig, importSchemaTypesFrom: clientTypes, importExtension: '.ts' },
        },
      ]),
    ),
  };
}

/** The types of the SDL, of rows too: the declarations of lists, the gateway and the client read them. */
const schemaTypes = 'schema/generated/types.ts';

const typesConfig = {
  useTypeImports: true,
  enumsAsTypes: true,
  immutableTypes: true,
  scalars: { ...scalars, Upload: "Promise<import('graphql-upload/processRequest.mjs').FileUpload>" },
  strictScalars: true,
};

/** The SDL that is not written by hand, by its file: of the staff fields, and of the lists of each file that declares some. */
const declared: ReadonlyMap<string, string> = new Map([
  ['staff-fields', staffSDL()],
  ...[...lists].map(([file, declarations]) => [file, listSDL(declarations)] as const),
]);

function declaredSchemas(): CodegenConfig['generates'] {
  return Object.fromEntries(
    [...declared].map(([file, sdl]) => [
      `schema/generated/${file}.graphql`,
      { plugins: ['./schema/codegen/text-plugin.ts'], config: { text: sdl } },
    ]),
  );
}

/** The client's table of routes; its types are those of a browser. */
const { screens }: { screens: readonly { path: string }[] } = await import(
  path.join(import.meta.dirname, 'web/app/routes/navigation.ts')
);

/** The addresses of the client, for the gateway, which loads nothing of it. */
const screenPaths = `/** The address of every screen but sign-in. Matched exactly; a part that begins with a colon stands for any text. */
export const screenPaths = [
${screens.map(({ path }) => `  '${path}',`).join('\n')}
] as const;
`;

/** The gateway's types of the lists' rows and pages. */
function listModels(): Record<string, string> {
  const models: Record<string, string> = {};
  for (const { type, row, model, page } of [...lists.values()].flat()) {
    const rowModel = model ?? `../${schemaTypes}#${row}`;
    models[row] = `../${rowModel}`;
    const rowType = rowModel.split('#')[1];
    models[`${type}List`] = page ? `../${page}` : `../lists/list-field.ts#ListPage<${rowType}>`;
  }
  return models;
}

const config: CodegenConfig = {
  schema: ['schema/*.graphql', ...declared.values()],
  generates: {
    ...declaredSchemas(),
    'schema/generated/screen-paths.ts': { plugins: ['./schema/codegen/text-plugin.ts'], config: { text: screenPaths } },
    'upstream/generated/tables.ts': {
      plugins: ['./schema/codegen/text-plugin.ts'],
      config: { text: tables },
    },
    [schemaTypes]: { plugins: ['typescript'], config: typesConfig },
    'gateway/generated/resolvers.ts': {
      plugins: [
        // The types that the resolvers name, for the gateway's files too.
        {
          './schema/codegen/text-plugin.ts': {
            text: `import type * as Types from '../../${schemaTypes}';
export type * from '../../${schemaTypes}';`,
          },
        },
        'typescript-resolvers',
      ],
      config: {
        ...typesConfig,
        namespacedImportName: 'Types',
        contextType: '../app-context.ts#Context',
        mappers: {
          Confirmation: '../graphql/writes.ts#Written',
          StaffBatch: '../sheets/staff-batch.ts#ImportedBatch',
          StaffSheet: '../sheets/parse-sheet.ts#SheetFacts',
          LeaveBatch: '../sheets/leave-batch.ts#ImportedLeaves',
          LeaveBatchRow: '../sheets/check-leaves.ts#LeaveSheetRow',
          BatchRow: '../sheets/check-rows.ts#StaffRow',
          Organisation: '../staff/organisation.ts#OrganisationLists',
          Photo: '../photos/photo.ts#PhotoAddress',
          StaffSummary: '../upstream/readers/staff-summary.ts#StaffSummaryRow',
          Overview: '../reports/overview.ts#OverviewDay',
          Shift: '../upstream/readers/shift.ts#ShiftRow',
          DayFact: '../days/reasons/person-day.ts#DayFactRow',
          PersonMonth: '../days/person-month.ts#PersonMonthAnswer',
          MonthDayMark: '../days/month-sheet.ts#DayMark',
          MonthDayTotal: '../days/month-sheet.ts#DayTotal',
          Letter: '../letters/letters.ts#LetterRow',
          Letterhead: '../letters/letter-texts.ts#PrintedLetterhead',
          LetterRecord: '../letters/read-register.ts#LetterRecordRow',
          LetterPack: '../letters/letters.ts#Pack',
          ShiftTrial: '../shifts/shift-trial.ts#TriedShift',
          ShiftTrialMonth: '../shifts/shift-trial.ts#TriedMonth',
          ShiftTrialPerson: '../shifts/judge-shift.ts#TrialPerson',
          MorningMailChoice: '../upstream/readers/morning-mail.ts#MorningMailChoiceRow',
          Review: '../upstream/readers/review.ts#CaseFile',
          RecordVerdict: '../upstream/readers/review.ts#VerdictRow',
          ...listModels(),
        },
      },
    },
    ...operationsOfFeatures(),
  },
};

export default config;
