import { useEffect, useRef, useState } from 'react';

const speeds: readonly number[] = [1, 0.75, 1.25];

export interface RecordingPlayer {
  readonly state: 'stopped' | 'playing' | 'paused';
  /** Playback rate; 1 is the original speed. */
  readonly speed: number;
  readonly hasFailed: boolean;
  /** Plays, pauses, or resumes. */
  readonly onToggle: () => void;
  readonly onStop: () => void;
  /** Cycles through the speeds. */
  readonly onSpeed: () => void;
}

/** Player for the recording at `src`; stops on unmount. */
export function useRecording(src: string): RecordingPlayer {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<RecordingPlayer['state']>('stopped');
  const [speed, setSpeed] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => () => audio.current?.pause(), []);
  const play = () => {
    setFailed(false);
    audio.current ??= playerOf(src, () => setState('stopped'));
    audio.current.playbackRate = speed;
    audio.current.play().then(
      () => setState('playing'),
      () => setFailed(true),
    );
  };
  const halt = (next: RecordingPlayer['state']) => {
    audio.current?.pause();
    if (audio.current && next === 'stopped') audio.current.currentTime = 0;
    setState(next);
  };
  const onSpeed = () => {
    const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
    if (audio.current) audio.current.playbackRate = next;
    setSpeed(next);
  };
  const onToggle = () => (state === 'playing' ? halt('paused') : play());
  return { state, speed, hasFailed, onToggle, onStop: () => halt('stopped'), onSpeed };
}

function playerOf(src: string, onEnded: () => void): HTMLAudioElement {
  const audio = new Audio(src);
  audio.addEventListener('ended', onEnded);
  return audio;
}
