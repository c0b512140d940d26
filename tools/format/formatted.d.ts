/**
 * A generated file as `npm run format` leaves it; what it is written in follows from its name.
 * @throws Error for a text that is not well formed
 */
export declare function formatted(file: string, text: string): Promise<string>;
