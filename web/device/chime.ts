import { createStore } from './store';

/** Frequency in hertz and start in seconds. */
const NOTES = [
  { pitch: 659.25, at: 0 },
  { pitch: 987.77, at: 0.18 },
];
const NOTE_SECONDS = 0.9;
const LOUDNESS = { usual: 0.25, loud: 0.9 } as const;
const SILENCE = 0.0001;

let audio: AudioContext | undefined;

/** Whether the browser plays sound now. A phone call or a reload stops it until the next tap. */
export const soundRuns = createStore(false);

/** Browsers allow sound only during a tap or key event. @returns whether it is allowed. */
export async function allowSound(): Promise<boolean> {
  try {
    if (!audio) {
      const opened = new AudioContext();
      opened.addEventListener('statechange', () => soundRuns.set(opened.state === 'running'));
      audio = opened;
    }
    if (audio.state !== 'running') await audio.resume();
    return soundRuns.set(audio.state === 'running');
  } catch {
    // Without sound, the notice and the page's title still announce the order.
    return soundRuns.set(false);
  }
}

export function playChime(loudness: keyof typeof LOUDNESS = 'usual'): void {
  if (audio?.state !== 'running') return;
  for (const { pitch, at } of NOTES) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    const volume = new GainNode(audio, { gain: SILENCE });
    volume.gain.setValueAtTime(SILENCE, start);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS[loudness], start + 0.02);
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + NOTE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS);
  }
}
