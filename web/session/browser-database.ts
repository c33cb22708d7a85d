/** What the browser keeps beyond a session; ending a session leaves it. Every record begins with its user's ID. */
type StoreName = 'verdicts' | 'preferences' | 'views';

const databaseName = 'attendance';

let opened: Promise<IDBDatabase> | undefined;

/** A store of the browser's database, for one piece of work. Rejects where the browser keeps no data. */
export async function openStore(name: StoreName, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= openDatabase();
  try {
    return (await opened).transaction(name, mode).objectStore(name);
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

/** The result of one request. */
export function settle<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 3);
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result } = request;
    if (oldVersion < 1) {
      result.createObjectStore('verdicts', { keyPath: ['userID', 'key'] }).createIndex('day', ['userID', 'day']);
    }
    if (oldVersion < 2) {
      result.createObjectStore('preferences', { keyPath: ['userID', 'list'] }).createIndex('userID', 'userID');
    }
    result.createObjectStore('views', { keyPath: ['userID', 'list', 'name'] }).createIndex('list', ['userID', 'list']);
  };
  const database = await settle(request);
  const forget = () => {
    opened = undefined;
  };
  database.onclose = forget;
  // A tab with a newer version of this page waits until all others let go.
  database.onversionchange = () => {
    database.close();
    forget();
  };
  return database;
}
