/** The device's calendar day, as `YYYY-MM-DD`. */
export function localToday(now = new Date()): string {
  return dayText(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The month of a day, as `YYYY-MM`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The days of a month in order. */
export function daysOfMonth(month: string): string[] {
  const [year, number] = numbersOf(month);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => dayText(year, number, index + 1));
}

/** The month `months` later; earlier for a negative number. */
export function monthLater(month: string, months: number): string {
  const [year, number] = numbersOf(month);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** Weekday of a day: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return ((new Date(day).getUTCDay() + 6) % 7) + 1;
}

function numbersOf(month: string): [year: number, month: number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5))];
}

function dayText(year: number, month: number, day: number): string {
  return [year, month, day].map((part) => part.toString().padStart(2, '0')).join('-');
}
