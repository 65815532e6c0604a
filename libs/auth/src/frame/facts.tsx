import styles from './facts.module.css';

interface FactsProps {
  /** Each with its name; those without a value are left out. */
  facts: readonly (readonly [name: string, value: string | null])[];
}

/** Named facts in a dialog or a sheet, as plain text. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
