import { profileQuery, useTheme } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { AvatarHead, type AvatarHeadProps } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import neutralHead from './art/neutral.svg';
import styles from './own-head.module.css';

/** Shown as long as nobody has chosen a head: a lantern, which has no gender and no skin. */
const neutral = { id: 'neutral', name: '', image: neutralHead };

/** The learner's own head beside the greeting. Its place is there before it comes. */
export function OwnHead() {
  return (
    <span className={styles.me}>
      <QueryView query={useQuery(profileQuery())} skeleton={null} error={() => <Head head={null} />}>
        {({ avatar_head, avatar_chosen: chosen = true }) => <Head head={chosen ? avatar_head : neutral} />}
      </QueryView>
    </span>
  );
}

/** The head beside the greeting of a guest, who has none. */
export function GuestHead() {
  return (
    <span className={styles.me}>
      <Head head={neutral} />
    </span>
  );
}

/** The land of the theme stands behind it, as behind the whole figure. */
function Head({ head }: Pick<AvatarHeadProps, 'head'>) {
  const { avatar_background: land } = useTheme().assets;
  const style = land === null ? undefined : { background: `url(${JSON.stringify(land)}) center / cover` };
  return <AvatarHead head={head} size={80} eager style={style} />;
}
