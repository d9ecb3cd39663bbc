/** Frequency in hertz and start in seconds. */
const NOTES = [
  { pitch: 659.25, at: 0 },
  { pitch: 987.77, at: 0.18 },
];
const NOTE_SECONDS = 0.9;
const LOUDNESS = 0.25;
const SILENCE = 0.0001;

let audio: AudioContext | undefined;

/**
 * Asks the browser to allow sound; returns whether it does. Browsers allow it only during a tap or key
 * event.
 */
export async function allowSound(): Promise<boolean> {
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') await audio.resume();
    return audio.state === 'running';
  } catch {
    // Without sound, the notice and the page's title still announce the order.
    return false;
  }
}

export function playChime(): void {
  if (audio?.state !== 'running') return;
  for (const { pitch, at } of NOTES) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    const volume = new GainNode(audio, { gain: SILENCE });
    volume.gain.setValueAtTime(SILENCE, start);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + NOTE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS);
  }
}
