import { BlockWords } from '@ironsouq/contract/content/home-page/home-page.schema'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { demoMachines } from '../machines.ts'
import { CONTENT } from './content.ts'
import { CURRENCIES } from './facts.ts'

const SCRIPT: Partial<Record<LocaleCode, RegExp>> = {
  zh_CN: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  zh_HK: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  he: /\p{Script=Hebrew}/u,
}
const OTHER_SCRIPTS = /\p{Script=Han}|\p{Script=Arabic}|\p{Script=Hangul}|\p{Script=Hebrew}/u

/** Every text below a value, with where it stands. */
function textsIn(value: unknown, at: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[at, value]]
  return Object.entries(value ?? {}).flatMap(([key, part]) => textsIn(part, `${at}.${key}`))
}
const places = (locale: LocaleCode) => textsIn(CONTENT[locale], '').map(([place]) => place)
const isProper = ([place]: [string, string]) =>
  place === '.companyName' || place.startsWith('.phrases')

describe('the content of the demo', () => {
  it.each(LOCALE_CODES)('says in %s all that it says in English, and no more', (locale) => {
    expect(places(locale).toSorted()).toEqual(places('en').toSorted())
  })

  it.each(LOCALE_CODES)('is written in %s, and written properly', (locale) => {
    for (const [place, text] of textsIn(CONTENT[locale], '').filter((found) => !isProper(found))) {
      expect(text, place).toBe(text.trim())
      expect(text, place).not.toMatch(/[!！]|\bTODO\b|[٠-٩]|'| {2}/)
      const script = SCRIPT[locale]
      if (script) expect(text, place).toMatch(script)
      else expect(text, place).not.toMatch(OTHER_SCRIPTS)
    }
  })

  it('is the English of none of the other languages, names apart', () => {
    const english = new Map(textsIn(CONTENT.en, ''))
    const same = LOCALE_CODES.filter((locale) => locale !== 'en').flatMap((locale) =>
      textsIn(CONTENT[locale], locale)
        .filter(([place, text]) => english.get(place.slice(locale.length)) === text)
        .filter(([, text]) => text.length > 45),
    )
    expect(same).toEqual([])
  })

  it('keeps simplified and traditional characters apart', () => {
    const all = (locale: LocaleCode) =>
      textsIn(CONTENT[locale], '')
        .map(([, text]) => text)
        .join()
    expect(all('zh_CN')).not.toMatch(/[機車裝輪壓帶鏟樁鑽電時證書價買賣]/)
    expect(all('zh_HK')).not.toMatch(/[机车装轮压带铲桩钻电时证书价买卖]/)
  })

  it.each(LOCALE_CODES)('fits in %s the blocks of the contract', (locale) => {
    const { phrases, steps } = CONTENT[locale]
    expect(steps).toHaveLength(4)
    z.parse(BlockWords.hero, { phrases })
    z.parse(BlockWords.steps, { items: steps })
  })

  it('says of the company what rich text may say: closed paragraphs and simple tags', () => {
    for (const locale of LOCALE_CODES) {
      const { companyInfo } = CONTENT[locale]
      expect(companyInfo).toMatch(/^<p>.+<\/p>$/)
      expect(companyInfo.replaceAll(/<\/?(?:p|strong)>/g, '')).not.toMatch(/[<>&]/)
    }
  })

  const machines = demoMachines()
  it.each(LOCALE_CODES)('offers in %s phrases that find machines of the demo', (locale) => {
    for (const phrase of CONTENT[locale].phrases) {
      const words = phrase.toLowerCase().split(/[\s-]+/)
      const found = machines.filter(({ texts }) => {
        const titles = `${texts[locale].title} ${texts.en.title}`.toLowerCase()
        return words.every((word) => titles.includes(word))
      })
      expect(found.length, phrase).toBeGreaterThan(0)
    }
  })

  it('measures the other currencies in dollars, and offers the dirham [AP-15]', () => {
    expect(CURRENCIES.USD).toMatchObject({ exchangeRate: '1', enabled: true })
    expect(CURRENCIES.AED).toMatchObject({ exchangeRate: '3.6725', enabled: true })
    expect(Object.values(CURRENCIES).some(({ enabled }) => !enabled)).toBe(true)
  })
})
