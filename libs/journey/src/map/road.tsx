import { landscapePosition, type Position } from './map-position.ts';
import styles from './road.module.css';

/** The road through the sub-trails on the landscape map, from edge to edge: its picture has none. Decorative. */
export function Road({ positions }: { positions: readonly Position[] }) {
  const places = positions.map(landscapePosition).sort((one, other) => one.x - other.x);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return null;
  const stops = [{ x: 0, y: 100 - first.y }, ...places, { x: 100, y: 100 - last.y }];
  const curves = stops.slice(1).map(({ x, y }, index) => {
    const before = stops[index] as Position;
    const middle = (before.x + x) / 2;
    return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  });
  const d = `M${stops[0]?.x} ${stops[0]?.y} ${curves.join(' ')}`;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.road}>
      {(['edge', 'ground', 'steps'] as const).map((layer) => (
        <path key={layer} d={d} className={styles[layer]} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
