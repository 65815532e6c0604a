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

/** Usage guide of a component, from the parameter `guide` of its stories. */
interface Guide {
  /** Purpose. */
  readonly use: string;
  /** Cases for another component, with its name. */
  readonly avoid: string;
  readonly do: string;
  readonly dont: string;
}

/** Documentation page of a component: facts, guide, states and properties. */
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
