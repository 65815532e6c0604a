// One question with four choices, as SurveyJS shows it. Its question comes with the code, as in its own examples.
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.min.css';
import { Survey } from 'survey-react-ui';
import question from './question.json';

const model = new Model({
  elements: [{ type: 'radiogroup', name: 'q', title: question.text, choices: question.choices }],
});
createRoot(/** @type {HTMLElement} */ (document.getElementById('root'))).render(<Survey model={model} />);
