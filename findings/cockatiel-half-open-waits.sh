#!/usr/bin/env bash
# cockatiel 4.0.0, a circuit that is half open: one call tries the service, and others come meanwhile.
# Guess: the others are refused at once, as by an open circuit, until the trial has ended.
# Seen: they wait for the trial, however long it takes, and are made or refused by how it ends. With a trial that hangs until its
# timeout of 30 s everybody hangs with it; a timeout has to stand outside the circuit too.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cockatiel@4.0.0 2>/dev/null
cat >run.mjs <<'JS'
import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import { setTimeout } from 'node:timers/promises';
const circuit = circuitBreaker(handleAll, { halfOpenAfter: 20, breaker: new ConsecutiveBreaker(1) });
const fail = () => Promise.reject(new Error('down'));
await circuit.execute(fail).catch(() => {});
console.log('open:', await circuit.execute(() => 'called').catch(({ message }) => message));
for (const end of ['well', 'badly']) {
  await setTimeout(60);
  let trialEnded = false;
  const trial = circuit.execute(async () => {
    await setTimeout(150);
    trialEnded = true;
    if (end === 'badly') return fail();
  });
  const second = await circuit.execute(() => 'called').catch(({ message }) => message);
  console.log(`half open, trial ends ${end}: ${trialEnded ? 'waited, then ' : ''}${second}`);
  await trial.catch(() => {});
  if (end === 'well') await circuit.execute(fail).catch(() => {});
}
JS
seen=$(node run.mjs)
expected='open: Execution prevented because the circuit breaker is open
half open, trial ends well: waited, then called
half open, trial ends badly: waited, then Execution prevented because the circuit breaker is open'
echo "$seen"; [ "$seen" = "$expected" ]
