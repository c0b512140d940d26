import type { VerdictTone } from './verdict-look';

/** Hz and seconds of each tone, one after another. */
const tunes: Record<VerdictTone, readonly (readonly [number, number])[]> = {
  success: [
    [880, 0.09],
    [1320, 0.14],
  ],
  warning: [
    [520, 0.16],
    [520, 0.16],
  ],
  danger: [
    [220, 0.22],
    [165, 0.36],
  ],
};
const shakes: Record<VerdictTone, number[]> = {
  success: [80],
  warning: [120, 80, 120],
  danger: [320, 100, 320],
};

let audio: AudioContext | undefined;

/** Says the tone of a verdict to the ear and the hand, where the device can. */
export function signal(tone: VerdictTone): void {
  try {
    navigator.vibrate?.(shakes[tone]);
    audio ??= new AudioContext();
    void audio.resume();
    let at = audio.currentTime;
    for (const [frequency, seconds] of tunes[tone]) {
      const oscillator = audio.createOscillator();
      const volume = audio.createGain();
      oscillator.frequency.value = frequency;
      volume.gain.setValueAtTime(0.25, at);
      volume.gain.linearRampToValueAtTime(0, at + seconds);
      oscillator.connect(volume).connect(audio.destination);
      oscillator.start(at);
      oscillator.stop(at + seconds);
      at += seconds;
    }
  } catch {
    // A device without sound still shows the colour and the words.
  }
}
