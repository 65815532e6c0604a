/** Milliseconds as minutes and seconds; a second that has begun is still shown. */
export function clockParts(ms: number) {
  const all = Math.max(0, Math.ceil(ms / 1_000));
  return { minutes: Math.floor(all / 60), seconds: all % 60 };
}

/** mm:ss */
export function clockText(ms: number) {
  const { minutes, seconds } = clockParts(ms);
  return `${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`;
}
