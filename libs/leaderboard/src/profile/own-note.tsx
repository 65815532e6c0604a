import { meQuery } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView, useAddition } from '@sirah-trails/screen-kit';
import { Notice, Skeleton, TextLink, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { profileEn } from '../messages/profile-en.ts';
import styles from './public-profile.module.css';

/** Note above the learner's own profile: who sees it, with a link to the choice. */
export function OwnNote() {
  return useAddition('hide') ? <NoteWithChoice /> : <Note text="profile.mine" />;
}

function NoteWithChoice() {
  return (
    <QueryView
      query={useQuery(meQuery())}
      skeleton={<Skeleton shape="field" />}
      error={() => <Note text="profile.mine" canChoose />}
    >
      {({ settings }) => <Note text={settings?.hidden ? 'profile.mine.hidden' : 'profile.mine'} canChoose />}
    </QueryView>
  );
}

interface NoteProps {
  text: 'profile.mine' | 'profile.mine.hidden';
  canChoose?: boolean;
}

function Note({ text, canChoose = false }: NoteProps) {
  const t = useMessages(profileEn);
  return (
    <>
      <Notice tone="info">
        <p className={styles.note}>{t(text)}</p>
      </Notice>
      {canChoose && (
        <TextLink alone to={links.account()}>
          {t('profile.mine.choose')}
        </TextLink>
      )}
    </>
  );
}
