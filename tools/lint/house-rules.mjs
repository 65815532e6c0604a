import { queryStates } from './query-states.mjs';
import { restricted } from './restricted.mjs';

const colour = '/^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\\(.*\\)|(ok)?l(ab|ch)\\(.*\\))$/i';
const sides = '(left|right|top|bottom)';
const emoji = '/(?![\\u00a9\\u00ae\\u2122])\\p{Extended_Pictographic}/u';
const spoken = '/^(aria-label|alt|title|placeholder|label)$/';
const names =
  'black|white|gr[ae]y|silver|red|orange|yellow|green|teal|blue|navy|purple|pink|brown|gold|beige|tan';
const functions = '(rgb|hsl)a?|hwb|(ok)?l(ab|ch)|color';

const useToken = 'Use a colour token of libs/ui: var(--color-...) or var(--world-...).';
const useLogical =
  'Use the logical property: inline-size, block-size, margin-inline-start, inset-inline-end ...';
const useShape = 'Use an icon of lucide-react or a drawn shape: an emoji looks different on every device.';
const useMessage =
  'Words on screen are messages: a key in src/messages/en.ts, read by useMessages of @sirah-trails/ui.';
const useWhole =
  'A sentence is one message: hand its parts to it as values, other languages put them elsewhere.';

/** Plugin with the repository's visual rules. */
export const house = {
  rules: {
    'query-states': queryStates,
    'wait-for-state': restricted([
      {
        selector:
          'ExpressionStatement > AwaitExpression > CallExpression > MemberExpression CallExpression[callee.name="expect"] > CallExpression[callee.property.name=/^(get|query)(All)?By/]',
        message:
          'Wait for what a screen shows: expect(await canvas.findBy...) or waitFor(() => expect(...)).',
      },
    ]),
    'no-raw-button': restricted([
      {
        selector: 'JSXOpeningElement[name.name="button"]',
        message:
          'Use Button, IconButton or Chip of @sirah-trails/ui, or its Pressable for something of another form.',
      },
    ]),
    'one-live-region': restricted([
      {
        selector:
          'JSXAttribute[name.name="aria-live"], JSXAttribute[name.name="role"] > Literal[value=/^(status|alert|log)$/]',
        message: 'Use announce of @sirah-trails/ui: there is one live region.',
      },
    ]),
    'no-raw-colour': restricted([
      { selector: `Literal[value=${colour}], TemplateElement[value.raw=${colour}]`, message: useToken },
    ]),
    'no-physical-side': restricted([
      {
        selector: `JSXAttribute[name.name="style"] Property[key.name=/^((margin|padding|border)(Left|Right|Top|Bottom)|${sides}|((min|max)?[Ww]idth|(min|max)?[Hh]eight))$/]`,
        message: useLogical,
      },
    ]),
    'no-emoji': restricted([
      {
        selector: `Literal[value=${emoji}], JSXText[value=${emoji}], TemplateElement[value.raw=${emoji}]`,
        message: useShape,
      },
    ]),
    'words-are-messages': restricted([
      {
        selector: `JSXText[value=/\\p{L}/u], JSXAttribute[name.name=${spoken}] > Literal[value=/\\p{L}/u]`,
        message: useMessage,
      },
    ]),
    'whole-messages': restricted([
      {
        selector:
          'BinaryExpression[operator="+"] > CallExpression[callee.name="t"], TemplateLiteral > CallExpression[callee.name="t"]',
        message: useWhole,
      },
    ]),
    'css-colours': restricted([
      {
        selector: [
          'Declaration[property!=/mask/] Hash',
          'Declaration[property=/^--/] > Raw[value=/#[0-9a-f]{3,8}\\b/i]',
          `Declaration Function[name=/^(${functions})$/i]:not(:has(Function[name="var"])):not(Declaration[property=/mask/] Function)`,
          `Declaration[property=/color|background|border|outline|shadow|fill|stroke/] Identifier[name=/^(${names})$/i]`,
        ].join(', '),
        message: useToken,
      },
    ]),
    'css-sides': restricted([
      {
        selector: [
          `Declaration[property=/^(scroll-)?(margin|padding)-${sides}$/]`,
          `Declaration[property=/^border-${sides}(-|$)/]`,
          `Declaration[property=/^(${sides}|(min-|max-)?(width|height))$/]`,
          'Declaration[property=/^(text-align|float|clear)$/] Identifier[name=/^(left|right)$/]',
        ].join(', '),
        message: useLogical,
      },
    ]),
  },
};
