#!/usr/bin/env bash
# @zxing/library 0.21.3 and zxing-wasm 3.1.6, both ports of ZXing, read the same barcodes of badges (drawn by bwip-js 4.11.4).
# Guess: both read the same text, or one says that it cannot.
# Seen: the first finds no Interleaved 2 of 5 of four digits, though six are read: short lengths count as noise. A UPC-A badge
# has 12 digits in one and 13 in the other. The small letters of a Code 39 come as `+A+B` in one; of a badge that says `A+B`
# the other makes `Ab`. Which reader is at the gate decides who somebody is.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @zxing/library@0.21.3 zxing-wasm@3.1.6 bwip-js@4.11.4 sharp@0.35.5 2>/dev/null
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import * as zxing from '@zxing/library';
import bwip from 'bwip-js/node';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
prepareZXingModule({ overrides: { wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer } });
const { TRY_HARDER, POSSIBLE_FORMATS } = zxing.DecodeHintType;
const { ITF, CODE_39, UPC_A, EAN_13 } = zxing.BarcodeFormat;
const reader = new zxing.MultiFormatReader();
reader.setHints(new Map([[TRY_HARDER, true], [POSSIBLE_FORMATS, [ITF, CODE_39, UPC_A, EAN_13]]]));
const numbers = [['interleaved2of5', '0042'], ['interleaved2of5', '004200'], ['upca', '012345678905']];
const badges = [...numbers, ['code39ext', 'ab-42'], ['code39', 'A+B']];
for (const [bcid, text] of badges) {
  const padding = { paddingwidth: 20, paddingheight: 20, backgroundcolor: 'FFFFFF' };
  const picture = await bwip.toBuffer({ bcid, text, scale: 3, height: 12, ...padding });
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const source = new zxing.RGBLuminanceSource(new Uint8ClampedArray(data), info.width, info.height);
  let first = 'nothing';
  try {
    first = reader.decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(source))).getText();
  } catch {}
  const [second] = await readBarcodes(new Uint8Array(picture), { tryHarder: true });
  console.log(`${bcid} ${text}: ${first}, ${second?.text ?? 'nothing'}`);
}
JS
seen=$(node run.mjs)
expected='interleaved2of5 0042: nothing, 0042
interleaved2of5 004200: 004200, 004200
upca 012345678905: 012345678905, 0012345678905
code39ext ab-42: +A+B-42, ab-42
code39 A+B: A+B, Ab'
echo "$seen"; [ "$seen" = "$expected" ]
