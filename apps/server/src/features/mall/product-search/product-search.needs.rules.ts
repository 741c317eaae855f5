import type { LocaleCode } from '@ironsouq/i18n/locales'
import { tonnesOf } from '#features/mall/product-query/product-query.figures.rules.ts'
import type { PartMeaning, PartNeed } from '#features/mall/product-query/product-query.queries.ts'
import { modelKey } from '#features/platform/search/search.queries.ts'

export type Clause = Record<string, unknown>

export const term = (field: string, value: string | boolean): Clause => ({
  term: { [field]: value },
})
export const terms = (field: string, values: readonly string[]): Clause => ({
  terms: { [field]: values },
})
export const scored = (filter: Clause, boost: number): Clause => ({
  constant_score: { filter, boost },
})
const anyOf = (should: readonly Clause[]): Clause => ({
  bool: { should, minimum_should_match: 1 },
})

const LATIN: readonly LocaleCode[] = ['en', 'fr', 'pt', 'de', 'es']
const SCRIPTS: readonly [RegExp, readonly LocaleCode[]][] = [
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Han}/u, ['zh_CN', 'zh_HK']],
  [/\p{Script=Hangul}/u, ['ko']],
]

/** Names in the languages with this script; the language of the request is boosted. */
export function fieldsFor(word: string, locale: LocaleCode): string[] {
  const locales = SCRIPTS.find(([script]) => script.test(word))?.[1] ?? LATIN
  return locales.flatMap((code) => {
    const boost = code === locale ? 2 : 1
    const own = [`words.${code}.name^${2 * boost}`, `words.${code}.categoryName^${boost}`]
    return code === 'ko' ? [...own, `words.ko.name.pairs^${boost}`] : own
  })
}

export interface Manner {
  locale: LocaleCode
  /** Nothing was found: sizes and unknown words beside what was read only rank, alone they match fuzzily. */
  loose: boolean
}

/**
 * A word is a part number, a number of a variant, the model of a machine, a brand, or a word of a name. A word that an
 * analyser drops ("for") is matched by every product, so it does no harm. Words of three letters are not corrected:
 * "cat" is no "cab".
 */
function wordClause(word: string, { locale, loose }: Manner): Clause {
  const key = modelKey(word)
  const fuzzy = loose && !/\d/.test(word) && { fuzziness: 'AUTO:4,8', prefix_length: 1 }
  return {
    dis_max: {
      tie_breaker: 0.1,
      queries: [
        scored(term('partKey', key), 16),
        scored(term('crossKeys', key), 12),
        scored(term('codes', key), 10),
        scored(term('fitKeys', key), 8),
        {
          multi_match: {
            query: word,
            type: 'best_fields',
            operator: 'and',
            zero_terms_query: 'all',
            fields: ['brand.words^3', 'fitWords', ...fieldsFor(word, locale)],
            ...fuzzy,
          },
        },
      ],
    },
  }
}

/** A size counts more than a name with the same digits: "20 t" is not "T20". */
const SIZE = 100
/** More than any score of names: of what looks alike, what has the size and the words comes first. */
const ASKED = 400

/** "20 t" is for a machine of that weight. */
function carriers(key: string): Clause[] {
  const tonnes = tonnesOf(key)
  return tonnes === null ? [] : [scored({ term: { carrier: tonnes } }, SIZE)]
}

/** What a product must meet for one condition; nothing for what only ranks. */
function strictClause(need: PartNeed, manner: Manner): Clause | undefined {
  const { phrase } = need
  switch (need.kind) {
    case 'category':
      return terms('categories', need.codes)
    case 'machine':
      return terms(
        'fits',
        need.machines.map(({ modelId }) => modelId),
      )
    case 'machineBrand':
      return anyOf([
        terms('fitBrands', need.codes),
        { match: { 'brand.words': { query: phrase, operator: 'and' } } },
      ])
    case 'figure':
      return anyOf([
        scored(term('figures', need.key), SIZE),
        ...carriers(need.key),
        wordClause(phrase, manner),
      ])
    case 'word':
      return need.isOptional ? undefined : wordClause(phrase, manner)
    case 'emirate':
      return undefined
  }
}

const READ: ReadonlySet<PartNeed['kind']> = new Set(['category', 'machine', 'machineBrand'])

interface Asked {
  must: Clause[]
  should: Clause[]
}

function conditionsOf(needs: readonly PartNeed[], manner: Manner): Asked {
  const exact = { ...manner, loose: false }
  const isRead = needs.some(({ kind }) => READ.has(kind))
  const asked: Asked = { must: [], should: [] }
  for (const need of needs) {
    // A mistyped word beside what was read ranks what looks like it.
    const strict = strictClause(need, isRead && need.kind !== 'word' ? exact : manner)
    if (strict === undefined) continue
    // A part of another machine is no answer, however alike its words are.
    if (!manner.loose || !isRead || need.kind === 'machine') asked.must.push(strict)
    else if (!READ.has(need.kind)) asked.should.push(scored(strict, ASKED))
    // What was read wrongly may be a word of a name.
    else asked.must.push(anyOf([scored(strict, 10), wordClause(need.phrase, exact)]))
  }
  return asked
}

/** Names that repeat the words rank first; so does what is delivered to the emirate that was named. */
function rankingOf(needs: readonly PartNeed[], { locale }: Manner): Clause[] {
  const named = needs.filter(({ kind }) => kind === 'category' || kind === 'word')
  const query = named.map(({ phrase }) => phrase).join(' ')
  return [
    ...(query === ''
      ? []
      : [
          {
            multi_match: {
              query,
              type: 'most_fields',
              fields: fieldsFor(query, locale).filter((field) => field.includes('.name^')),
            },
          },
        ]),
    ...needs.flatMap((need) =>
      need.kind === 'emirate' ? [scored(terms('emirates', need.codes), 1)] : [],
    ),
  ]
}

/** The words of a search as clauses: its conditions, or else the whole text as one number. */
export function meaningClauses({ needs, number }: PartMeaning, manner: Manner): Clause[] {
  if (needs.length === 0) return []
  const { must, should } = conditionsOf(needs, manner)
  const read = { bool: { must, should: [...should, ...rankingOf(needs, manner)] } }
  if (number === null) return [read]
  const numbered = [
    scored(term('partKey', number), 60),
    scored(term('crossKeys', number), 50),
    scored(term('codes', number), 40),
  ]
  return [anyOf([...numbered, read])]
}
