import { type ReactNode, useId } from 'react';
import { classNames } from '../platform/class-names.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { referencesEn } from '../messages/references-en.ts';
import type { Claim, NamedReference, ReferencesProps } from './references.tsx';
import styles from './references.module.css';

/** Sources: "How do we know?" lists sources that state the facts, "See also" sources that recall them. */
export function ReferencesView({
  references,
  folded = false,
  className,
  children,
  ...rest
}: ReferencesProps) {
  const groups = (['says', 'recalls'] as const)
    .map((claim) => ({ claim, references: references.filter((reference) => claimOf(reference) === claim) }))
    .filter((group) => group.references.length > 0);
  return (
    <div {...rest} className={classNames(styles.references, className)}>
      {folded ? (
        <Folded groups={groups}>{children}</Folded>
      ) : (
        <>
          {groups.map((group) => (
            <LabelledList key={group.claim} {...group} />
          ))}
          {children}
        </>
      )}
    </div>
  );
}

interface Group {
  readonly claim: Claim;
  readonly references: readonly NamedReference[];
}

function claimOf({ claim, grade }: NamedReference): Claim {
  return claim ?? (grade === 'Q' ? 'recalls' : 'says');
}

function Folded({ groups, children }: { groups: readonly Group[]; children: ReactNode }) {
  const t = useMessages(referencesEn);
  const [first, ...others] = groups;
  return (
    <details>
      <summary className={styles.summary}>{t(`ui.references.${first?.claim ?? 'says'}`)}</summary>
      {first && <List references={first.references} detailed />}
      {others.map((group) => (
        <LabelledList key={group.claim} {...group} detailed />
      ))}
      {children}
    </details>
  );
}

function LabelledList({ claim, references, detailed = false }: Group & { detailed?: boolean }) {
  const t = useMessages(referencesEn);
  const label = useId();
  return (
    <>
      <p id={label} className={styles.label}>
        {t(`ui.references.${claim}`)}
      </p>
      <List references={references} detailed={detailed} labelledBy={label} />
    </>
  );
}

interface ListProps {
  references: readonly NamedReference[];
  detailed: boolean;
  labelledBy?: string;
}

function List({ references, detailed, labelledBy }: ListProps) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {references.map(({ work, section, edition, arabic }) => (
        <li key={`${work} ${section}`} dir="auto">
          {section === '' ? work : `${work}, ${section}`}
          {detailed && edition !== undefined && <span className={styles.more}> ({edition})</span>}
          {detailed && arabic !== undefined && (
            <bdi lang="ar" className={styles.arabic}>
              {arabic}
            </bdi>
          )}
        </li>
      ))}
    </ul>
  );
}
