import { type Avatar, profileQuery } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Editor } from '../editor/editor.tsx';
import { avatarQuery } from '../endpoints/avatar.ts';
import { editorEn } from '../messages/editor-en.ts';
import { type Figure, figureOf } from '../suits/suits.ts';
import { ChooseTraveller } from '../traveller/choose-traveller.tsx';

/** The editor, or for a learner without an avatar the choice of the first one. */
export function AvatarScreen() {
  const t = useMessages(editorEn);
  const avatar = useQuery(avatarQuery());
  const profile = useQuery(profileQuery());
  const states = { skeleton: <Waiting />, error: t('avatar.failed') };
  return (
    <QueryView query={avatar} {...states}>
      {(saved) => (
        <QueryView query={profile} {...states}>
          {({ gender }) => <Visit saved={saved} figure={figureOf(gender)} />}
        </QueryView>
      )}
    </QueryView>
  );
}

interface VisitProps {
  saved: Avatar;
  figure: Figure;
}

function Visit({ saved, figure }: VisitProps) {
  // The way on from the first choice is home, not the editor.
  const [isFirst] = useState(saved.chosen === false);
  return isFirst ? (
    <ChooseTraveller start={saved} figure={figure} />
  ) : (
    <Editor saved={saved} figure={figure} />
  );
}

function Waiting() {
  return (
    <>
      <Skeleton shape="picture" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </>
  );
}
