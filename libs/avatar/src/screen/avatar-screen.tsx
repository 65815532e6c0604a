import { type Avatar, profileQuery } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { firstData, QueryView, type RouteLocation, screen } from '@sirah-trails/screen-kit';
import { preloadDialogs, Skeleton, useMessages } from '@sirah-trails/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryOf } from '../editor/categories.ts';
import { Editor } from '../editor/editor.tsx';
import { avatarEn } from '../messages/avatar-en.ts';
import { avatarQuery, itemsQuery } from '../outfit/endpoints.ts';
import { type BodyType, bodyTypeOf } from '../outfit/outfit.ts';
import { ChooseTraveller } from '../traveller/choose-traveller.tsx';

/** `/avatar`: the learner's wardrobe. */
export default screen({
  messages: avatarEn,
  useFrame: (t) => ({
    title: t('avatar.title'),
    back: { to: links.home(), label: t('avatar.back') },
    landscape: true,
    wide: true,
    readAloud: useQuery({ ...avatarQuery(), enabled: false }).data?.chosen === false,
  }),
  Content: AvatarScreen,
  first: requestAvatar,
  variants: [{ item: 'head' }, { item: 'top' }, { item: 'pants' }, { item: 'shoes' }],
  prefetch: requestAvatar,
  idle: preloadDialogs,
});

function requestAvatar({ query }: RouteLocation, client: QueryClient) {
  return Promise.all([
    firstData(client, avatarQuery()),
    firstData(client, profileQuery()),
    firstData(client, itemsQuery(categoryOf(query))),
  ]);
}

/** The editor; for a learner without an avatar, the choice of the first one. */
function AvatarScreen() {
  const t = useMessages(avatarEn);
  const avatar = useQuery(avatarQuery());
  const profile = useQuery(profileQuery());
  const states = { skeleton: <AvatarSkeleton />, error: t('avatar.failed') };
  return (
    <QueryView query={avatar} {...states}>
      {(saved) => (
        <QueryView query={profile} {...states}>
          {({ gender }) => <EditorOrChoice saved={saved} bodyType={bodyTypeOf(gender)} />}
        </QueryView>
      )}
    </QueryView>
  );
}

interface EditorOrChoiceProps {
  saved: Avatar;
  bodyType: BodyType;
}

function EditorOrChoice({ saved, bodyType }: EditorOrChoiceProps) {
  // Constant for the visit: the first choice leads home, not into the editor.
  const [isFirst] = useState(saved.chosen === false);
  return isFirst ? (
    <ChooseTraveller start={saved} bodyType={bodyType} />
  ) : (
    <Editor saved={saved} bodyType={bodyType} />
  );
}

function AvatarSkeleton() {
  return (
    <>
      <Skeleton shape="picture" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </>
  );
}
