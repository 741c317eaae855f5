import {
  CUSTOMS,
  EMIRATES,
  EMISSIONS,
  GRADES,
  OWNERSHIPS,
} from '@ironsouq/contract/machines/device/device.enums'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { brands } from './brands.ts'
import type { DemoCategory } from './categories/category.ts'
import { categoryTree } from './categories/tree.ts'
import { asHours, gradeOf, THIS_YEAR } from './condition.ts'
import type { DemoMachine } from './machine.ts'
import { DEMO_MACHINES, demoMachines } from './machines.ts'
import { demoModels } from './models/models.ts'
import { YARDS } from './places.ts'
import { SPEC_FIELDS } from './specs/fields.ts'

const machines = demoMachines()
const many = demoMachines(3000)
const families = new Map(demoModels.map((known) => [`${known.brand} ${known.model}`, known]))
const familyOf = ({ brand, model }: DemoMachine) => families.get(`${brand} ${model}`)!
const share = (is: (machine: DemoMachine) => boolean) =>
  machines.filter((machine) => is(machine)).length / machines.length
const under = (...starts: string[]) =>
  share(({ category }) => starts.some((start) => category.startsWith(start)))

const leaves = new Map<string, DemoCategory>()
const keepLeaves = (categories: readonly DemoCategory[]) => {
  for (const category of categories) {
    if (category.children.length === 0) leaves.set(category.code, category)
    keepLeaves(category.children)
  }
}
keepLeaves(categoryTree)
const brandCodes = new Set(brands.map(({ code }) => code))

const SCRIPT: Partial<Record<LocaleCode, RegExp>> = {
  zh_CN: /\p{Script=Han}/gu,
  zh_HK: /\p{Script=Han}/gu,
  ar: /\p{Script=Arabic}/gu,
  ko: /\p{Script=Hangul}/gu,
  he: /\p{Script=Hebrew}/gu,
}
const OTHER_SCRIPTS =
  /[\p{Script=Han}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Cyrillic}]/u

describe('the models of the demo', () => {
  it('name categories and brands that exist, each model once', () => {
    for (const { brand, category } of demoModels) {
      expect(brandCodes).toContain(brand)
      expect(leaves.get(category)?.singular, category).toBeDefined()
    }
    const names = demoModels.map(({ brand, model }) => `${brand} ${model}`)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(110)
  })

  it('have measures and years that can be', () => {
    for (const { model, measures, years, newUsdK, hoursPerYear, kmPerYear } of demoModels) {
      for (const [measure, value] of Object.entries(measures)) {
        expect(Object.keys(SPEC_FIELDS)).toContain(measure)
        expect(value, `${model} ${measure}`).toBeGreaterThan(0)
      }
      expect(years[0]).toBeLessThan(years[1])
      expect(years[1]).toBeLessThan(THIS_YEAR)
      expect(newUsdK).toBeGreaterThan(0)
      expect(hoursPerYear !== undefined && kmPerYear !== undefined).toBe(false)
    }
  })

  it.each([
    ['mini-excavators', 0, 6000],
    ['midi-excavators', 6000, 11_999],
    ['crawler-excavators-12-25t', 12_000, 25_999],
    ['crawler-excavators-26-50t', 26_000, 50_000],
    ['crawler-excavators-over-50t', 50_000, 200_000],
    ['dozers-small', 0, 12_000],
    ['graders-14-20t', 14_000, 20_000],
    ['graders-over-20t', 20_000, 60_000],
  ])('of %s weigh from %i to %i kg', (category, from, to) => {
    const weights = demoModels
      .filter((model) => model.category === category)
      .map(({ measures }) => measures.operatingWeight ?? 0)
    expect(Math.min(...weights)).toBeGreaterThan(from)
    expect(Math.max(...weights)).toBeLessThanOrEqual(to)
  })
})

