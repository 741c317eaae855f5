/** The languages of browser tests: one is read from the left, the other from the right. */
export type Language = 'en' | 'ar'
export type Width = 'desk' | 'phone'

/** As whom a browser test visits the site. */
export interface Variant {
  language: Language
  width: Width
}

export const VIEWPORTS = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const satisfies Record<Width, { width: number; height: number }>

/** `npm run verify -- --full` runs every test in each of them. */
export const VARIANTS = [
  { language: 'en', width: 'desk' },
  { language: 'ar', width: 'phone' },
  { language: 'en', width: 'phone' },
  { language: 'ar', width: 'desk' },
] as const satisfies Variant[]

/** FNV-1a: the same title has the same variant on every machine. */
function isOdd(title: string): boolean {
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(title)) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return (hash & 1) === 1
}

/** What a test is tied to by its tags: `@en-only`, `@ar-only`, `@desk-only`, `@phone-only`. */
function tiedByTags(tags: readonly string[]): Partial<Variant> {
  const language = (['en', 'ar'] as const).find((each) => tags.includes(`@${each}-only`))
  const width = (['desk', 'phone'] as const).find((each) => tags.includes(`@${each}-only`))
  return { ...(language && { language }), ...(width && { width }) }
}

interface Titled {
  title: string
  tags: readonly string[]
}

/** The variants that make sense for a test. `only` is what its file is tied to. */
export function variantsOf({ tags }: Titled, only: Partial<Variant>): Variant[] {
  const tied = { ...only, ...tiedByTags(tags) }
  return VARIANTS.filter(
    ({ language, width }) =>
      language === (tied.language ?? language) && width === (tied.width ?? width),
  )
}

/**
 * The variant in which the gate runs a test: English at a desk or Arabic on a phone, and where the
 * test is tied to one of the two, the title decides on the other.
 */
export function variantInGate(test: Titled, only: Partial<Variant>): Variant {
  const possible = variantsOf(test, only)
  const chosen = isOdd(test.title) ? possible[1] : possible[0]
  const variant = chosen ?? possible[0]
  if (!variant) throw new Error(`no variant fits: ${test.title}`)
  return variant
}
