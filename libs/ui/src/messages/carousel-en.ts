import { defineMessages } from '../i18n/define-messages.ts';

export const carouselEn = defineMessages({
  'ui.carousel': 'carousel',
  'ui.carousel.slide': 'slide',
  'ui.carousel.place': '{index} of {count}',
  'ui.carousel.go-to': 'Show {title}',
  'ui.carousel.pause': 'Stop moving by itself',
  'ui.carousel.play': 'Move by itself',
});
