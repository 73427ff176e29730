import { writeFileSync } from 'node:fs';

/** Makes public/message.wav: two short, soft notes, a fourth apart, so that nobody else's sound has to be licensed. */
const RATE = 16_000;
const SECONDS = 0.42;
const NOTES = [
  { hertz: 587.33, from: 0 },
  { hertz: 783.99, from: 0.11 },
];

function loudnessAt(seconds) {
  let sum = 0;
  for (const { hertz, from } of NOTES) {
    const age = seconds - from;
    if (age < 0) continue;
    // Rises quickly and fades, so that nothing clicks; a little of the octave makes it rounder.
    const fade = Math.min(1, age / 0.008) * Math.exp(-age * 11);
    sum += fade * (Math.sin(2 * Math.PI * hertz * age) + 0.25 * Math.sin(4 * Math.PI * hertz * age));
  }
  const end = Math.min(1, (SECONDS - seconds) / 0.02);
  return sum * end * 0.3;
}

const count = Math.round(RATE * SECONDS);
const wav = Buffer.alloc(44 + count * 2);
wav.write('RIFF', 0, 'ascii');
wav.writeUInt32LE(36 + count * 2, 4);
wav.write('WAVEfmt ', 8, 'ascii');
wav.writeUInt32LE(16, 16);
wav.writeUInt16LE(1, 20); // uncompressed
wav.writeUInt16LE(1, 22); // one channel
wav.writeUInt32LE(RATE, 24);
wav.writeUInt32LE(RATE * 2, 28);
wav.writeUInt16LE(2, 32);
wav.writeUInt16LE(16, 34);
wav.write('data', 36, 'ascii');
wav.writeUInt32LE(count * 2, 40);
for (let at = 0; at < count; at += 1) {
  wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, loudnessAt(at / RATE))) * 32_767), 44 + at * 2);
}
writeFileSync(new URL('../public/message.wav', import.meta.url), wav);
