/** Lists that readers ask for. Each kind has many variants, so that no cache answers for the engine. */
export const QUESTIONS = {
  /** A category page narrowed by five filters, with all its facets counted. */
  facets: (n: number) =>
    `/device/list?category=excavators&grade=B,C&brand=caterpillar,komatsu,volvo&emirate=sharjah,dubai&hours=-${
      9000 + 50 * (n % 60)
    }&price=${80_000 + 500 * n}-${400_000 + 1000 * n}`,
  /** One model, some years, few hours: what a buyer who knows what he wants asks for. */
  selective: (n: number) =>
    `/device/list?brand=caterpillar&model=320&year=${2012 + (n % 5)}-2023&hours=-${8000 + 37 * n}`,
  /** Words, as they are said. */
  words: (n: number) =>
    `/device/list?q=${encodeURIComponent(`caterpillar 320 under ${6000 + 41 * n} hours`)}`,
  /** Everything of one category, as it is opened from the home page. */
  category: (n: number) =>
    `/device/list?category=${['excavators', 'wheel-loaders', 'forklifts'][n % 3]}`,
} as const

export type Kind = keyof typeof QUESTIONS
export const KINDS = Object.keys(QUESTIONS) as Kind[]
export const VARIANTS = 120

export const variantsOf = (kind: Kind): string[] =>
  Array.from({ length: VARIANTS }, (_, n) => QUESTIONS[kind](n))
