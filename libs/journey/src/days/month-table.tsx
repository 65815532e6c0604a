import type { Days } from '@sirah-trails/api-client';
import { useMessages } from '@sirah-trails/ui';
import { daysEn } from '../messages/days.ts';
import { daysOfMonth, weekdayOf } from './calendar.ts';
import { Lantern } from './lantern.tsx';
import styles from './month-table.module.css';

interface MonthTableProps {
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The first lit day; days before it are no rest days. */
  first: Days['first_day'];
  days: Days['days'];
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A month as a table of weeks, with a lantern and its meaning per day. */
export function MonthTable({ month, today, first, days }: MonthTableProps) {
  const t = useMessages(daysEn);
  const lit = new Map(days.map((day) => [day.day, day]));
  return (
    <table className={styles.table} aria-labelledby="month">
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className={styles.weekday}>
              <abbr title={t(`journey.days.weekday.${weekday}`)}>
                {t(`journey.days.weekday.${weekday}.short`)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) =>
              day ? (
                <Day key={day} day={day} today={today} first={first} lit={lit.get(day)} />
              ) : (
                <td key={weekdays[index]} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends Pick<MonthTableProps, 'today' | 'first'> {
  day: string;
  lit: Days['days'][number] | undefined;
}

function Day({ day, today, first, lit }: DayProps) {
  const t = useMessages(daysEn);
  const unlit = first && first < day && day < today ? 'rest' : 'coming';
  return (
    <td className={styles.day} aria-current={day === today ? 'date' : undefined}>
      <span className={styles.number}>{Number(day.slice(8))}</span>
      <Lantern state={lit ? 'lit' : unlit} />
      <span className="visually-hidden">
        {lit
          ? t('journey.days.lit', { minutes: lit.minutes_read })
          : (unlit === 'rest' || today <= day) && t(`journey.days.${unlit}`)}
      </span>
    </td>
  );
}

/** The weeks of a month from Monday; null for a day of another month. */
function weeksOf(month: string): (string | null)[][] {
  const days = daysOfMonth(month);
  const before = weekdayOf(`${month}-01`) - 1;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    weekdays.map((_weekday, index) => cells[week * 7 + index] ?? null),
  );
}
