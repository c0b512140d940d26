/** A point of a map in a form: numbers, the address of a map page, or a pin. */
export { PointField } from './point-field';
