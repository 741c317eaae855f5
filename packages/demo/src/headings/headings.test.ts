import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { expect, it } from 'vitest'
import type { DemoCategory } from '../categories/category.ts'
import { categoryTree } from '../categories/tree.ts'
import { headingsOf } from './headings.ts'

const withDescendants = (category: DemoCategory): DemoCategory[] => [
  category,
  ...category.children.flatMap(withDescendants),
]
const categories = categoryTree.flatMap(withDescendants)
const wordsOf = (text: string, locale: LocaleCode) =>
  text
    .toLocaleLowerCase(locale.slice(0, 2))
    .replaceAll(/['’־-]/g, '')
    .split(' ')

it.each(LOCALE_CODES)('every category has a heading of its own in %s, with its name', (locale) => {
  const headings = categories.map(({ code }) => headingsOf(code)[locale])
  expect(new Set(headings).size).toBe(categories.length)
  const nameless = categories
    .filter(({ names }, i) => {
      const heading = wordsOf(headings[i] ?? '', locale).join(' ')
      return wordsOf(names[locale], locale).some((word) => !heading.includes(word))
    })
    .map(({ code }) => code)
  expect(nameless).toEqual([])
})

it('a name inside an English heading begins with a small letter unless it is an abbreviation', () => {
  expect(headingsOf('excavators').en).toBe('Used excavators for sale in the UAE')
  expect(headingsOf('forklifts-lpg').en).toBe('Used LPG forklifts for sale in the UAE')
  expect(headingsOf('dozers-d5-d6').en).toBe('Used D5–D6 class dozers for sale in the UAE')
})

it('an adjective agrees with the name where the language wants it', () => {
  expect(headingsOf('excavators').es).toMatch(/^Excavadoras usadas /)
  expect(headingsOf('farm-tractors').es).toMatch(/^Tractores agrícolas usados /)
  expect(headingsOf('rotary-drilling-rigs').pt).toMatch(/^Perfuratrizes rotativas usadas /)
  expect(headingsOf('agriculture').es).toMatch(/^Maquinaria agrícola usada /)
})
