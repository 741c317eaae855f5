import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { CardFacts, CardTexts } from '#features/machines/device-card/device-card.projection.ts'
import { ANALYSERS, analysis } from '#features/platform/search/search.analysis.rules.ts'
import type { IndexDefinition } from '#kernel/ports/search.ts'

/** A device in the index: fields to filter by, texts to search, and its card. */
export interface DeviceDocument {
  deviceId: string
  state: string
  /** From its own category up. */
  categories: string[]
  type: string
  brand: string
  model: string
  /** Letters and digits of the model alone. */
  modelKey: string
  /** Parts of model and stock number that users type: `pc200`, `2008`, `200`. */
  codes: string[]
  /** `caterpillar/320`: counted for suggestions. */
  brandModel: string
  grade: string
  emirate: string
  customs: string
  emission: string
  certifications: string[]
  assurances: string[]
  ownership: string
  priceMode: string
  equipment: string[]
  /** In AED. */
  price: number | null
  hours: number | null
  year: number
  /** In kg. */
  weight: number | null
  mileage: number | null
  /** Measures by their field's code. */
  spec: Record<string, number>
  /** Choices and flags: `boomType:mono`, `blade:yes`. */
  specKeys: string[]
  /** Price over the middle of the guide range: the lower, the better the value. */
  value: number | null
  listedAt: string | null
  words: Record<LocaleCode, CardTexts>
  card: CardFacts
}

const keyword = { type: 'keyword' }
/** Facets count these: their global ordinals are built at a refresh, not by the first reader. */
const facet = { type: 'keyword', eager_global_ordinals: true }
const text = (analyzer: string) => ({ type: 'text', analyzer })

const title = (locale: LocaleCode) => ({
  ...text(ANALYSERS[locale]),
  // A compound matches a search for one of its parts; a search for a compound is not split.
  ...(locale === 'de' && { search_analyzer: 'whole_words' }),
  // Korean words that the dictionary splits wrongly match by pairs of syllables.
  ...(locale === 'ko' && { fields: { pairs: text('pairs') } }),
})

export const deviceIndex: IndexDefinition = {
  name: 'device',
  idField: 'deviceId',
  settings: {
    // A change must be visible within two seconds; the job that writes it takes well under one.
    refresh_interval: '500ms',
    analysis,
  },
  mappings: {
    dynamic: false,
    dynamic_templates: [{ measures: { path_match: 'spec.*', mapping: { type: 'float' } } }],
    properties: {
      deviceId: keyword,
      state: keyword,
      categories: facet,
      type: facet,
      brand: facet,
      model: facet,
      modelKey: keyword,
      codes: keyword,
      brandModel: facet,
      grade: facet,
      emirate: facet,
      customs: facet,
      emission: facet,
      certifications: facet,
      assurances: facet,
      ownership: facet,
      priceMode: facet,
      equipment: facet,
      price: { type: 'double' },
      hours: { type: 'integer' },
      year: { type: 'short' },
      weight: { type: 'integer' },
      mileage: { type: 'integer' },
      spec: { type: 'object', dynamic: true },
      specKeys: facet,
      value: { type: 'float' },
      listedAt: { type: 'date' },
      words: {
        properties: Object.fromEntries(
          Object.keys(ANALYSERS).map((locale) => [
            locale,
            { properties: { title: title(locale as LocaleCode) } },
          ]),
        ),
      },
    },
  },
}