describe('the machines of the demo', () => {
  it('are the same every time, and fewer are the first of more', () => {
    expect(demoMachines()).toEqual(machines)
    const known = ({ stockNo, model, serialNo, specs, grade, look }: DemoMachine) => ({
      stockNo,
      model,
      serialNo,
      specs,
      grade,
      look,
    })
    expect(demoMachines(60).map(known)).toEqual(machines.slice(0, 60).map(known))
  })

  it('are 1,500, with a stock and a serial number of their own', () => {
    expect(machines).toHaveLength(DEMO_MACHINES)
    expect(machines[0]?.stockNo).toBe('ISQ-104001')
    expect(new Set(machines.map(({ stockNo }) => stockNo)).size).toBe(1500)
    expect(new Set(machines.map(({ serialNo }) => serialNo)).size).toBe(1500)
    expect(new Set(machines.map(({ brand, model }) => `${brand} ${model}`)).size).toBeGreaterThan(
      200,
    )
  })

  it('keep to the values of the contract', () => {
    for (const machine of machines) {
      expect(GRADES).toContain(machine.grade)
      expect(EMIRATES).toContain(machine.emirate)
      expect(EMISSIONS).toContain(machine.emission)
      expect(CUSTOMS).toContain(machine.customs)
      expect(OWNERSHIPS).toContain(machine.ownership)
      expect(leaves.has(machine.category)).toBe(true)
      expect(brandCodes.has(machine.brand)).toBe(true)
      expect(machine.madeOn?.slice(0, 4) ?? String(machine.yearMade)).toBe(String(machine.yearMade))
      expect(machine.listedMinutesAgo).toBeGreaterThanOrEqual(0)
      expect(machine.listedMinutesAgo).toBeLessThanOrEqual(180 * 24 * 60)
      expect(machine.wear).toBeGreaterThanOrEqual(0)
      expect(machine.wear).toBeLessThanOrEqual(1)
    }
  })

  it.each([
    [
      'excavators',
      0.29,
      ['mini-', 'midi-', 'crawler-', 'wheeled-', 'long-', 'buckets', 'breakers'],
    ],
    ['loaders', 0.13, ['wheel-loaders', 'compact-', 'skid-']],
    ['backhoe loaders', 0.09, ['backhoe-']],
    ['cranes', 0.08, ['rough-', 'all-', 'truck-', 'tower-']],
    [
      'telehandlers and platforms',
      0.09,
      ['telehandlers', 'scissor', 'articulated-b', 'telescopic'],
    ],
    ['forklifts', 0.07, ['forklifts']],
    ['dozers', 0.05, ['dozers']],
    ['graders', 0.035, ['graders']],
    ['rollers and pavers', 0.055, ['single-', 'tandem-', 'asphalt-']],
    ['dump trucks', 0.025, ['articulated-d']],
    ['generators and compressors', 0.04, ['generators', 'air-']],
    ['trucks, trailers and tractors', 0.03, ['tipper', 'water', 'low-bed', 'farm']],
    ['concrete, crushing and drilling', 0.015, ['concrete', 'jaw', 'rotary']],
  ])('are of %s in the share of the trade', (_, expected, starts) => {
    expect(Math.abs(under(...starts) - expected)).toBeLessThan(0.006)
  })

  it('stand where the trade stands', () => {
    const at = { sharjah: 0.38, dubai: 0.34, abuDhabi: 0.18, rasAlKhaimah: 0.04, ajman: 0.04 }
    for (const [emirate, expected] of Object.entries(at))
      expect(Math.abs(share((machine) => machine.emirate === emirate) - expected)).toBeLessThan(
        0.015,
      )
    for (const { emirate, yard, customs } of machines) {
      const found = YARDS[emirate].find(({ code }) => code === yard)
      expect(found, yard).toBeDefined()
      if (customs === 'freeZone') expect(found?.freeZone).toBe(true)
    }
  })

  it('are mostly for sale at a price, in every grade', () => {
    expect(Math.abs(share(({ state }) => state === 'listed') - 0.9)).toBeLessThan(0.015)
    expect(Math.abs(share(({ priceMinor }) => priceMinor === null) - 0.06)).toBeLessThan(0.015)
    for (const grade of GRADES)
      expect(
        share((machine) => machine.grade === grade),
        grade,
      ).toBeGreaterThan(0.01)
  })

  it('show the variety of the trade on the first pages', () => {
    const first = machines.slice(0, 48)
    expect(new Set(first.map(({ category }) => category)).size).toBeGreaterThanOrEqual(28)
    expect(new Set(first.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(20)
    for (const [i, { category }] of first.entries())
      expect(category, `${i}`).not.toBe(first[i + 1]?.category)
    expect(new Set(machines.map(({ category }) => category))).toEqual(
      new Set(demoModels.map(({ category }) => category)),
    )
  })

  it('have meters as their kind has them, and a grade by the rule', () => {
    for (const machine of machines) {
      const { workHours, mileageKm, specs, yearMade, grade } = machine
      const family = familyOf(machine)
      expect(workHours !== null).toBe(family.hoursPerYear !== undefined)
      expect(mileageKm !== null).toBe(family.kmPerYear !== undefined)
      const hours = asHours(family, workHours ?? mileageKm ?? 0)
      expect(hours).toBeLessThan(25_000)
      const worn = 100 - Number(specs.undercarriage ?? specs.tyres ?? 100)
      const sound = gradeOf({ age: THIS_YEAR - yearMade, hours, worn, fault: 'none' })
      if (grade !== 'D' && grade !== 'E') expect(grade).toBe(sound)
    }
  })

  it('say where tracks and tyres stand, and only one of them', () => {
    for (const { category, specs } of machines) {
      expect(specs.undercarriage !== undefined && specs.tyres !== undefined).toBe(false)
      if (category.startsWith('crawler')) expect(specs.undercarriage).toBeGreaterThan(5)
      if (category.startsWith('wheel')) expect(specs.tyres).toBeGreaterThan(5)
    }
  })

  it.each([
    ['crawler-excavators-12-25t', 150, 175, 8, 120, 300],
    ['crawler-excavators-12-25t', 95, 110, 6, 85, 230],
    ['mini-excavators', 60, 63, 3, 90, 200],
    ['backhoe-loaders-side-shift', 75, 90, 8, 55, 140],
    ['wheel-loaders-mid', 220, 255, 8, 170, 420],
    ['rough-terrain-cranes', 478, 485, 12, 450, 900],
    ['forklifts-diesel', 25, 29, 8, 20, 60],
  ])('of %s that cost %i to %i thousand dollars new ask at %i years %i to %i', (...row) => {
    const [category, fromNew, toNew, age, least, most] = row
    const asked = many
      .filter((machine) => machine.category === category && machine.yearMade === THIS_YEAR - age)
      .filter((machine) => {
        const { newUsdK } = familyOf(machine)
        return newUsdK >= fromNew && newUsdK <= toNew
      })
      .filter(({ grade, priceMinor }) => 'ABC'.includes(grade) && priceMinor !== null)
      .map(({ priceMinor }) => Number(priceMinor) / 100_000)
    expect(asked.length).toBeGreaterThan(2)
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(least)
    expect(Math.max(...asked)).toBeLessThanOrEqual(most)
  })
})

describe('the words of the demo', () => {
  it.each(LOCALE_CODES)('in %s are there for every machine, in its own letters', (locale) => {
    for (const { stockNo, model, texts } of machines) {
      const { title, description } = texts[locale]
      expect(title, stockNo).toContain(model)
      const script = SCRIPT[locale]
      for (const text of [title, description])
        if (script) expect(text.match(script)?.length ?? 0, text).toBeGreaterThanOrEqual(2)
        else expect(text).not.toMatch(OTHER_SCRIPTS)
      expect(description.length).toBeGreaterThan(15)
      expect(description).not.toMatch(/[!！]/)
    }
  })

  it('differ from machine to machine', () => {
    for (const locale of LOCALE_CODES) {
      const descriptions = new Set(machines.map(({ texts }) => texts[locale].description))
      expect(descriptions.size).toBeGreaterThan(900)
    }
  })
})
