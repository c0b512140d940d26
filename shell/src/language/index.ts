export { addLabels } from './add-labels';
export { adoptLanguage } from './language-choice';
export { useChooseLanguage } from './use-choose-language';
