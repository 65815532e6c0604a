import { actions } from './actions.ts';
import { dialogs } from './dialogs.ts';
import { features } from './features.ts';
import { forms } from './forms.ts';
import type { Guides } from './guide.ts';
import { messages } from './messages.ts';
import { places } from './places.ts';
import { values } from './values.ts';

export const guides: Guides = {
  ...actions,
  ...dialogs,
  ...features,
  ...forms,
  ...messages,
  ...places,
  ...values,
};
