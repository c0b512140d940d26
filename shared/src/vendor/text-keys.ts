/** Texts of one language, as a locale file has them. */
interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * The name under which texts are there before the code that shows them (the `translations` of a remote's module, those that
 * every page of the shell needs), typed by their locale file: `'events' as TextsNamed<typeof texts>`.
 */
export type TextsNamed<Tree> = string & { readonly tree: Tree };

/** Where texts come from: a locale file that travels with the code that shows it, or a name. */
export type TextSource = TextTree | TextsNamed<TextTree>;

type TreeOf<Source> = Source extends TextsNamed<infer Tree> ? Tree : Source;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
/** `days_other` is asked for as `days`, with a `count`. */
type WithoutPlural<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Distributes over sources, so that one file after another is looked at. */
type KeyIn<Tree> = Tree extends unknown
  ? {
      [Key in keyof Tree & string]: Tree[Key] extends string
        ? Key | WithoutPlural<Key>
        : `${Key}.${KeyIn<Tree[Key]>}`;
    }[keyof Tree & string]
  : never;

type GroupIn<Tree> = Tree extends unknown
  ? {
      [Key in keyof Tree & string]: Tree[Key] extends string
        ? never
        : Key | `${Key}.${GroupIn<Tree[Key]>}`;
    }[keyof Tree & string]
  : never;

/** Groups of nothing but texts: in others a mistake in the name of a group would be taken for a text of theirs. */
type LastGroupIn<Tree> = Tree extends unknown
  ? {
      [Key in keyof Tree & string]: Tree[Key] extends string
        ? never
        : Tree[Key] extends Readonly<Record<string, string>>
          ? Key
          : `${Key}.${LastGroupIn<Tree[Key]>}`;
    }[keyof Tree & string]
  : never;

/** Every text of a source: `cart.empty`. */
export type TextKey<Source> = KeyIn<TreeOf<Source>>;
/** Every group of texts of a source: `cart.errors`. */
export type TextGroup<Source> = GroupIn<TreeOf<Source>>;

type Values = Readonly<Record<string, unknown>>;

/** By keys alone, so that texts of several sources do where those of one of them are asked for. */
interface TranslateBy<Key extends string, LastGroup extends string, Group extends string> {
  (key: Key, values?: Values): string;
  /** For what only the server knows: a text of a group, or else what is said instead. */
  (key: `${LastGroup}.${string}`, values: Values & { defaultValue: string }): string;
  /** A whole group, as its locale file has it. */
  (group: Group, values: { returnObjects: true }): unknown;
}

/** Gives texts by their keys; what is not a key of the sources does not compile. */
export type Translate<Source> = TranslateBy<
  TextKey<Source>,
  LastGroupIn<TreeOf<Source>>,
  TextGroup<Source>
>;
