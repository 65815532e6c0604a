import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import styles from './component-page.module.css';
import { inRepository, ownerOf } from './owners.ts';

/** When to use a component: the parameter `guide` of its stories. */
interface Guide {
  /** What it is for. */
  readonly use: string;
  /** What it is not for, and what to take instead. */
  readonly avoid: string;
  readonly do: string;
  readonly dont: string;
}

/** The documentation of a component: what it is, when to use it, its states and properties. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { tags, parameters } = preparedMeta;
  const file = inRepository(String(parameters['fileName'] ?? ''));
  const guide = parameters['guide'] as Guide | undefined;
  return (
    <>
      <Title />
      <p className={styles.facts}>
        <span>Status: {tags.includes('draft') ? 'draft' : 'stable'}</span>
        <span>Owner: {ownerOf(file)}</span>
        <span>{file}</span>
      </p>
      <Description of="meta" />
      {guide && <Usage guide={guide} />}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

function Usage({ guide }: { guide: Guide }) {
  return (
    <Unstyled>
      <dl className={styles.guide}>
        {rows.map(([key, label]) => (
          <div key={key} data-kind={key} className={styles.row}>
            <dt>{label}</dt>
            <dd>{guide[key]}</dd>
          </div>
        ))}
      </dl>
    </Unstyled>
  );
}

const rows = [
  ['use', 'Use it for'],
  ['avoid', 'Not for'],
  ['do', 'Do'],
  ['dont', "Don't"],
] as const;
