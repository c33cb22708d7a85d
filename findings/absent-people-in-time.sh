#!/usr/bin/env bash
# lokijs 1.5.12, @seald-io/nedb 4.1.2, mingo 7.2.7 and sift 17.1.4 find records by the same filters, in the language of MongoDB. Of five
# people one has no minutes late (null), because she did not come, and one has no such field.
# Guess: as in MongoDB, null and a missing field are not numbers, so `{ late: { $lte: 0 } }`, people who came in time, leaves them out.
# Seen: lokijs puts null and missing values before all numbers, and compares by that order: absent people are in time, and are among those
# with less than ten minutes. `$gte: 0` leaves them out, so the answers of `$lt` and `$gte` together look complete. The other three libraries
# leave them out of both.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund lokijs@1.5.12 @seald-io/nedb@4.1.2 mingo@7.2.7 sift@17.1.4 2>/dev/null
cat >run.mjs <<'JS'
import Nedb from '@seald-io/nedb';
import Loki from 'lokijs';
import { Query } from 'mingo';
import sift from 'sift';
const people = () => [
  { id: 'early', late: 0 }, { id: 'five', late: 5 }, { id: 'twenty', late: 20 }, { id: 'absent', late: null }, { id: 'unknown' },
];
const collection = new Loki('a').addCollection('people');
collection.insert(people());
const nedb = new Nedb();
await nedb.insertAsync(people());
const libraries = {
  lokijs: (filter) => collection.find(filter),
  nedb: (filter) => nedb.findAsync(filter).sort({ late: 1 }),
  mingo: (filter) => new Query(filter).find(people()).all(),
  sift: (filter) => people().filter(sift(filter)),
};
for (const filter of [{ late: { $lte: 0 } }, { late: { $lt: 10 } }, { late: { $gte: 0 } }]) {
  console.log(JSON.stringify(filter));
  for (const [name, find] of Object.entries(libraries)) {
    console.log(`  ${name}: ${(await find(filter)).map(({ id }) => id).join(', ')}`);
  }
}
JS
seen=$(node run.mjs)
expected='{"late":{"$lte":0}}
  lokijs: early, absent, unknown
  nedb: early
  mingo: early
  sift: early
{"late":{"$lt":10}}
  lokijs: early, five, absent, unknown
  nedb: early, five
  mingo: early, five
  sift: early, five
{"late":{"$gte":0}}
  lokijs: early, five, twenty
  nedb: early, five, twenty
  mingo: early, five, twenty
  sift: early, five, twenty'
echo "$seen"; [ "$seen" = "$expected" ]
