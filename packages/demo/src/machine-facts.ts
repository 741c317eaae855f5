import type {
  Customs,
  Emirate,
  Emission,
  Ownership,
} from '@ironsouq/contract/machines/device/device.enums'
import {
  asHours,
  type Condition,
  expectedMeter,
  gradeOf,
  runningGear,
  THIS_YEAR,
} from './condition.ts'
import type { Facts } from './descriptions/phrases.ts'
import { emissionOf } from './emission.ts'
import type { DemoModel } from './models/model.ts'
import { EMIRATE_SHARES, type Yard, YARDS } from './places.ts'
import { type Dice, shareAt, spread } from './random.ts'

const CONSIGNED_SHARE = 0.3
/** A set of tracks or tyres lasts about this long and is then renewed. */
const GEAR_HOURS = 6500
const ON_THE_ROAD = /^(?:tipper|water|concrete|truck-cranes|all-terrain)/
/** Irrational steps: shares cut with one say nothing of those cut with the other. */
const EMIRATE_STEP = Math.SQRT2 - 1
const OWNER_STEP = Math.sqrt(11) - 3

export interface MachineFacts {
  /** What may be told of it. */
  facts: Facts
  age: number
  /** Hours beyond what its age lets expect. */
  aboveExpected: number
  emission: Emission
}

function customsOf({ freeZone }: Yard, { category }: DemoModel, roll: Dice): Customs {
  if (freeZone) return roll.chance(0.8) ? 'freeZone' : 'exportOnly'
  if (ON_THE_ROAD.test(category)) return roll.chance(0.75) ? 'uaeRegistered' : 'dutyPaid'
  if (roll.chance(0.08)) return 'exportOnly'
  const isRegistered = roll.chance(0.15)
  // Nothing on tracks, on skids or in a lift has a number plate.
  return isRegistered && runningGear(category) === 'tyres' ? 'uaeRegistered' : 'dutyPaid'
}

function faultOf(age: number, roll: Dice): Condition['fault'] {
  const point = roll.unit()
  if (age >= 11 && point < 0.05) return 'parts'
  return point < 0.02 + age * 0.006 ? 'repair' : 'none'
}

/** Worn since the last new set, in percent. */
const wearOf = (hours: number, roll: Dice): number => {
  const sinceNew = hours < GEAR_HOURS ? hours : (hours - GEAR_HOURS) % (GEAR_HOURS * 0.9)
  return Math.round((sinceNew / GEAR_HOURS) * 76 * roll.between(0.85, 1.1) + roll.between(2, 6))
}

/** Everything the nth machine is, from which its price and words follow. */
export function factsOf(model: DemoModel, n: number, roll: Dice): MachineFacts {
  const [from, to] = model.years
  // More of the younger ones are still about.
  const yearMade = Math.round(from + roll.unit() ** 0.6 * (to - from))
  const age = THIS_YEAR - yearMade
  const expected = expectedMeter(model, age)
  const meter = Math.round(expected * roll.between(0.5, 1.3))
  const hours = asHours(model, meter)
  const part = runningGear(model.category)
  const worn = part ? wearOf(hours, roll) : 0
  const emirate: Emirate = shareAt(EMIRATE_SHARES, spread(n, EMIRATE_STEP))
  const yard = roll.pick(YARDS[emirate])
  const ownership: Ownership = spread(n, OWNER_STEP) < CONSIGNED_SHARE ? 'consigned' : 'own'
  const facts: Facts = {
    yearMade,
    workHours: model.hoursPerYear === undefined ? null : meter,
    mileageKm: model.kmPerYear === undefined ? null : meter,
    gear: part && { part, left: 100 - worn },
    grade: gradeOf({ age, hours, worn, fault: faultOf(age, roll) }),
    customs: customsOf(yard, model, roll),
    ownership,
    emirate,
    yard,
  }
  return {
    facts,
    age,
    aboveExpected: asHours(model, meter - expected),
    emission: emissionOf(model, yearMade, roll.chance),
  }
}
