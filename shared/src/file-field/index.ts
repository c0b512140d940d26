/** The field for a file that is read on the device: calendars, bank statements, lists to import. */
export { FileField, type FileFieldProps } from './file-field';
