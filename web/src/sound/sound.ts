import { settings } from "../settings.svelte";

// Every sound is made here, in code: short bursts of filtered noise for wood, a few soft tones for a win.

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound) return null;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  } catch {
    return null;
  }
  return context;
}

/** Wood on wood: when, in seconds from now, how high, how loud and how long. Boards make sounds of their own with it. */
export function knock(at: number, pitch: number, loud: number, length = 0.06): void {
  const ctx = audio();
  if (!ctx) return;
  const samples = Math.ceil(ctx.sampleRate * length);
  const buffer = ctx.createBuffer(1, samples, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * Math.exp((-7 * i) / samples);
  const source = new AudioBufferSourceNode(ctx, { buffer });
  const filter = new BiquadFilterNode(ctx, { type: "bandpass", frequency: pitch, Q: 3.5 });
  const gain = new GainNode(ctx, { gain: loud });
  source.connect(filter).connect(gain).connect(ctx.destination);
  source.start(ctx.currentTime + at);
}

/** A soft tone: when, in seconds from now, and how high. */
export function tone(at: number, frequency: number): void {
  const ctx = audio();
  if (!ctx) return;
  const start = ctx.currentTime + at;
  const oscillator = new OscillatorNode(ctx, { type: "triangle", frequency });
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.16, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
  oscillator.connect(gain).connect(ctx.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.65);
}

/** Dice on wood: a few knocks that come closer together. */
export function dice(): void {
  [0, 0.17, 0.22, 0.38, 0.47, 0.58, 0.66].forEach((at, i) => knock(at, 900 + Math.random() * 900, 0.9 - i * 0.1));
}

/** A piece that slides and stops. */
export function piece(): void {
  knock(0, 420, 0.5, 0.16);
  knock(0.2, 640, 1.1);
}

export function tick(): void {
  knock(0, 1500, 0.5, 0.03);
}

/** It is your turn: two soft tones, the second higher. */
export function call(): void {
  [587, 784].forEach((frequency, i) => tone(i * 0.18, frequency));
}

export function win(): void {
  [392, 494, 587, 784].forEach((frequency, i) => tone(i * 0.13, frequency));
}
