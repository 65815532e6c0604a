import { defineMessages } from '@sirah-trails/ui';

/** Messages of the recording player. */
export const listenEn = defineMessages({
  'reader.listen': 'Listen to this page',
  'reader.listen.play': 'Play',
  'reader.listen.pause': 'Pause',
  'reader.listen.resume': 'Resume',
  'reader.listen.stop': 'Stop',
  'reader.listen.speed': 'Speed: {speed}',
  'reader.listen.times': '{speed}×',
  'reader.listen.failed': "The voice didn't come through. You can read on, and try again later.",
});
