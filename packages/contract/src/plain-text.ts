/**
 * A typed text without what changes how the text around it is shown: control characters become spaces, and marks that
 * turn the direction of everything after them are left out. Names and addresses stand on papers and in tables of others.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
