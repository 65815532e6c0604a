import styles from './facts.module.css';

interface FactsProps {
  /** Name and value pairs; null values are omitted. */
  facts: readonly (readonly [name: string, value: string | null])[];
}

/** Definition list for dialogs and sheets, as plain text. */
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
