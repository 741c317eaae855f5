import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { isProductUnit, PRODUCT_UNITS } from '@ironsouq/i18n/product-unit'
import { translator } from '@ironsouq/i18n/translate'
import type { DemoModel } from '../models/model.ts'
import { brandNamesOf } from '../names.ts'
import { emirateKey } from '../places.ts'
import { dice } from '../random.ts'
import { ATTRIBUTES, type AttributeCode } from './attributes.ts'
import type { WordOf } from './mall-words.ts'
import type { Said } from './product.ts'
import type { DemoProduct } from './products.ts'
import type { DemoStore } from './stores.ts'
import type { GroupCode } from './tree.ts'
import { inEvery, phraseOf, type Texts, type Values, wordOf } from './words.ts'

const COMMA: Partial<Record<LocaleCode, string>> = { ar: '، ', zh_CN: '，', zh_HK: '，' }
const SEMICOLON: Partial<Record<LocaleCode, string>> = {
  ar: '؛ ',
  zh_CN: '；',
  zh_HK: '；',
  fr: '\u202f; ',
}
const DECIMAL_COMMA: readonly LocaleCode[] = ['de', 'fr', 'es', 'pt']
const COLON: Partial<Record<LocaleCode, string>> = { zh_CN: '：', zh_HK: '：', fr: '\u00a0: ' }
const commaOf = (locale: LocaleCode) => COMMA[locale] ?? ', '
const glueOf = (locale: LocaleCode) => (locale.startsWith('zh') ? '' : ' ')
/** A description names so many machines; the list of all is on the page. */
const MOST_MODELS = 6
const HEAVY_G = 100_000

const withDecimals = (locale: LocaleCode, text: string) =>
  DECIMAL_COMMA.includes(locale) ? text.replaceAll(/(?<=\d)\.(?=\d)/g, ',') : text

const isRtl = (locale: LocaleCode) => LOCALES[locale].dir === 'rtl'

/** Numbers and codes keep their order among right-to-left words. */
const isolated = (locale: LocaleCode, text: string) =>
  isRtl(locale) && /[\dA-Za-z]/.test(text) ? `\u2066${text}\u2069` : text

/** Arabic and Hebrew write units in their own letters, as the pages of machines do. */
function figureIn(locale: LocaleCode, text: string): string {
  const [, value = '', unit = ''] = /^(.*\d.*) (\S+)$/.exec(text) ?? []
  return isRtl(locale) && isProductUnit(unit)
    ? translator(locale)(PRODUCT_UNITS[unit], { value: isolated(locale, value) })
    : isolated(locale, withDecimals(locale, text))
}

const modelName = (locale: LocaleCode, { brand, model }: Pick<DemoModel, 'brand' | 'model'>) =>
  `${brandNamesOf(brand)[locale]} ${isolated(locale, model)}`

function valuesIn(locale: LocaleCode, values: Values): Values {
  const { brand, model, from, to } = values
  if (brand !== undefined && model !== undefined)
    return { model: modelName(locale, { brand: String(brand), model: String(model) }) }
  if (isRtl(locale) && from !== undefined && to !== undefined)
    return { ...values, from: `\u2066${from}`, to: `${to}\u2069` }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, withDecimals(locale, String(value))]),
  )
}

const saidIn = (locale: LocaleCode, said: Said): string =>
  typeof said === 'string'
    ? figureIn(locale, said)
    : phraseOf(locale, said.phrase, valuesIn(locale, said.values ?? {}))

export const saidInEvery = (said: Said): Texts => inEvery((locale) => saidIn(locale, said))

function nameOf(locale: LocaleCode, { leaf, draft, condition }: DemoProduct): string {
  const within = draft.said.map((said) => {
    const text = saidIn(locale, said)
    // A figure or the name of a brand is written as it is.
    const isWord =
      typeof said !== 'string' && !wordOf(locale, 'phrases', said.phrase).startsWith('{')
    return isWord ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
  })
  const parts = [wordOf(locale, 'nouns', leaf), ...within]
  if (condition !== 'new') parts.push(phraseOf(locale, condition))
  return parts.join(commaOf(locale))
}

function stated(locale: LocaleCode, code: AttributeCode, value: string | number): string {
  const { kind, unit } = ATTRIBUTES[code]
  const label = wordOf(locale, 'attributes', code)
  const word = `${code}.${value}`
  const isWorded = kind === 'choice' && (code === 'origin' || code === 'base')
  const shown = isWorded
    ? wordOf(locale, 'choices', word as WordOf<'choices'>)
    : figureIn(locale, unit === undefined ? String(value) : `${value} ${unit}`)
  return `${label}${COLON[locale] ?? ': '}${shown}`
}

const summaryOf = (locale: LocaleCode, { attributes }: DemoProduct) =>
  Object.entries(attributes)
    .slice(0, 3)
    .map(([code, value]) => stated(locale, code as AttributeCode, value))
    .join(SEMICOLON[locale] ?? '; ')

function descriptionOf(locale: LocaleCode, product: DemoProduct): string {
  const { draft, group, condition, variants } = product
  const say = (key: WordOf<'phrases'>, values?: Values) => phraseOf(locale, key, values)
  const fits = draft.fits ?? []
  const some = fits.slice(0, MOST_MODELS).map((model) => modelName(locale, model))
  const topic = group === 'mall-attachments' ? 'attachments' : group
  return [
    fits.length > 0 && fits.length <= MOST_MODELS
      ? say('fitsThese', { models: some.join(commaOf(locale)) })
      : '',
    condition === 'reconditioned' ? say('reconditionedNote') : '',
    condition === 'used' ? say('usedNote') : '',
    say(`note.${topic}`),
    fits.length > 0 && group !== 'oils' ? say('checkSerial') : '',
    variants.some(({ weightG }) => weightG > HEAVY_G) ? say('heavy') : '',
  ]
    .filter(Boolean)
    .join(glueOf(locale))
}

/** What a store writes about a product. */
export const textOf = (locale: LocaleCode, product: DemoProduct) => ({
  name: nameOf(locale, product),
  summary: summaryOf(locale, product),
  description: descriptionOf(locale, product),
})

const ANNOUNCEMENTS = ['nationalDay', 'sameDay', 'friday', 'freight', 'newStock'] as const

/** A block of a store's page names a group of goods; a banner of the store says something more. */
export const blockTextsOf = (group: GroupCode, store?: DemoStore) => {
  const announced = store && dice(store.code).pick(ANNOUNCEMENTS)
  const news = announced === 'newStock' ? 'freight' : 'newStock'
  return inEvery((locale) => ({
    title: wordOf(locale, 'categories', group),
    body: store ? phraseOf(locale, `announce.${news}`) : '',
  }))
}

/** What a store writes about itself. */
export function storeTextOf(locale: LocaleCode, store: DemoStore) {
  const own: Partial<Record<LocaleCode, string>> = { ar: store.arabic, he: store.hebrew }
  const categories = store.sells.map((group) => wordOf(locale, 'categories', group))
  const area = locale === 'ar' ? store.areaArabic : isolated(locale, store.area)
  const emirate = translator(locale)(emirateKey(store.emirate))
  const announcement = dice(store.code).pick(ANNOUNCEMENTS)
  return {
    name: own[locale] ?? store.latin,
    description: [
      phraseOf(locale, 'storeSells', { categories: categories.join(commaOf(locale)) }),
      phraseOf(locale, 'storePlace', { area, emirate }),
      phraseOf(locale, 'storeSince', { year: store.sinceYear }),
    ].join(glueOf(locale)),
    announcement: phraseOf(locale, `announce.${announcement}`),
  }
}
