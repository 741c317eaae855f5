import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** A family as its package divides it: files for ranges of characters, with one weight or all. */
interface Family {
  /** The URL of the list that maps ranges to files; the files are beside it. */
  ranges: string
  file: (slice: string, weight: number) => string
  isVariable: boolean
}

const variable = (name: string, ranges: string): Family => ({
  ranges,
  file: (slice) => `${name}-${slice}-wght-normal.woff2`,
  isVariable: true,
})

const FAMILIES = {
  Inter: variable('inter', import.meta.resolve('@fontsource-variable/inter/unicode.json')),
  'IBM Plex Sans Arabic': {
    ranges: import.meta.resolve('@fontsource/ibm-plex-sans-arabic/unicode.json'),
    file: (slice, weight) => `ibm-plex-sans-arabic-${slice}-${weight}-normal.woff2`,
    isVariable: false,
  },
  'Noto Sans Hebrew': variable(
    'noto-sans-hebrew',
    import.meta.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  ),
  'Noto Sans SC': variable(
    'noto-sans-sc',
    import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  ),
  'Noto Sans HK': variable(
    'noto-sans-hk',
    import.meta.resolve('@fontsource-variable/noto-sans-hk/unicode.json'),
  ),
  'Noto Sans KR': variable(
    'noto-sans-kr',
    import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  ),
} satisfies Record<string, Family>
export type FamilyName = keyof typeof FAMILIES

const WEIGHTS = [400, 600]

const rangesOf = (text: string) =>
  text.split(',').map((range) => {
    const [from = NaN, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return { from, to }
  })

/** The files of a family that have any of the characters, and which they have. */
async function slicesOf({ ranges: at }: Family, characters: readonly string[]) {
  const listed = await readFile(new URL(at), 'utf8')
  return Object.entries(JSON.parse(listed) as Record<string, string>).flatMap(([slice, text]) => {
    const ranges = rangesOf(text)
    const has = (character: string) => {
      const code = character.codePointAt(0) ?? 0
      return ranges.some(({ from, to }) => code >= from && code <= to)
    }
    const found = characters.filter(has)
    return found.length > 0 ? [{ slice: slice.replaceAll(/[[\]]/g, ''), found }] : []
  })
}

/**
 * The fonts that a text needs, and no glyph more. The compiler reads neither compressed nor variable
 * fonts, so each is decompressed and fixed at the weights in use.
 */
export async function fontsFor(text: string, names: readonly FamilyName[]): Promise<Buffer[]> {
  const characters = [...new Set(text)]
  const fonts: Buffer[] = []
  for (const family of names.map((name): Family => FAMILIES[name]))
    for (const { slice, found } of await slicesOf(family, characters))
      for (const weight of WEIGHTS) {
        const file = new URL(`files/${family.file(slice, weight)}`, family.ranges)
        const axes = family.isVariable ? { variationAxes: { wght: weight } } : {}
        fonts.push(
          await subsetFont(await readFile(file), found.join(''), { targetFormat: 'sfnt', ...axes }),
        )
      }
  return fonts
}
