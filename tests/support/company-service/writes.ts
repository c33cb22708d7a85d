import { type Company, objectID } from './people.ts';
import type { Answer } from './replies.ts';

type Body = Readonly<Record<string, unknown>>;

/** What is written where: the parts of the path, the body, and who asks. */
interface Write {
  readonly method: string;
  readonly path: readonly string[];
  readonly body: Body;
  readonly userID: string;
}

/** Answers a write: `message` and `data` of its reply, or a refusal; undefined where section 7 has no such call. */
export type Writer = (write: Write) => (Answer & { readonly message?: string }) | undefined;

type Row = { _id: string; [field: string]: unknown };

/** What the service keeps of a kind; `blank` has what a record has whose creation does not name it. */
interface Kind {
  readonly rows: Row[];
  readonly key: string;
  readonly blank: Body;
}

const done = (message: string): Answer & { readonly message: string } => ({ data: null, message });

/** Answers the writes of section 7 over the company; passwords are kept by the `_id` of their user. */
export function createWriter(company: Company, passwords: Map<string, string>, now: () => number): Writer {
  const kinds: Readonly<Record<string, Kind>> = {
    staff: { rows: company.staff as unknown as Row[], key: 'staffID', blank: { imageURL: null } },
    shift: {
      rows: company.shifts as unknown as Row[],
      key: 'name',
      blank: { endTime: null, latenessThreshold: null },
    },
    users: {
      rows: company.users as unknown as Row[],
      key: 'email',
      blank: { isActive: true, name: null, macAddress: null },
    },
  };
  let made = 0;
  const create = ({ rows, key, blank }: Kind, body: Body): Answer & { message?: string } => {
    if (rows.some((row) => row[key] === body[key])) return { refused: `${String(body[key])} exists already` };
    made += 1;
    const createdAt = new Date(now()).toISOString();
    const _id = objectID(4, Math.floor(now() / 1000), made);
    rows.push({ ...blank, ...body, _id, createdAt, updatedAt: createdAt, __v: 0 });
    return done('Created');
  };
  const shiftID = (given: unknown) =>
    company.shifts.find(({ _id, name }) => _id === given || name === given)?._id ?? null;
  return ({ method, path: [kind = '', action = '', id = '', more = ''], body, userID }) => {
    if (method === 'POST' && kind === 'users' && action === 'resetpassword') {
      passwords.set(userID, String(body.password));
      return { data: 'Your password has been changed' };
    }
    if (method === 'PUT' && kind === 'users' && action === 'resetPassword' && id === 'default') {
      passwords.delete(more);
      return done('The password is the default one');
    }
    const found = kinds[kind];
    if (!found) return undefined;
    if (method === 'POST' && kind === 'staff' && action === 'create' && id === 'many') {
      for (const row of (body.staffs ?? []) as Body[]) create(found, { ...row, shift: shiftID(row.shift) });
      return done('The staff were uploaded');
    }
    if (method === 'POST' && action === 'create') return create(found, body);
    const index = found.rows.findIndex(({ _id }) => _id === id);
    if (method === 'PUT' && action === 'modify') {
      const row = found.rows[index];
      if (!row) return { refused: 'There is no such record' };
      Object.assign(row, body, { updatedAt: new Date(now()).toISOString() });
      return done('Updated');
    }
    if (method !== 'DELETE' || action !== 'destroy' || kind === 'users') return undefined;
    if (index < 0) return { refused: 'There is no such record' };
    found.rows.splice(index, 1);
    return done('Deleted');
  };
}
