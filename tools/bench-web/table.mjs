/**
 * A table row.
 * @param {readonly (string | number)[]} cells
 */
export function row(cells) {
  return cells.map((cell, at) => (at === 0 ? String(cell).padEnd(34) : String(cell).padStart(14))).join('');
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/**
 * Ratios of two alternately measured series.
 * @param {readonly number[]} ours
 * @param {readonly number[]} theirs
 * @returns {string} median and range
 */
export function ratio(ours, theirs) {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? NaN));
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  return `${median(ratios).toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
}
