import { ApolloLink } from '@apollo/client';
import { type Observable, of, switchMap, tap } from 'rxjs';

/**
 * Lets a creation that is sent again after a lost answer create once: the same values carry the same idempotency key
 * until some write is answered as done. It is given to every operation with a variable `idempotencyKey`. A service
 * without keys is found out by its refusal, which comes before anything is written, and is asked without them from then
 * on.
 */
export function createOnceLink(newKey: () => string = randomKey): ApolloLink {
  /** Keys of creations whose outcome is open, by their values. */
  const open = new Map<string, string>();
  let areKeysTaken = true;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== 'mutation') return forward(operation);
    // What was done since may be undone again, so the same values then mean another record.
    const send = () => (forward(operation) as Observable<ApolloLink.Result>).pipe(tap(forgetWhenDone));
    if (!areKeysTaken || !takesKey(operation)) return send();
    const { operationName, variables } = operation;
    const values = JSON.stringify([operationName, variables], nameFiles);
    const key = open.get(values) ?? newKey();
    open.set(values, key);
    operation.variables = { ...variables, idempotencyKey: key };
    return send().pipe(
      switchMap((result) => {
        if (!lacksKeys(result)) return of(result);
        areKeysTaken = false;
        operation.variables = variables;
        return send();
      }),
    );
  });

  function forgetWhenDone({ errors }: ApolloLink.Result): void {
    if (!errors?.length) open.clear();
  }
}

const takesKey = ({ query }: ApolloLink.Operation): boolean =>
  query.definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === 'idempotencyKey'),
  );

const lacksKeys = ({ errors }: ApolloLink.Result): boolean =>
  errors?.some(
    ({ extensions }) => extensions?.code === 'EXTENSION_MISSING' && extensions.extension === 'idempotency',
  ) === true;

/** A file is known by what its folder says of it. */
const nameFiles = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** `crypto.randomUUID` is missing where the dashboard is opened by plain http. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
