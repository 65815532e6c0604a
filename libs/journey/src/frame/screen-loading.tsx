import { ChapterIntroSkeleton } from '../motivational/chapter-intro-skeleton.tsx';
import { MyRankSkeleton } from '../my-rank/my-rank-skeleton.tsx';
import { StartSkeleton } from '../start/start-skeleton.tsx';
import { SubTrailsSkeleton } from '../sub-trails/sub-trails-skeleton.tsx';
import { TrailsSkeleton } from '../trails/trails-skeleton.tsx';
import { ChapterFrame } from './chapter-frame.tsx';
import { RankFrame, StartFrame, TrailsFrame } from './static-frames.tsx';
import { SubTrailsFrame } from './sub-trails-frame.tsx';

/** The screens while their code is on its way: the frame, and the shape of what comes. */
export function StartLoading() {
  return (
    <StartFrame>
      <StartSkeleton />
    </StartFrame>
  );
}

export function TrailsLoading() {
  return (
    <TrailsFrame>
      <TrailsSkeleton />
    </TrailsFrame>
  );
}

export function SubTrailsLoading() {
  return (
    <SubTrailsFrame>
      <SubTrailsSkeleton />
    </SubTrailsFrame>
  );
}

export function ChapterLoading() {
  return (
    <ChapterFrame>
      <ChapterIntroSkeleton />
    </ChapterFrame>
  );
}

export function MyRankLoading() {
  return (
    <RankFrame>
      <MyRankSkeleton />
    </RankFrame>
  );
}
