import { createHash } from 'node:crypto'
import * as enums from '@ironsouq/contract/machines/device/device.enums'
import { deviceLifecycle } from '@ironsouq/contract/machines/device/device.lifecycle'
import { VAT_MODES } from '@ironsouq/contract/money/tax/tax.enums'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { categories as drawings } from '#drawings/machines/register.ts'
import { drawScene } from '#drawings/scene.ts'
import { demoBuyer } from './buyer.ts'
import { runningGear } from './condition.ts'
import { CERTIFICATIONS } from './content/facts.ts'
import { pointOf } from './inspection/points.ts'
import { PAGE_OF_CARDS } from './looks.ts'
import type { DemoMachine } from './machine.ts'
import { demoMachines } from './machines.ts'
import { demoModels } from './models/models.ts'
import { notesOfTrade } from './notes/words.ts'
import { namesOf, YARDS } from './places.ts'
import { demoSales } from './sales.ts'
import { galleryScenes, pictureShowing, sceneOf } from './scenes.ts'
import { demoSellers } from './sellers.ts'
import { fieldRows } from './specs/rows.ts'

const machines = demoMachines()
const sales = demoSales()
const listed = machines.filter(({ state }) => state === 'listed')

const fingerprint = (of: unknown) =>
  createHash('sha256')
    .update(
      JSON.stringify(of, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
    )
    .digest('hex')
    .slice(0, 16)

const inOrder = (values: Iterable<string>) =>
  [...new Set(values)].toSorted((a, b) => a.localeCompare(b))
const used = (of: (machine: DemoMachine) => string | readonly string[]) =>
  inOrder(machines.flatMap(of))

describe('the world of the demo', () => {
  it('is the same every time', async () => {
    const prints = Object.entries({
      machines,
      sales,
      demoSellers,
      YARDS,
      fields: fieldRows(),
      buyer: demoBuyer(machines),
    })
    const lines = prints.map(([name, of]) => `${name} ${fingerprint(of)}\n`).join('')
    await expect(lines).toMatchFileSnapshot('world.fingerprint.txt')
  })

  it.each([
    ['grades', enums.GRADES, ({ grade }: DemoMachine) => grade],
    ['emirates', enums.EMIRATES, ({ emirate }: DemoMachine) => emirate],
    ['emissions', enums.EMISSIONS, ({ emission }: DemoMachine) => emission],
    ['customs', enums.CUSTOMS, ({ customs }: DemoMachine) => customs],
    ['ownerships', enums.OWNERSHIPS, ({ ownership }: DemoMachine) => ownership],
    ['hours sources', enums.HOURS_SOURCES, ({ hoursSource }: DemoMachine) => hoursSource],
    ['warranties', enums.WARRANTIES, ({ warranty }: DemoMachine) => warranty],
    ['VAT modes', VAT_MODES, ({ vatMode }: DemoMachine) => vatMode],
    ['papers', enums.PAPERS, ({ papers }: DemoMachine) => papers],
    ['states', deviceLifecycle.states, ({ state }: DemoMachine) => state],
    // There are no auctions yet that a machine could be in.
    ['price modes', ['fixed', 'offer', 'onRequest'], ({ priceMode }: DemoMachine) => priceMode],
    [
      'certificates',
      CERTIFICATIONS,
      ({ certificates }: DemoMachine) => certificates.map((c) => c.code),
    ],
    ['languages of notes', LOCALE_CODES, ({ note }: DemoMachine) => note?.locale ?? []],
    ['sellers', demoSellers.map(({ code }) => code), ({ seller }: DemoMachine) => seller],
    ['models', demoModels.map(({ model }) => model), ({ model }: DemoMachine) => model],
    ['drawings', drawings, ({ look }: DemoMachine) => look.category],
  ] as const)('has machines of all %s', (_, all, of) => {
    expect(used(of)).toEqual(inOrder(all))
  })

  it('has sellers, yards and notes in all ten languages', () => {
    for (const { latin, arabic, hebrew, code } of demoSellers) {
      expect(Object.keys(namesOf({ latin, arabic, hebrew }))).toEqual([...LOCALE_CODES])
      expect(arabic, code).toMatch(/\p{Script=Arabic}/u)
      expect(hebrew, code).toMatch(/\p{Script=Hebrew}/u)
    }
    for (const { arabic, hebrew } of Object.values(YARDS).flat()) {
      expect(arabic).toMatch(/\p{Script=Arabic}/u)
      expect(hebrew).toMatch(/\p{Script=Hebrew}/u)
    }
    for (const locale of LOCALE_CODES) {
      const { sound, broken } = notesOfTrade[locale]
      expect([sound.length, broken.length], locale).toEqual([
        notesOfTrade.en.sound.length,
        notesOfTrade.en.broken.length,
      ])
    }
  })
})

describe('the buyer of the demo', () => {
  const { favorites, looks, notices } = demoBuyer(machines)
  const stateOf = (stockNo: string) => machines.find((one) => one.stockNo === stockNo)?.state

  it('saved fourteen machines, of which some are cheaper since, one sold, one withdrawn', () => {
    expect(favorites).toHaveLength(14)
    const states = favorites.map(({ stockNo }) => stateOf(stockNo))
    for (const state of ['sold', 'withdrawn'])
      expect(states.filter((one) => one === state)).toHaveLength(1)
    const cheaper = favorites.filter(({ stockNo, priceMinor }) => {
      const now = machines.find((one) => one.stockNo === stockNo)?.priceMinor
      return now && priceMinor && now < priceMinor
    })
    expect(cheaper.length).toBeGreaterThan(3)
  })

  it('looked at forty on several days, and was told what happened', () => {
    expect(looks).toHaveLength(40)
    expect(new Set(looks.map(({ stockNo }) => stockNo)).size).toBeGreaterThan(20)
    expect(new Set(notices.map(({ kind }) => kind)).size).toBe(5)
  })
})

describe('papers and terms', () => {
  it('follow from how a machine stands with the customs', () => {
    for (const { category, customs, papers, plated, vatMode, stockNo } of machines) {
      if (customs === 'exportOnly') expect(vatMode, stockNo).toBe('zeroExport')
      if (customs === 'dutyPaid' || customs === 'uaeRegistered')
        expect(vatMode, stockNo).not.toBe('zeroExport')
      expect(plated, stockNo).toBe(customs === 'uaeRegistered')
      expect(papers.includes('registrationCard'), stockNo).toBe(plated)
      if (plated) expect(runningGear(category), stockNo).toBe('tyres')
      expect(papers.includes('exportCertificate'), stockNo).toBe(customs === 'exportOnly')
    }
  })

  it('test what lifts, and let some tests run out', () => {
    const tests = machines.flatMap(({ certificates }) =>
      certificates.filter(({ code }) => code === 'lifting'),
    )
    for (const { swlKg } of tests) expect(swlKg).toBeGreaterThan(100)
    const out = tests.filter(({ expiresInDays }) => (expiresInDays ?? 0) < 0).length / tests.length
    expect(out).toBeGreaterThan(0.08)
    expect(out).toBeLessThan(0.25)
  })

  it('keep what was asked before: one to four prices, mostly falling', () => {
    const steps = machines.flatMap(({ prices, priceMinor }) => {
      expect(prices.length).toBeLessThanOrEqual(4)
      expect(prices.at(-1)?.priceMinor).toBe(priceMinor)
      return prices.slice(1).map((step, i) => {
        const before = prices[i]
        expect(step.daysAgo).toBeLessThan(before?.daysAgo ?? 0)
        return (step.priceMinor ?? 0n) < (before?.priceMinor ?? 0n)
      })
    })
    expect(steps.length).toBeGreaterThan(500)
    expect(steps.filter(Boolean).length / steps.length).toBeGreaterThan(0.85)
  })
})

describe('the sales of the demo', () => {
  it('are some nine thousand of one year, each once', () => {
    expect(sales.length).toBeGreaterThan(8500)
    expect(sales.length).toBeLessThan(9500)
    expect(new Set(sales.map(({ reference }) => reference)).size).toBe(sales.length)
    for (const { daysAgo } of sales) expect(daysAgo).toBeLessThan(365)
  })

  it('are enough of common models, and too few of some', () => {
    const counts = demoModels.map(
      ({ brand, model }) =>
        sales.filter((sold) => sold.brand === brand && sold.model === model).length,
    )
    const between = counts.filter((n) => n >= 15 && n <= 60).length
    expect(between / counts.length).toBeGreaterThan(0.5)
    expect(counts.filter((n) => n < 5).length).toBeGreaterThan(1)
  })

  it('bring less than is asked', () => {
    const median = (numbers: number[]) =>
      numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
    const asked = median(
      many('PC200-8')
        .map(({ priceMinor }) => Number(priceMinor ?? 0))
        .filter(Boolean),
    )
    const brought = median(
      sales.filter(({ model }) => model === 'PC200-8').map(({ priceMinor }) => Number(priceMinor)),
    )
    expect(brought / asked).toBeGreaterThan(0.75)
    expect(brought / asked).toBeLessThan(0.98)
  })
})

const many = (model: string) => machines.filter((machine) => machine.model === model)

describe('the pictures of the demo', () => {
  it('never show two machines of one page alike', () => {
    const signs = listed.map(({ look: { category, livery, view, scene, hour } }) =>
      [category, livery, view, scene, hour].join(' '),
    )
    for (let from = 0; from + PAGE_OF_CARDS <= signs.length; from++)
      expect(new Set(signs.slice(from, from + PAGE_OF_CARDS)).size, `${from}`).toBe(PAGE_OF_CARDS)
  })

  it('make a gallery of eight to twelve in one place at one hour', () => {
    for (const machine of listed.slice(0, 300)) {
      const scenes = galleryScenes(machine).filter(({ detail }) => detail === undefined)
      expect(scenes.length, machine.stockNo).toBeGreaterThanOrEqual(8)
      expect(scenes.length, machine.stockNo).toBeLessThanOrEqual(12)
      expect(new Set(scenes.map(({ view }) => view)).size).toBe(scenes.length)
      expect(new Set(scenes.map(({ scene, hour, seed }) => `${scene} ${hour} ${seed}`)).size).toBe(
        1,
      )
      expect(['side', 'quarter', 'quarter-right', 'right']).toContain(scenes[0]?.view)
    }
  })

  it('give each worn part of a track a photo of its own', () => {
    const shown = listed.map((machine) => {
      const worn = (machine.inspection?.findings ?? []).filter(
        ({ point, state }) =>
          pointOf(point).part === 'undercarriage' && (state === 'monitor' || state === 'action'),
      )
      const places = worn.map(({ point }) => pictureShowing(machine, point))
      expect(new Set(places).size, machine.stockNo).toBe(places.length)
      const scenes = galleryScenes(machine)
      for (const place of places)
        expect(scenes[place ?? -1], machine.stockNo).toMatchObject({ view: 'undercarriage' })
      return places.length
    })
    expect(Math.max(...shown)).toBeGreaterThan(3)
  })

  it('show excavators of one size with a body of their own for every brand', () => {
    const twenties = machines.filter(
      ({ look: { category, subtype }, specs }) =>
        category === 'crawler-excavator' && !subtype && Number(specs.operatingWeight) < 25_000,
    )
    const byBrand = new Map(twenties.map((machine) => [machine.brand, machine]))
    const bodies = [...byBrand.values()].map((machine) => {
      const { facts, ...scene } = sceneOf(machine, 'side')
      // The same place, paint and weight: what is left is the make's.
      const same = { ...scene, scene: 'yard', hour: 'noon', livery: 'orange', seed: 1 } as const
      const svg = drawScene({ ...same, model: '', wear: 0, facts: { ...facts, weightKg: 22_000 } })
      return svg.replaceAll(/(id="|url\(#)[^")]+/g, '$1')
    })
    expect(byBrand.size).toBeGreaterThan(10)
    expect(new Set(bodies).size).toBe(byBrand.size)
    expect(new Set(twenties.map(({ look }) => look.livery)).size).toBe(byBrand.size)
  })

  it('show the machine by day, and about half of the machines from each side', () => {
    for (const { look, stockNo } of machines) {
      expect(['dawn', 'dusk', 'night'], stockNo).not.toContain(look.hour)
      expect(look.scene, stockNo).not.toBe('night')
    }
    const right = listed.filter(({ look }) => look.view.endsWith('right')).length / listed.length
    expect(right).toBeGreaterThan(0.4)
    expect(right).toBeLessThan(0.6)
  })
})
