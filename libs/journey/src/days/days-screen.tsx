import { links } from '@sirah-trails/api-client/links';
import { isMissing, QueryView, screen } from '@sirah-trails/screen-kit';
import { announce, Card, IconButton, LineIcon, Skeleton, useMessages } from '@sirah-trails/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { daysEn } from '../messages/days.ts';
import { localToday, monthLater, monthOf } from './calendar.ts';
import styles from './days-screen.module.css';
import { DayBadges } from './day-badges.tsx';
import { daysQuery } from './endpoints.ts';
import { MonthTable } from './month-table.tsx';
import { useReportTimeZone } from './use-report-time-zone.ts';

// Home and the end of a chapter load from this chunk: a module shared by two chunks would be part of the app's file.
export { EarnedDayBadge } from './day-badges.tsx';
export { DaysContent } from './days-content.tsx';

/**
 * `/settings/days`: lanterns by month. Has no `first`: the boot script's addresses are
 * recorded by the build, which knows no month.
 */
export default screen({
  messages: daysEn,
  useFrame: (t) => ({
    title: t('journey.days.title'),
    back: { to: links.settings(), label: t('journey.days.back') },
    landscape: true,
    ground: true,
  }),
  Content: Months,
});

// Lucide's chevrons (ISC).
const [earlierIcon, laterIcon] = ['m15 18-6-6 6-6', 'm9 18 6-6-6-6'];

function Months() {
  const t = useMessages(daysEn);
  const today = localToday();
  const [month, setMonth] = useState(monthOf(today));
  const days = useQuery({ ...daysQuery(month), placeholderData: keepPreviousData });
  useReportTimeZone(days.data);
  const name = (shown: string) => t('journey.days.month', { month: shown.slice(5), year: shown.slice(0, 4) });
  const turn = (months: number) => {
    const shown = monthLater(month, months);
    setMonth(shown);
    announce(name(shown));
  };
  const first = days.data?.first_day ?? today;
  return (
    <>
      <Card as="section" aria-labelledby="month" className={styles.card}>
        <div className={styles.head}>
          <IconButton
            label={t('journey.days.earlier')}
            disabled={month <= monthOf(first)}
            onClick={() => turn(-1)}
          >
            <LineIcon d={earlierIcon} data-mirrors="" />
          </IconButton>
          <h2 id="month" className={styles.month}>
            {name(month)}
          </h2>
          <IconButton
            label={t('journey.days.later')}
            disabled={month >= monthOf(today)}
            onClick={() => turn(1)}
          >
            <LineIcon d={laterIcon} data-mirrors="" />
          </IconButton>
        </div>
        <QueryView
          query={days}
          skeleton={<Skeleton shape="card" className={styles.waiting} />}
          error={t('journey.days.error')}
          refusal={(error) => isMissing(error) && <p className={styles.rule}>{t('journey.days.unknown')}</p>}
        >
          {({ total, first_day: firstDay, days: lit }) => (
            <>
              <MonthTable month={month} today={today} first={firstDay} days={lit} />
              <p className={styles.total}>{t('journey.days.total', { count: total })}</p>
              <p className={styles.rule}>{t('journey.days.rule')}</p>
            </>
          )}
        </QueryView>
      </Card>
      {days.data && <DayBadges total={days.data.total} />}
    </>
  );
}
