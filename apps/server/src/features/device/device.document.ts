import type { DeviceCard, DeviceSort } from '@ironsouq/contract/device/device.schema'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { IndexDefinition } from '#kernel/ports.ts'

export type CardWords = Pick<DeviceCard, 'title' | 'categoryName' | 'brandName'>
export type CardFacts = Omit<DeviceCard, keyof CardWords>

/** One machine as the index keeps it: what is filtered by, what is searched, and the card whole. */
export interface DeviceDocument {
  deviceId: string
  state: string
  categories: string[]
  brand: string
  emirate: string
  yearMade: number
  workHours: number | null
  priceMinor: number | null
  listedAt: string | null
  model: string
  stockNo: string
  words: Record<LocaleCode, CardWords>
  card: CardFacts
}

/** The analyser that knows a language's stems. Hebrew has none: its letters are folded. */
const ANALYSERS: Record<LocaleCode, string> = {
  en: 'english',
  zh_CN: 'smartcn',
  ar: 'arabic',
  fr: 'french',
  zh_HK: 'cjk',
  pt: 'brazilian',
  ko: 'nori',
  he: 'folded',
  de: 'german',
  es: 'spanish',
}

const searched = (analyzer: string) => ({
  properties: { title: { type: 'text', analyzer } },
})

const keyword = { type: 'keyword' }

export const deviceIndex: IndexDefinition = {
  name: 'device',
  idField: 'deviceId',
  settings: {
    // A change must be seen within two seconds; the job that writes it takes well under one.
    refresh_interval: '500ms',
    analysis: {
      analyzer: {
        folded: { type: 'custom', tokenizer: 'icu_tokenizer', filter: ['icu_folding'] },
        code: { type: 'custom', tokenizer: 'whitespace', filter: ['lowercase', 'split'] },
      },
      // "PC210-8" is found by "pc210", "pc 210" and "PC210-8".
      filter: { split: { type: 'word_delimiter_graph', preserve_original: true } },
    },
  },
  mappings: {
    dynamic: false,
    properties: {
      state: keyword,
      categories: keyword,
      brand: keyword,
      emirate: keyword,
      yearMade: { type: 'short' },
      workHours: { type: 'integer' },
      priceMinor: { type: 'long' },
      listedAt: { type: 'date' },
      deviceId: keyword,
      model: { type: 'text', analyzer: 'code' },
      stockNo: { type: 'text', analyzer: 'code' },
      words: {
        properties: Object.fromEntries(
          Object.keys(LOCALES).map((code) => [code, searched(ANALYSERS[code as LocaleCode])]),
        ),
      },
    },
  },
}

/** Where a machine without the figure stands: always last. */
export const INDEX_ORDER: Record<DeviceSort, object[]> = {
  newest: [{ listedAt: 'desc' }],
  priceLow: [{ priceMinor: { order: 'asc', missing: '_last' } }],
  priceHigh: [{ priceMinor: { order: 'desc', missing: '_last' } }],
  hoursLow: [{ workHours: { order: 'asc', missing: '_last' } }],
  yearNew: [{ yearMade: 'desc' }],
}
