import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { brands } from './brands.ts'
import type { DemoCategory } from './categories/category.ts'
import { categoryTree } from './categories/tree.ts'

const withDescendants = (category: DemoCategory): DemoCategory[] => [
  category,
  ...category.children.flatMap(withDescendants),
]
const categories = categoryTree.flatMap(withDescendants)
const leaves = categories.filter(({ children }) => children.length === 0)

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const SCRIPTS: Partial<Record<LocaleCode, RegExp>> = {
  zh_CN: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  zh_HK: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  he: /\p{Script=Hebrew}/u,
}
const scripts = LOCALE_CODES.flatMap((locale) => {
  const script = SCRIPTS[locale]
  return script ? [{ locale, script }] : []
})

// Brands the trade leaves in Latin letters: initials read letter by letter, a maker without a
// name of its own in Chinese, and Hamm, which in Hebrew letters would read as a common word.
const LATIN: Partial<Record<LocaleCode, readonly string[]>> = {
  zh_CN: ['powerscreen'],
  zh_HK: ['jcb', 'powerscreen', 'jlg', 'man'],
  ko: ['jcb', 'xcmg', 'sdlg', 'jlg'],
  he: ['jcb', 'xcmg', 'sdlg', 'jlg', 'hamm', 'man'],
}

// The machines of the demo stand under these.
const NEEDED = `
  mini-excavators midi-excavators crawler-excavators-12-25t crawler-excavators-26-50t
  crawler-excavators-over-50t wheeled-excavators long-reach-excavators demolition-excavators
  compact-wheel-loaders wheel-loaders-mid wheel-loaders-large backhoe-loaders-centre-mount
  backhoe-loaders-side-shift dozers-small dozers-d5-d6 dozers-d7-d8 dozers-d9-up graders-14-20t
  graders-over-20t skid-steers-wheeled compact-track-loaders articulated-dump-trucks
  rigid-dump-trucks single-drum-rollers tandem-rollers pneumatic-rollers asphalt-pavers
  milling-machines rough-terrain-cranes all-terrain-cranes truck-cranes crawler-cranes
  tower-cranes-hammerhead tower-cranes-luffing scissor-lifts articulated-boom-lifts
  telescopic-boom-lifts telehandlers-fixed telehandlers-rotating forklifts-diesel
  forklifts-electric forklifts-heavy reach-stackers concrete-pumps-truck concrete-mixers
  jaw-crushers cone-crushers screens rotary-drilling-rigs generators air-compressors light-towers
  tipper-trucks tractor-units water-tankers low-bed-trailers farm-tractors buckets breakers
`
  .trim()
  .split(/\s+/)

const TOP = `
  excavators wheel-loaders backhoe-loaders dozers motor-graders skid-steers dump-trucks compaction
  paving mobile-cranes tower-cranes access-platforms telehandlers forklifts concrete
  crushing-screening drilling-piling power-air trucks-trailers agriculture attachments
`
  .trim()
  .split(/\s+/)

const repeated = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at)

const wordsOf = (locale: LocaleCode) =>
  categories.flatMap(({ names, singular }) =>
    singular ? [names[locale], singular[locale]] : [names[locale]],
  )

describe('the category tree', () => {
  it('has the first level in the order of the taxonomy', () => {
    expect(categoryTree.map(({ code }) => code)).toEqual(TOP)
  })

  it('holds every leaf the demo machines stand under', () => {
    const codes = new Set(leaves.map(({ code }) => code))
    expect(NEEDED.filter((code) => !codes.has(code))).toEqual([])
  })

  it('gives every category a code of its own', () => {
    const codes = categories.map(({ code }) => code)
    expect(repeated(codes)).toEqual([])
    expect(codes.filter((code) => !KEBAB.test(code))).toEqual([])
  })

  it('says on every leaf, and only there, what one such machine is called', () => {
    const named = categories.filter(({ singular }) => singular !== undefined)
    expect(named).toEqual(leaves)
  })

  it('keeps the size class out of the name of one machine', () => {
    const sized = leaves.flatMap(({ singular }) =>
      Object.values(singular ?? {}).filter((name) => /\d/.test(name)),
    )
    expect(sized).toEqual([])
  })

  it.each(LOCALE_CODES)('speaks %s without a gap or two leaves of one name', (locale) => {
    expect(wordsOf(locale).filter((word) => word === '' || word !== word.trim())).toEqual([])
    expect(repeated(leaves.map(({ names }) => names[locale]))).toEqual([])
  })

  it.each(scripts)('writes $locale in its own script', ({ locale, script }) => {
    const strays = wordsOf(locale).filter((word) => !script.test(word) || /[a-z]/.test(word))
    expect(strays).toEqual([])
  })

  it('keeps simplified and traditional characters apart', () => {
    expect(wordsOf('zh_CN').filter((word) => /[機車裝輪壓帶鏟樁鑽電]/.test(word))).toEqual([])
    expect(wordsOf('zh_HK').filter((word) => /[机车装轮压带铲桩钻电]/.test(word))).toEqual([])
  })
})

describe('the brands', () => {
  it('have a code of their own each', () => {
    const codes = brands.map(({ code }) => code)
    expect(repeated(codes)).toEqual([])
    expect(codes.filter((code) => !KEBAB.test(code))).toEqual([])
  })

  it.each(LOCALE_CODES)('have a %s name of their own each', (locale) => {
    const names = brands.map(({ names }) => names[locale])
    expect(names.filter((name) => name === '' || name !== name.trim())).toEqual([])
    expect(repeated(names)).toEqual([])
  })

  it.each(scripts)('are in $locale letters, save those the trade leaves Latin', (given) => {
    const latin = brands.filter(({ names }) => !given.script.test(names[given.locale]))
    expect(latin.map(({ code }) => code)).toEqual(LATIN[given.locale] ?? [])
  })
})
