/** Telling the administrators what is wrong with something that others show. The form comes when somebody asks for it. */
export { ReportButton, type ReportButtonProps } from './report-button';
