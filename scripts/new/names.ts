/** One noun in the spellings that code uses. Templates name them: `{{camel}}`. */
export interface Names {
  kebab: string
  camel: string
  Pascal: string
  snake: string
  UPPER: string
  /** With spaces, for comments and summaries. */
  words: string
  kebabs: string
  camels: string
  wordss: string
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/
const RESERVED = new Set(
  'break case catch class const continue default delete do else enum export extends false finally for function if import in new null return super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

export const isKebab = (name: string): boolean => KEBAB.test(name) && !RESERVED.has(name)

export const camelOf = (kebab: string): string =>
  kebab.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

export const pascalOf = (kebab: string): string => camelOf(`-${kebab}`)

function pluralOf(kebab: string): string {
  if (/[^aeiou]y$/.test(kebab)) return `${kebab.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(kebab) ? `${kebab}es` : `${kebab}s`
}

export function namesOf(kebab: string, plural = pluralOf(kebab)): Names {
  const snake = kebab.replaceAll('-', '_')
  return {
    kebab,
    camel: camelOf(kebab),
    Pascal: pascalOf(kebab),
    snake,
    UPPER: snake.toUpperCase(),
    words: kebab.replaceAll('-', ' '),
    kebabs: plural,
    camels: camelOf(plural),
    wordss: plural.replaceAll('-', ' '),
  }
}
