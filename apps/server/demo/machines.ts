import { liveryOf } from '@ironsouq/art/livery'
import type {
  Customs,
  Emirate,
  Emission,
  Grade,
  Measure,
  Ownership,
} from '@ironsouq/contract/device/device.schema'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { describe } from './descriptions/describe.ts'
import type { Facts } from './descriptions/phrases.ts'
import { factsOf, type MachineFacts } from './machine-facts.ts'
import { modelsInTrade } from './mix.ts'
import type { DemoModel } from './models/model.ts'
import { brandNamesOf, singularOf } from './names.ts'
import { askingPrice } from './price.ts'
import { dice, type Dice, shareAt, spread } from './random.ts'
import { titleOf } from './titles.ts'

type Texts = Record<LocaleCode, { title: string; description: string }>

export interface DemoMachine {
  stockNo: string
  category: string
  brand: string
  model: string
  serialNo: string
  yearMade: number
  madeOn: string | null
  workHours: number | null
  mileageKm: number | null
  emission: Emission
  emirate: Emirate
  yard: string
  grade: Grade
  customs: Customs
  ownership: Ownership
  /** In fils; null is an invitation to ask. */
  priceMinor: bigint | null
  measures: Partial<Record<Measure, number>>
  state: 'listed' | 'reserved' | 'sold'
  listedDaysAgo: number
  /** What the picture shows, for the drawing of it. */
  picture: {
    category: string
    subtype?: string
    livery: string
    model: string
    seed: string
    view: 'side' | 'quarter'
    wear: number
  }
  texts: Texts
}

const FIRST_STOCK_NO = 104_001
const LISTED_DAYS = 120
const STATE_SHARES = { listed: 94, reserved: 4, sold: 2 }
const ON_REQUEST_SHARE = 0.06
const STATE_STEP = Math.sqrt(3) - 1
const PRICE_STEP = Math.sqrt(7) - 2

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'.split('')

const two = (value: number) => String(value).padStart(2, '0')

const serialOf = ({ model }: DemoModel, roll: Dice): string => {
  const letter = () => roll.pick(LETTERS)
  const code = model.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()
  return `ISQ${code.slice(0, 6)}${letter()}${letter()}${roll.whole(1_000_000, 9_999_999)}`
}

/** How used it looks, 0 new … 1 worn out. */
const looksOf = ({ age, facts: { grade } }: MachineFacts): number => {
  const spoilt = grade === 'E' ? 0.25 : grade === 'D' ? 0.12 : 0
  return Math.round(Math.min(1, 0.06 + age * 0.04 + spoilt) * 100) / 100
}

const pictureOf = (model: DemoModel, made: MachineFacts, stockNo: string, roll: Dice) => ({
  ...model.art,
  livery: liveryOf(brandNamesOf(model.brand).en.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  model: model.model,
  seed: stockNo,
  view: roll.chance(0.45) ? ('side' as const) : ('quarter' as const),
  wear: looksOf(made),
})

function textsOf({ category, brand, model }: DemoModel, facts: Facts, roll: Dice): Texts {
  const kind = singularOf(category)
  const maker = brandNamesOf(brand)
  const manner = { variant: roll.whole(0, 59), full: roll.whole(0, 3) }
  const text = (locale: LocaleCode) => ({
    title: titleOf(locale, { brand: maker[locale], singular: kind[locale], model }),
    description: describe(locale, facts, manner),
  })
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, text(locale)])) as Texts
}

function machineOf(model: DemoModel, n: number): Omit<DemoMachine, 'listedDaysAgo'> {
  const stockNo = `ISQ-${FIRST_STOCK_NO + n}`
  const roll = dice(stockNo)
  const made = factsOf(model, n, roll)
  const { facts, emission } = made
  const { gear, yard, ...told } = facts
  const onRequest = spread(n, PRICE_STEP) < ON_REQUEST_SHARE
  const day = `${facts.yearMade}-${two(roll.whole(1, 12))}-${two(roll.whole(1, 28))}`
  return {
    ...told,
    stockNo,
    category: model.category,
    brand: model.brand,
    model: model.model,
    serialNo: serialOf(model, roll),
    madeOn: roll.chance(0.4) ? day : null,
    emission,
    yard: yard.name,
    priceMinor: onRequest ? null : askingPrice({ ...model, ...made, ...facts }),
    measures: { ...model.measures, ...(gear && { [gear.part]: gear.left }) },
    state: shareAt(STATE_SHARES, spread(n, STATE_STEP)),
    picture: pictureOf(model, made, stockNo, roll),
    texts: textsOf(model, facts, roll),
  }
}

/**
 * Machines in the proportions of the trade, the same ones every time. The first is the one listed
 * last, so that a list by date begins with the variety of the whole.
 */
export function demoMachines(count = 300): DemoMachine[] {
  const models = modelsInTrade()
  return Array.from({ length: count }, (_, n) => ({
    ...machineOf(models.next().value, n),
    listedDaysAgo: Math.floor((n * (LISTED_DAYS + 1)) / count),
  }))
}
