import { defineMessages } from '@sirah-trails/ui';

/** About page messages. */
export const aboutEn = defineMessages({
  'settings.about.title': 'About',
  'settings.about.failed': "We couldn't open this page. Let's try that again!",
  'settings.about.unknown':
    "This app doesn't say where its texts come from. Ask the grown-up who gave it to you.",
  'settings.about.review': 'Has a scholar checked the texts?',
  'settings.about.review.open':
    'Not yet. No scholar has checked these texts so far. If something sounds wrong, ask a grown-up or a teacher.',
  'settings.about.review.part': 'A scholar has checked {reviewed} of {texts} texts.',
  'settings.about.review.by': '{by} has checked {reviewed} of {texts} texts.',
  'settings.about.content': 'What there is to discover',
  'settings.about.content.version': '{title}, version {version}',
  'settings.about.content.licence': 'Licence of texts and pictures: {licence}',
  'settings.about.content.credit': 'If you share them, please name: {credit}',
  'settings.about.worlds': '{count, plural, one {# world} other {# worlds}}',
  'settings.about.chapters': '{count, plural, one {# chapter} other {# chapters}}',
  'settings.about.questions': '{count, plural, one {# question} other {# questions}}',
  'settings.about.books': '{count, plural, one {# book} other {# books}}',
  'settings.about.people': '{count, plural, one {# person} other {# people}} to meet',
  'settings.about.terms': '{count, plural, one {# word} other {# words}} explained',
  'settings.about.activities': '{count, plural, one {# activity} other {# activities}}',
  'settings.about.works': 'Our sources',
  'settings.about.works.lead': 'The texts refer to these works:',
  'settings.about.app': 'The app',
  'settings.about.app.version': 'Version {version}',
  'settings.about.app.licences': 'Licences of its parts:',
  'settings.about.app.packages': 'Packages',
  'settings.about.app.fontLicences': 'Fonts',
  'settings.about.app.pictures': 'Texts and pictures',
  'settings.about.app.licence': 'The app is free software under the MIT licence.',
  'settings.about.app.fonts':
    'Its fonts are Baloo Bhaijaan 2, Nunito, Rihlah (cut from Andika by SIL International) and one sign of Amiri, under the SIL Open Font License.',
});
