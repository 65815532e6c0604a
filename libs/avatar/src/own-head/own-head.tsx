import { profileQuery, useTheme } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { AvatarHead, type AvatarHeadProps } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import neutralHead from './art/neutral.svg';
import styles from './own-head.module.css';

/** Placeholder until a head is chosen: a lantern, which has no gender and no skin. */
const neutral = { id: 'neutral', name: '', image: neutralHead };

/** The learner's own head beside the greeting, in a box of fixed size. */
export function OwnHead() {
  return (
    <span className={styles.me}>
      <QueryView query={useQuery(profileQuery())} skeleton={null} error={() => <Head head={null} />}>
        {({ avatar_head, avatar_chosen: chosen = true }) => <Head head={chosen ? avatar_head : neutral} />}
      </QueryView>
    </span>
  );
}

/** The placeholder head beside a guest's greeting. */
export function GuestHead() {
  return (
    <span className={styles.me}>
      <Head head={neutral} />
    </span>
  );
}

/** On the theme's background, like the full figure. */
function Head({ head }: Pick<AvatarHeadProps, 'head'>) {
  const { avatar_background: background } = useTheme().assets;
  const style =
    background === null ? undefined : { background: `url(${JSON.stringify(background)}) center / cover` };
  return <AvatarHead head={head} size={80} eager style={style} />;
}
