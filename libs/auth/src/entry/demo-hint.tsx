import { Button, Card, useMessages } from '@sirah-trails/ui';
import { signInEn } from '../messages/sign-in-en.ts';
import styles from './demo-hint.module.css';
import type { Credentials } from './endpoints.ts';

interface DemoHintProps {
  learner: Credentials;
  onFill: () => void;
}

/** Where the provider runs a demo: its learner, ready to be filled in. */
export function DemoHint({ learner, onFill }: DemoHintProps) {
  const t = useMessages(signInEn);
  return (
    <Card as="section" tone="sand" aria-labelledby="demo-title" className={styles.hint}>
      <h2 id="demo-title" className={styles.title}>
        {t('auth.sign-in.demo.title')}
      </h2>
      <p className={styles.lead}>{t('auth.sign-in.demo.lead')}</p>
      <dl className={styles.learner}>
        <dt>{t('auth.sign-in.email')}</dt>
        <dd>{learner.email}</dd>
        <dt>{t('auth.sign-in.password')}</dt>
        <dd>{learner.password}</dd>
      </dl>
      <Button variant="secondary" onClick={onFill}>
        {t('auth.sign-in.demo.fill')}
      </Button>
    </Card>
  );
}
