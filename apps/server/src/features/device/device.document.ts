import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { IndexDefinition } from '#kernel/ports.ts'
import { ANALYSERS, analysis } from './device.analysis.ts'

export type CardWords = Pick<DeviceCard, 'title' | 'categoryName' | 'brandName' | 'sellerName'>
export type CardFacts = Omit<DeviceCard, keyof CardWords>

/** One machine as the index keeps it: what is filtered by, what is searched, and the card whole. */
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
  /** What of its model and stock number readers may type: `pc200`, `2008`, `200`. */
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
  words: Record<LocaleCode, CardWords>
  card: CardFacts
}

const keyword = { type: 'keyword' }
const text = (analyzer: string) => ({ type: 'text', analyzer })

const title = (locale: LocaleCode) => ({
  ...text(ANALYSERS[locale]),
  // A compound is found by its parts, but does not itself look for every one of them.
  ...(locale === 'de' && { search_analyzer: 'whole_words' }),
  // Words of Korean that the dictionary cuts wrongly are found by their pairs of syllables.
  ...(locale === 'ko' && { fields: { pairs: text('pairs') } }),
})

export const deviceIndex: IndexDefinition = {
  name: 'device',
  idField: 'deviceId',
  settings: {
    // A change must be seen within two seconds; the job that writes it takes well under one.
    refresh_interval: '500ms',
    analysis,
  },
  mappings: {
    dynamic: false,
    dynamic_templates: [{ measures: { path_match: 'spec.*', mapping: { type: 'float' } } }],
    properties: {
      deviceId: keyword,
      state: keyword,
      categories: keyword,
      type: keyword,
      brand: keyword,
      model: keyword,
      modelKey: keyword,
      codes: keyword,
      brandModel: keyword,
      grade: keyword,
      emirate: keyword,
      customs: keyword,
      emission: keyword,
      certifications: keyword,
      assurances: keyword,
      ownership: keyword,
      priceMode: keyword,
      equipment: keyword,
      price: { type: 'double' },
      hours: { type: 'integer' },
      year: { type: 'short' },
      weight: { type: 'integer' },
      mileage: { type: 'integer' },
      spec: { type: 'object', dynamic: true },
      specKeys: keyword,
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
