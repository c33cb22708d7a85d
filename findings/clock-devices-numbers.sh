#!/usr/bin/env bash
# node-zklib 1.3.0, zklib-js 1.3.5, zkteco-js 1.7.2, zkh-lib 1.0.0: readers of ZKTeco clock devices, over UDP.
# Guess: a punch carries the number that the list of users has for the same person.
# Seen: the list reads four bytes of the number, stored punches two and live punches one. User 70,123 is 70,123 in the
# list, 4,587 in the stored punches and 235 in the live ones: other people's numbers, without a remark.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-zklib@1.3.0 zklib-js@1.3.5 zkteco-js@1.7.2 zkh-lib@1.0.0 2>/dev/null
cat >run.cjs <<'JS'
const modules = ['node-zklib/utils', 'zklib-js/utils', 'zkteco-js/src/helper/utils', 'zkh-lib/src/helper/utils'];
/** A packet with the number where the device writes it. */
const packetOf = (length, at) => {
  const packet = Buffer.alloc(length, 1);
  packet.writeUInt32LE(70_123, at);
  return packet;
};
for (const module of modules) {
  const { decodeUserData28, decodeRecordData16, decodeRecordRealTimeLog18 } = require(module);
  const stored = decodeRecordData16(packetOf(16, 0));
  const live = decodeRecordRealTimeLog18(packetOf(18, 8));
  console.log(module, decodeUserData28(packetOf(28, 24)).userId, stored.deviceUserId ?? stored.user_id, live.userId);
}
JS
seen=$(node run.cjs)
expected='node-zklib/utils 70123 4587 235
zklib-js/utils 70123 4587 235
zkteco-js/src/helper/utils 70123 4587 235
zkh-lib/src/helper/utils 70123 4587 235'
echo "$seen"; [ "$seen" = "$expected" ]
