#!/usr/bin/env bash
# @duckdb/node-api 1.5.6-r.1 writes hours and wages to a Parquet file. parquet-wasm 0.8.0 with apache-arrow 21.2.0 reads it, and
# hyparquet 1.33.0 does. For DuckDB a plain 7.5 in SQL is a DECIMAL with one digit behind the point.
# Guess: 7.5 hours and 1,234.50 naira come back as such, as a number or a text. The file says how many digits each column has.
# Seen: apache-arrow knows the digits, and leaves them out of `Number`, `String` and JSON: 75 hours and 123450 naira. Each column is
# wrong by a power of ten of its own, and looks like whole numbers that somebody meant. A DOUBLE is right, and so is hyparquet.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @duckdb/node-api@1.5.6-r.1 parquet-wasm@0.8.0 apache-arrow@21.2.0 hyparquet@1.33.0 2>/dev/null
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { tableFromIPC } from 'apache-arrow';
import { parquetReadObjects } from 'hyparquet';
import { readParquet } from 'parquet-wasm/node';
const connection = await (await DuckDBInstance.create()).connect();
const rows = "select '00042' as id, 7.5 as hours, 1234.50 as wage, 7.5::double as plain";
console.log('DuckDB:', JSON.stringify((await (await connection.runAndReadAll(rows)).getRowObjectsJson())[0]));
await connection.run(`copy (${rows}) to 'wages.parquet' (format parquet)`);
const bytes = new Uint8Array(readFileSync('wages.parquet'));
const table = tableFromIPC(readParquet(bytes).intoIPCStream());
const { hours, wage, plain } = table.get(0);
console.log('apache-arrow:', JSON.stringify(table.get(0)), Number(hours), `${wage}`, wage * 1, plain);
console.log('  digits:', ...table.schema.fields.slice(1, 3).map(({ name, type }) => `${name} ${type.scale}`));
console.log('hyparquet:', JSON.stringify((await parquetReadObjects({ file: bytes.buffer }))[0]));
JS
seen=$(node run.mjs)
expected='DuckDB: {"id":"00042","hours":"7.5","wage":"1234.50","plain":7.5}
apache-arrow: {"id":"00042","hours":"\"75\"","wage":"\"123450\"","plain":7.5} 75 123450 123450 7.5
  digits: hours 1 wage 2
hyparquet: {"id":"00042","hours":7.5,"wage":1234.5,"plain":7.5}'
echo "$seen"; [ "$seen" = "$expected" ]
