import { type Messages, type PlainKey, type Translate, useMessages } from '@sirah-trails/ui';
import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { firstData } from './first-data.ts';
import { isMissing } from '../query/refusals.ts';
import { QueryView } from '../query/query-view.tsx';
import {
  type RequestData,
  type RouteLocation,
  type ScreenDefinition,
  type ScreenFrame,
  useRouteParams,
} from './route.ts';

interface Declaration<Texts extends Messages, Data> extends Pick<
  ScreenDefinition,
  'first' | 'variants' | 'prefetch' | 'idle'
> {
  /** Messages for `useFrame` and `error`. */
  readonly messages: Texts;
  /** A hook that returns the frame. `data` is undefined until the query has loaded. */
  readonly useFrame: (t: Translate<Texts>, data: Data | undefined, location: RouteLocation) => ScreenFrame;
}

interface FixedScreen<Texts extends Messages> extends Declaration<Texts, undefined> {
  readonly query?: undefined;
  readonly Content: ComponentType;
}

interface QueryScreen<Texts extends Messages, Raw, Data, Key extends QueryKey> extends Declaration<
  Texts,
  Data
> {
  /** The screen's query at a location. */
  readonly query: (location: RouteLocation) => UseQueryOptions<Raw, DefaultError, Data, Key>;
  readonly Skeleton: ComponentType;
  readonly Content: ComponentType<{ data: Data }>;
  /** Message key for the error above the retry button. */
  readonly error: PlainKey<Texts>;
  /** Replaces the content on a 404. */
  readonly missing?: ComponentType;
}

/**
 * Declares a screen with query, frame, skeleton, content and error. The query runs on navigation with `first`, and as prefetch
 * unless `prefetch` replaces it. A screen without a query shows its own states.
 */
export function screen<Texts extends Messages>(declaration: FixedScreen<Texts>): ScreenDefinition;
export function screen<Texts extends Messages, Raw, Data, Key extends QueryKey>(
  declaration: QueryScreen<Texts, Raw, Data, Key>,
): ScreenDefinition;
export function screen<Texts extends Messages, Raw, Data, Key extends QueryKey>(
  declaration: FixedScreen<Texts> | QueryScreen<Texts, Raw, Data, Key>,
): ScreenDefinition {
  return declaration.query ? queryScreen(declaration) : fixedScreen(declaration);
}

function fixedScreen<Texts extends Messages>(declaration: FixedScreen<Texts>): ScreenDefinition {
  const { messages, useFrame, ...definition } = declaration;
  return { ...definition, useFrame: () => useFrame(useMessages(messages), undefined, useRouteLocation()) };
}

function queryScreen<Texts extends Messages, Raw, Data, Key extends QueryKey>(
  declaration: QueryScreen<Texts, Raw, Data, Key>,
): ScreenDefinition {
  const { messages, query, useFrame, Skeleton, Content, error, missing: Missing, ...rest } = declaration;
  const first: RequestData = (location, client) =>
    Promise.all([firstData(client, query(location)), rest.first?.(location, client)]);
  const useScreenQuery = () => useQuery(query(useRouteLocation()));
  return {
    prefetch: first,
    ...rest,
    first,
    useFrame: () => useFrame(useMessages(messages), useScreenQuery().data, useRouteLocation()),
    Content: () => (
      <QueryView
        query={useScreenQuery()}
        skeleton={<Skeleton />}
        error={useMessages(messages)(error)}
        refusal={(cause) => isMissing(cause) && Missing && <Missing />}
      >
        {(data) => <Content data={data} />}
      </QueryView>
    ),
  };
}

function useRouteLocation(): RouteLocation {
  return { params: useRouteParams(), query: useSearchParams()[0] };
}
