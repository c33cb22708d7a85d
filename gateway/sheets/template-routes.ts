import { type Request, type Response, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { csvCell } from '../../schema/csv-cell.ts';
import { leaveFields, ownLeaveFieldNames } from '../../schema/leave-fields.ts';
import { leaveKinds } from '../../schema/leave-words.ts';
import { type StaffField, staffFieldNames, staffFields } from '../../schema/staff-fields.ts';
import type { Context } from '../app-context.ts';
import { assertExtension, assertMayAsk, confirmedViewer, extensionOf, leastRole } from '../auth/authorize.ts';
import { type Template, templateWorkbook } from './template.ts';

/** Settings of the template routes. */
export interface TemplateSettings {
  readonly schema: GraphQLSchema;
  /** Creates the context as for a GraphQL request, and sets the headers of the caller's budget. */
  readonly createContext: (request: Request, response: Response) => Promise<Context>;
  /** What a field of a staff record may be chosen from. */
  readonly staffChoices: (context: Context) => Promise<Partial<Record<StaffField, readonly string[]>>>;
}

/**
 * `GET /export/template/staff.xlsx` and `leave.xlsx`, and both as `.csv`: an empty sheet with the headings that an import reads, for
 * those who may import. The workbooks offer the values that the company has; a CSV needs none, so the service is not asked.
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
  router.get('/:kind.:ending', async (request, response, next) => {
    const { kind: name, ending } = request.params;
    if ((name !== 'staff' && name !== 'leave') || (ending !== 'xlsx' && ending !== 'csv')) return next();
    const kind = kinds[name];
    const context = await createContext(request, response);
    await assertMayImport(context, schema, kind.mutation);
    response.locals.user = context.viewer?.userID;
    response.set({ 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Authorization' });
    response.attachment(`${name}-template.${ending}`);
    if (ending === 'csv') {
      const headings = kind.fields.map(({ name }) => csvCell('text', name));
      return void response.send(`\uFEFF${headings.join(',')}\r\n`);
    }
    const choices: Partial<Record<string, readonly string[]>> = await kind.choices(context);
    const columns = kind.fields.map((field) => ({ ...field, choices: [...new Set(choices[field.name])] }));
    response.send(await wholeFile({ sheet: kind.sheet, columns }));
  });
  return router;
}

async function assertMayImport(context: Context, schema: GraphQLSchema, mutation: string): Promise<void> {
  const field = schema.getMutationType()?.getFields()[mutation];
  const least = field && leastRole(field, `Mutation.${mutation}`);
  if (!field || !least) throw new Error(`Nobody may ask for ${mutation}.`);
  assertMayAsk(context, { field, least });
  await confirmedViewer(context);
  const extension = extensionOf(field);
  if (extension) await assertExtension(context, extension);
}

async function wholeFile(template: Template): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of templateWorkbook(template)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
