import { Screen } from '@sirah-trails/ui';
import type { ComponentType } from 'react';

/** A story inside a screen, as the host shows it. */
export function ScreenFrame(Story: ComponentType) {
  return (
    <Screen title="Quiz" titleHidden data-world="desert" ground wide back={{ to: '/', label: 'the map' }}>
      <Story />
    </Screen>
  );
}
