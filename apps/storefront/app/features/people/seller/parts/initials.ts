/** The Arabic article, written together with its word: two of them would read as "II". */
const ARTICLE = /^ال(?=\p{L}{2})/u

/** The first letters of the first two words of a name. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word.replace(ARTICLE, ''))[0])
    .join('')
