/**
 * What the page of a category is headed, by its code. Case, gender and word order depend on the
 * name, so each heading is a text of its own.
 */
export type Headings = Readonly<Record<string, string>>
