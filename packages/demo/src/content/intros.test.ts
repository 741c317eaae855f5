import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { categoryTree } from '../categories/tree.ts'
import { introsOf } from './intros.ts'

/** Figures as any of the languages writes them: 1,400 and 1.400 and 1 400 are one. */
const figures = (text: string) =>
  (text.match(/\d+(?:[.,\u00a0\u202f ]\d{3})*/g) ?? [])
    .map((figure) => Number(figure.replaceAll(/\D/g, '')))
    .filter((figure) => figure >= 1000)
    .toSorted((a, b) => a - b)

describe('what is said to buyers of each category', () => {
  it.each(categoryTree.map(({ code }) => code))('is said of %s in every language', (code) => {
    const said = introsOf(code) ?? {}
    expect(Object.keys(said).toSorted()).toEqual([...LOCALE_CODES].toSorted())
    expect(new Set(Object.values(said)).size).toBe(LOCALE_CODES.length)
  })

  it.each(categoryTree.map(({ code }) => code))('names the same figures of %s in all', (code) => {
    const said = introsOf(code) ?? {}
    const english = figures(said['en'] ?? '')
    for (const [locale, text] of Object.entries(said))
      expect([locale, figures(text)]).toEqual([locale, english])
  })

  it('names no price: the figures below the text follow the currency of the reader [AP-15]', () => {
    const texts = categoryTree.flatMap(({ code }) => Object.values(introsOf(code) ?? {}))
    expect(texts.filter((text) => /AED|USD|درهم|דירהם/.test(text))).toEqual([])
  })

  it('is said of no category that does not exist', () => {
    expect(introsOf('no-such-category')).toBeUndefined()
  })
})
