import type { Preview } from '@storybook/react-vite';
import '@sirah-trails/ui/tokens.css';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'centered',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
  },
  globalTypes: {
    direction: {
      description: 'Reading direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { direction: 'ltr' },
  decorators: [
    (Story, { globals }) => (
      <div dir={String(globals['direction'])}>
        <Story />
      </div>
    ),
  ],
};

export default preview;
