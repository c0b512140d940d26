export { addLabels } from './add-labels';
export { adoptLanguage, chooseLanguage } from './language-choice';
