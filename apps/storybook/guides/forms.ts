import type { Guides } from './guide.ts';

/** What a learner enters or chooses. */
export const forms: Guides = {
  'text-field': {
    use: 'A line of text: a name, an e-mail address.',
    avoid: 'Several lines are a TextArea, a secret is a PasswordField, a choice is RadioCards or Select.',
    do: 'Put the label above; say in the hint what helps before it is needed.',
    dont: 'No placeholder in place of a label.',
  },
  'password-field': {
    use: 'A password, which can be shown.',
    avoid: 'A code of six digits is a TextField.',
    do: 'List the rules as a hint before the first letter.',
    dont: 'Do not ask for it twice.',
  },
  'text-area': {
    use: 'Several lines: a letter to the people of the app.',
    avoid: 'One line is a TextField.',
    do: 'Let it grow with its text.',
    dont: 'No counter that hurries.',
  },
  select: {
    use: 'One of more than six that the learner knows: a country, a year.',
    avoid: 'Up to six are RadioCards: they are seen at once.',
    do: 'Order them as people look for them.',
    dont: 'Not for a choice that children make often.',
  },
  'radio-cards': {
    use: 'One of a few, each worth a look: text size, age.',
    avoid: 'On or off is a Checkbox or a Chip.',
    do: 'Keep the cards to two or three words.',
    dont: 'No green for the chosen one: green means right.',
  },
  checkbox: {
    use: 'A yes or no that is sent with a form.',
    avoid: 'A filter that works at once is a Chip.',
    do: 'Write the label as a sentence that one can say yes to.',
    dont: 'No "not" in the label.',
  },
  chip: {
    use: 'A small thing to switch on and off at once, e.g. a filter.',
    avoid: 'One of several is a ChipStrip; a word that is not pressed is a Tag.',
    do: 'One or two words.',
    dont: 'Not for the main action.',
  },
  'chip-strip': {
    use: 'A filter of which one holds, or none: the letters of a list.',
    avoid: 'Views of their own are Tabs or LinkTabs.',
    do: 'Let it scroll sideways.',
    dont: 'No second row.',
  },
  tabs: {
    use: 'Several views of one thing on one screen.',
    avoid: 'Views with an address are LinkTabs.',
    do: 'Two to four, of one word each.',
    dont: 'No tab that is empty for most learners.',
  },
  'link-tabs': {
    use: 'Views with an address of their own: the boards, the paces.',
    avoid: 'Panels of one screen are Tabs.',
    do: 'Keep their order the same everywhere.',
    dont: 'Not for steps that follow each other.',
  },
};
