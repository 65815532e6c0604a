import { defineMessages } from '@sirah-trails/ui';

/** The words of the download of an activity. */
export const downloadEn = defineMessages({
  'reader.download.title': 'Print it',
  'reader.download.paper': 'Your paper',
  'reader.download.kilobytes': 'PDF for {paper} paper, {size} KB',
  'reader.download.megabytes': 'PDF for {paper} paper, {size} MB',
  'reader.download.unknown': 'PDF for {paper} paper',
  'reader.download.one': 'One PDF file',
  'reader.download.start': 'Download Content',
  'reader.download.progress': 'Downloading',
  'reader.download.saved': 'Saved! Look among your downloads, then print it.',
  'reader.download.offline': 'There is no internet right now. Come back online and tap again.',
  'reader.download.failed': "The download didn't work. Tap to try again.",
  'reader.download.opened': "The download didn't work here. Open the file itself and save it from there.",
  'reader.download.open': 'Open the file',
});
