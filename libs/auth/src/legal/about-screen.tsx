import { type About, aboutQuery, configurationQuery } from '@sirah-trails/api-client';
import { firstData, isAdditionKnown, isMissing, QueryView, screen } from '@sirah-trails/screen-kit';
import { Skeleton, TextLink, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { CardSection } from '../frame/card-section.tsx';
import { useOpenFrame } from '../frame/open-frame.ts';
import { aboutEn } from '../messages/about-en.ts';

export default screen({
  messages: aboutEn,
  useFrame: (t) => useOpenFrame(t('settings.about.title')),
  Content: AboutPage,
  first: async (_location, client) =>
    isAdditionKnown(client, 'about') ? firstData(client, aboutQuery()) : undefined,
});

/** Content, scholar review and licences; app licences only without the addition. */
function AboutPage() {
  const t = useMessages(aboutEn);
  return (
    <>
      <QueryView
        query={useQuery(configurationQuery())}
        skeleton={<Skeleton shape="text" />}
        error={t('settings.about.failed')}
      >
        {({ capabilities }) => (capabilities?.includes('about') ? <OfferedContent /> : <UnknownContent />)}
      </QueryView>
      <AppSection />
    </>
  );
}

/** Files of the build with the licences of its parts. */
const licences = [
  ['packages', 'settings.about.app.packages'],
  ['fonts', 'settings.about.app.fontLicences'],
  ['content', 'settings.about.app.pictures'],
] as const;

function AppSection() {
  const t = useMessages(aboutEn);
  const version = useQuery(configurationQuery()).data?.version;
  return (
    <CardSection title={t('settings.about.app')}>
      {version !== undefined && <p>{t('settings.about.app.version', { version })}</p>}
      <p>{t('settings.about.app.licence')}</p>
      <p>{t('settings.about.app.fonts')}</p>
      <p>{t('settings.about.app.licences')}</p>
      <ul>
        {licences.map(([name, title]) => (
          <li key={name}>
            <TextLink alone href={`/licences/${name}.txt`}>
              {t(title)}
            </TextLink>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function OfferedContent() {
  const t = useMessages(aboutEn);
  return (
    <QueryView
      query={useQuery(aboutQuery())}
      skeleton={<Skeleton shape="text" />}
      error={t('settings.about.failed')}
      refusal={(error) => isMissing(error) && <UnknownContent />}
    >
      {(about) => <Content {...about} />}
    </QueryView>
  );
}

function UnknownContent() {
  return <CardSection lead={useMessages(aboutEn)('settings.about.unknown')} />;
}

const amounts = ['worlds', 'chapters', 'questions', 'books', 'people', 'terms', 'activities'] as const;

function Content({ content, review, written, works }: About) {
  const t = useMessages(aboutEn);
  return (
    <>
      <CardSection title={t('settings.about.review')}>
        <p>{reviewIn(t, review)}</p>
        {content.origin && <p>{content.origin}</p>}
      </CardSection>
      <CardSection title={t('settings.about.content')} lead={t('settings.about.content.version', content)}>
        <ul>
          {amounts.map((amount) => (
            <li key={amount}>{t(`settings.about.${amount}`, { count: written[amount] })}</li>
          ))}
        </ul>
        <p>{t('settings.about.content.licence', content)}</p>
        {content.credit && <p>{t('settings.about.content.credit', { credit: content.credit })}</p>}
      </CardSection>
      {works.length > 0 && (
        <CardSection title={t('settings.about.works')} lead={t('settings.about.works.lead')}>
          <ul>
            {works.map((work) => (
              <li key={work}>
                <bdi>{work}</bdi>
              </li>
            ))}
          </ul>
        </CardSection>
      )}
    </>
  );
}

function reviewIn(t: ReturnType<typeof useMessages<typeof aboutEn>>, review: About['review']) {
  const { reviewed, texts, by } = review;
  if (reviewed === 0) return t('settings.about.review.open');
  return by === null
    ? t('settings.about.review.part', { reviewed, texts })
    : t('settings.about.review.by', { reviewed, texts, by });
}
