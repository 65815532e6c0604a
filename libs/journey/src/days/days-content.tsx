import type { Days } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { Link, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { daysEn } from '../messages/days.ts';
import { daysOfMonth, localToday, monthOf } from './calendar.ts';
import styles from './days-content.module.css';
import { daysQuery } from './endpoints.ts';
import { Lantern } from './lantern.tsx';
import { useReportTimeZone } from './use-report-time-zone.ts';

/** The lanterns of this month; renders nothing when the request fails. */
export function DaysContent({ waiting }: { waiting: ReactNode }) {
  const today = localToday();
  const days = useQuery(daysQuery(monthOf(today)));
  useReportTimeZone(days.data);
  return (
    <QueryView query={days} skeleton={waiting} error={() => null}>
      {(known) => <LanternStrings days={known} today={today} />}
    </QueryView>
  );
}

function LanternStrings({ days: { total, first_day: first, days }, today }: { days: Days; today: string }) {
  const t = useMessages(daysEn);
  const lit = new Set(days.map(({ day }) => day));
  const all = daysOfMonth(monthOf(today));
  const strings = [all.slice(0, 16), all.slice(16)];
  return (
    <Link to={links.days()} className={styles.card}>
      <span className={styles.kicker}>{t('journey.days.title')}</span>{' '}
      <span className={styles.title}>{t('journey.days.total', { count: total })}</span>{' '}
      <span className={styles.strings} aria-hidden="true">
        {strings.map((string) => (
          <span key={string[0]} className={styles.string}>
            {string.map((day) => (
              <span key={day} className={styles.day} data-today={day === today ? '' : undefined}>
                <Lantern
                  state={lit.has(day) ? 'lit' : first && first < day && day < today ? 'rest' : 'coming'}
                />
              </span>
            ))}
          </span>
        ))}
      </span>
    </Link>
  );
}
