import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { guides } from '../guides/all-guides.ts';
import type { Guide } from '../guides/guide.ts';
import styles from './component-page.module.css';
import { ownerOf } from './owners.ts';

/** The documentation of a component: what it is, when to use it, its states and properties. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { tags, parameters } = preparedMeta;
  const file = String(parameters['fileName'] ?? '').replace(/^(\.*\/)+/, '');
  const guide = guides[file.replace(/^.*\/(.*)\.stories\.tsx$/, '$1')];
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
