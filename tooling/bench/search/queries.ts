/** Typical lists. Each kind has many variants, so that no cache answers instead of the engine. */
export const QUERIES = {
  /** A category page narrowed by five filters, with all its facets counted. */
  facets: (n: number) =>
    `/device/list?category=excavators&grade=B,C&brand=caterpillar,komatsu,volvo&emirate=sharjah,dubai&hours=-${
      9000 + 50 * (n % 60)
    }&price=${80_000 + 500 * n}-${400_000 + 1000 * n}`,
  /** One model, some years, few hours: a narrow search. */
  selective: (n: number) =>
    `/device/list?brand=caterpillar&model=320&year=${2012 + (n % 5)}-2023&hours=-${8000 + 37 * n}`,
  /** Free text. */
  words: (n: number) =>
    `/device/list?q=${encodeURIComponent(`caterpillar 320 under ${6000 + 41 * n} hours`)}`,
  /** A whole category, as linked from the home page. */
  category: (n: number) =>
    `/device/list?category=${['excavators', 'wheel-loaders', 'forklifts'][n % 3]}`,
} as const

export type Kind = keyof typeof QUERIES
export const KINDS = Object.keys(QUERIES) as Kind[]
const VARIANTS = 120

export const variantsOf = (kind: Kind): string[] =>
  Array.from({ length: VARIANTS }, (_, n) => QUERIES[kind](n))
