import { defineMessages } from '@sirah-trails/ui';

/** Messages of the share dialog. */
export const shareEn = defineMessages({
  'share.text': 'Join the leaderboard, start your own journey and earn stars as you grow!',
  'share.outside': 'Sharing leaves {product}.',
  'share.ask': 'Not sure? Ask a grown-up.',
  'share.ways': 'Ways to share',
  'share.way.imessage': 'iMessage',
  'share.way.instagram': 'Instagram',
  'share.way.tiktok': 'TikTok',
  'share.way.whatsapp': 'WhatsApp',
  'share.way.telegram': 'Telegram',
  'share.way.copy': 'Copy Link',
  'share.way.save': 'Save picture',
  'share.copied': 'Copied!',
  'share.name': 'Show my name',
  'share.picture': 'The picture to share: {words}',
  'share.unsupported': "Your device can't share pictures. Save yours, or share the link.",
  'share.failed': "That didn't work. Try another way, or save your picture.",
  'share.unpainted': "We couldn't draw your picture. You can still share the link.",
  'share.by-hand': 'Copy this',
  'share.by-hand.hint': "We couldn't copy it for you. The words are selected, so you can copy them.",
  'share.card.place': 'place on {board}',
  'share.card.trails': 'The Trails · {difficulty}',
  'share.card.endless': 'the Infinity Trail',
  'share.card.none': 'Walk with me!',
  'share.card.none.line': 'The Trails are waiting for you',
});
