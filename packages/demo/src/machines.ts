import type { HoursSource } from '@ironsouq/contract/machines/device/device.enums'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { certificatesOf } from './certificates.ts'
import { describe } from './descriptions/describe.ts'
import type { Facts } from './descriptions/phrases.ts'
import { inspectionOf, isVerified } from './inspection/inspect.ts'
import { createLooks } from './looks.ts'
import { factsOf, type MachineFacts } from './machine-facts.ts'
import type { DemoMachine, Texts } from './machine.ts'
import { modelsInTrade } from './mix.ts'
import type { DemoModel } from './models/model.ts'
import { brandNamesOf, singularOf, topOf } from './names.ts'
import { noteOf } from './notes/notes.ts'
import { priceSteps } from './price-steps.ts'
import { roundedFils, worthAed } from './price.ts'
import { dice, type Dice, shareAt, spread } from './random.ts'
import { sellerFor } from './sellers.ts'
import { equipmentOf } from './specs/equip.ts'
import { modelSpecs } from './specs/fill.ts'
import { titleOf } from './titles.ts'
import { papersOf, priceModeAt, tradeOf } from './trade.ts'

export const DEMO_MACHINES = 1500
const FIRST_STOCK_NO = 104_001
const LISTED_DAYS = 180
const DAY_MINUTES = 24 * 60
const STATE_SHARES = {
  listed: 90,
  reserved: 3,
  sold: 4,
  withdrawn: 1.5,
  draft: 0.6,
  pendingReview: 0.6,
  rejected: 0.3,
}
const STATE_STEP = Math.sqrt(3) - 1
const PRICE_STEP = Math.sqrt(7) - 2

/** Some sellers want to be rid of a machine, others can wait. */
const ASKED_OF_WORTH = [0.77, 1.01] as const

/** These were on sale before, taken off, and listed again. */
const RELISTED_SHARE = 0.5

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'.split('')

const two = (value: number) => String(value).padStart(2, '0')

const serialOf = ({ model }: DemoModel, roll: Dice): string => {
  const letter = () => roll.pick(LETTERS)
  const code = model.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()
  return `ISQ${code.slice(0, 6)}${letter()}${letter()}${roll.whole(1_000_000, 9_999_999)}`
}

const looksUsed = ({ age, facts: { grade } }: MachineFacts): number => {
  const spoilt = grade === 'E' ? 0.25 : grade === 'D' ? 0.12 : 0
  return Math.round(Math.min(1, 0.06 + age * 0.04 + spoilt) * 100) / 100
}

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

/** What is asked, what was asked before, and what a sold one brought. */
function pricesOf(model: DemoModel, made: MachineFacts, n: number, listedDaysAgo: number) {
  const roll = dice(`prices ${n}`)
  const priceMode = priceModeAt(spread(n, PRICE_STEP))
  const worth = { ...model, ...made, ...made.facts }
  const asked = roundedFils(worthAed(worth) * roll.between(...ASKED_OF_WORTH))
  const priceMinor = priceMode === 'onRequest' ? null : asked
  const state = shareAt(STATE_SHARES, spread(n, STATE_STEP))
  const brought = roundedFils((Number(asked) / 100) * roll.between(0.9, 0.99))
  const before = roll.chance(RELISTED_SHARE) ? roll.whole(20, 150) : 0
  const soldDaysAgo = roll.whole(0, Math.min(listedDaysAgo, 90))
  return {
    priceMode,
    priceMinor,
    prices: priceSteps(priceMinor, listedDaysAgo + before, roll),
    state,
    sold: state === 'sold' ? { daysAgo: soldDaysAgo, priceMinor: brought } : null,
  }
}

/** Sellers say of so many machines that there is a service book. */
const BOOK_SHARE = 0.35

/** The meter of an inspected machine was read: no one only declares it. */
const sourceOf = (declared: HoursSource, isRead: boolean): HoursSource =>
  declared === 'declared' && isRead ? 'meter' : declared

/** What was inspected on a machine, and the papers that follow from it. */
function assuranceOf(
  { category }: DemoModel,
  { facts }: MachineFacts,
  given: Pick<DemoMachine, 'specs' | 'stockNo' | 'hoursSource' | 'seller'> & Listed,
) {
  const { specs, stockNo, hoursSource, seller, n, daysAgo } = given
  const roll = dice(`${stockNo} assurance`)
  const top = topOf(category)
  const inspected = { ...facts, category, specs }
  const inspection = inspectionOf(inspected, { n, listedDaysAgo: daysAgo }, roll)
  const claimsBook = roll.chance(BOOK_SHARE)
  return {
    inspection,
    hoursSource: sourceOf(hoursSource, isVerified(inspection, 'hours')),
    certificates: certificatesOf({ top, specs, inspection, seller, stockNo }, roll),
    papers: papersOf({
      customs: facts.customs,
      isCrane: top === 'mobile-cranes' || top === 'tower-cranes',
      inspected: inspection !== null,
      serviceBook: inspection ? isVerified(inspection, 'serviceBook') : claimsBook,
    }),
  }
}

/** A trailer has none, and a lift with a battery has no oil to change. */
const hasEngine = ({ measures }: DemoModel, { powerSource }: DemoMachine['specs']): boolean =>
  measures.power !== undefined && powerSource !== 'electric'

interface Listed {
  n: number
  daysAgo: number
}

function machineOf(model: DemoModel, n: number, listedMinutesAgo: number) {
  const stockNo = `ISQ-${FIRST_STOCK_NO + n}`
  const roll = dice(stockNo)
  const made = factsOf(model, n, roll)
  const { facts, emission } = made
  const { gear, yard, ...told } = facts
  const top = topOf(model.category)
  const day = `${facts.yearMade}-${two(roll.whole(1, 12))}-${two(roll.whole(1, 28))}`
  const serialNo = serialOf(model, roll)
  const madeOn = roll.chance(0.4) ? day : null
  const trade = tradeOf(model, made, dice(`${stockNo} trade`))
  const specs = {
    ...modelSpecs(model, top),
    ...equipmentOf(top, dice(`${stockNo} equipment`), { ...model, yearMade: facts.yearMade }),
    ...(gear && { [gear.part]: gear.left }),
  }
  const seller = sellerFor(model.category, facts.ownership, roll)
  const daysAgo = Math.floor(listedMinutesAgo / DAY_MINUTES)
  return {
    ...told,
    ...trade,
    ...pricesOf(model, made, n, daysAgo),
    ...assuranceOf(model, made, { ...trade, specs, stockNo, n, daysAgo, seller: seller.code }),
    note: noteOf(
      { grade: facts.grade, locale: seller.language, hasEngine: hasEngine(model, specs) },
      dice(`${stockNo} note`),
    ),
    stockNo,
    category: model.category,
    brand: model.brand,
    seller: seller.code,
    yard: yard.code,
    model: model.model,
    serialNo,
    madeOn,
    emission,
    specs,
    listedMinutesAgo,
    wear: looksUsed(made),
    texts: textsOf(model, facts, roll),
  }
}

/**
 * Machines in the proportions of the trade, the same ones every time. The first is the one listed
 * last, so that a list by date begins with the variety of the whole.
 */
export function demoMachines(count = DEMO_MACHINES): DemoMachine[] {
  const models = modelsInTrade()
  const lookOf = createLooks()
  return Array.from({ length: count }, (_, n) => {
    const model = models.next().value
    const machine = machineOf(model, n, Math.floor((n * LISTED_DAYS * DAY_MINUTES) / count))
    const look = lookOf(model, dice(`${machine.stockNo} look`), machine.state === 'listed')
    return { ...machine, look }
  })
}
