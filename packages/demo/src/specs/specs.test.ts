import type { SpecValue } from '@ironsouq/contract/machines/device/device.enums'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { categoryTree } from '../categories/tree.ts'
import { demoMachines } from '../machines.ts'
import { demoModels } from '../models/models.ts'
import { topOf } from '../names.ts'
import { SPEC_FIELDS, type SpecCode } from './fields.ts'
import { modelSpecs } from './fill.ts'
import { CATEGORY_FIELDS, COMMON } from './of-category.ts'
import { fieldRows } from './rows.ts'
import type { Specs } from './values.ts'

const rows = fieldRows()
const machines = demoMachines()

const SCRIPT: Partial<Record<LocaleCode, RegExp>> = {
  zh_CN: /\p{Script=Han}/u,
  zh_HK: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  ko: /\p{Script=Hangul}/u,
  he: /\p{Script=Hebrew}/u,
}
const OTHER_SCRIPTS =
  /[\p{Script=Han}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Cyrillic}]/u
/** Words that are written in Latin letters everywhere. */
const LATIN_EVERYWHERE = /^(?:LPG|ROPS|4x[24])/

const allowed = (top: string) => {
  const { facets, others } = CATEGORY_FIELDS[top] ?? { facets: [], others: [] }
  return new Set<string>([...COMMON, ...facets, ...others])
}

/** What is said that its field does not allow. */
function faultsOf(specs: Specs, top: string): string[] {
  const known = allowed(top)
  return (Object.entries(specs) as [SpecCode, SpecValue][]).flatMap(([code, value]) => {
    if (!known.has(code)) return [`${top} does not know ${code}`]
    const field = SPEC_FIELDS[code]
    if (field.kind === 'flag') return typeof value === 'boolean' ? [] : [`${code} ${String(value)}`]
    if (field.kind === 'choice')
      return (field.options as readonly SpecValue[]).includes(value)
        ? []
        : [`${code} ${String(value)}`]
    const sane = typeof value === 'number' && value >= field.min && value <= field.max
    return sane ? [] : [`${code} ${String(value)} is not in ${field.min} to ${field.max}`]
  })
}

describe('the fields of the demo', () => {
  it('are known for every category of the first level, and no other', () => {
    expect(Object.keys(CATEGORY_FIELDS).toSorted()).toEqual(
      categoryTree.map(({ code }) => code).toSorted(),
    )
    const used = new Set(Object.keys(CATEGORY_FIELDS).flatMap((top) => [...allowed(top)]))
    expect(Object.keys(SPEC_FIELDS).filter((code) => !used.has(code))).toEqual([])
  })

  it('have codes that an address can carry', () => {
    const codes = rows.flatMap(({ code, options }) => [code, ...options.map((each) => each.code)])
    expect(codes.filter((code) => !/^[A-Za-z0-9]{1,40}$/.test(code))).toEqual([])
  })

  it.each(LOCALE_CODES)('are named in %s, in its own letters, each name once', (locale) => {
    const names = rows.map(({ names: each }) => each[locale])
    const script = SCRIPT[locale]
    expect(names.filter((name) => name === '' || name !== name.trim())).toEqual([])
    const strays = names.filter((name) => (script ? !script.test(name) : OTHER_SCRIPTS.test(name)))
    expect(strays).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(LOCALE_CODES)(
    'have choices that are named in %s, each of a field its own way',
    (locale) => {
      const script = SCRIPT[locale]
      for (const { code, options } of rows) {
        const names = options.map(({ names: each }) => each[locale])
        expect(new Set(names).size, code).toBe(names.length)
        const worded = options
          .filter(({ names: { en, de } }) => en !== de)
          .map(({ names: each }) => each[locale])
        for (const name of worded)
          if (!LATIN_EVERYWHERE.test(name))
            expect(
              script ? script.test(name) || /^\d/.test(name) : !OTHER_SCRIPTS.test(name),
              name,
            ).toBe(true)
      }
    },
  )
})

describe('what is said of machines', () => {
  it('is believable, and belongs to the category of each model', () => {
    const faults = demoModels.flatMap((model) => {
      const top = topOf(model.category)
      return faultsOf(modelSpecs(model, top), top).map((fault) => `${model.model}: ${fault}`)
    })
    expect(faults).toEqual([])
  })

  it('is believable, and belongs to the category of each machine', () => {
    const faults = machines.flatMap(({ stockNo, category, specs }) =>
      faultsOf(specs, topOf(category)).map((fault) => `${stockNo}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it.each(categoryTree.map(({ code }) => code))('of %s says something of its own', (top) => {
    const own = machines.filter(({ category }) => topOf(category) === top)
    const said = new Set(own.flatMap(({ specs }) => Object.keys(specs)))
    const facets = CATEGORY_FIELDS[top]?.facets ?? []
    expect(own.length).toBeGreaterThan(0)
    expect(facets.filter((code) => said.has(code)).length).toBeGreaterThanOrEqual(3)
  })
})
