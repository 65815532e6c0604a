/** Longest invisible animation in ms: instant animations need a duration to fire their end event. */
const unseenMs = 1;

/** Names elements with a visible transition or animation, and running animations. */
export function findMotion(page: Document): string[] {
  const slow = [...page.body.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
    return takesTime(transitionDuration) || (animationName !== 'none' && takesTime(animationDuration));
  });
  const moving = page.getAnimations().filter(({ effect, playState }) => {
    return playState === 'running' && Number(effect?.getComputedTiming().duration) > unseenMs;
  });
  return [
    ...slow.map(({ tagName, className }) => `${tagName.toLowerCase()}.${String(className)}`),
    ...moving.map(({ id }) => `animation ${id}`),
  ];
}

function takesTime(durations: string): boolean {
  return durations.split(', ').some((one) => parseFloat(one) * (one.endsWith('ms') ? 1 : 1000) > unseenMs);
}
