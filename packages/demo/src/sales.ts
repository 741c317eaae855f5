import type { Grade } from '@ironsouq/contract/machines/device/device.enums'
import { factsOf } from './machine-facts.ts'
import { DEMO_MACHINES } from './machines.ts'
import { modelWeights } from './mix.ts'
import type { DemoModel } from './models/model.ts'
import { roundedFils, worthAed } from './price.ts'
import { dice } from './random.ts'

/** A sale elsewhere in the last twelve months, as our record keeps it. */
export interface DemoSale {
  reference: string
  brand: string
  model: string
  yearMade: number
  workHours: number | null
  mileageKm: number | null
  grade: Grade
  priceMinor: bigint
  daysAgo: number
}

const SALES_ABOUT = 9000
const DAYS = 364
/** Sales of common models are fewer for each machine in the yards than those of rare ones. */
const EVENED = 0.8
/** So rare that a year does not show what it is worth. */
const RARE_BELOW = 2.4

function salesOf(model: DemoModel, count: number): DemoSale[] {
  return Array.from({ length: count }, (_, i) => {
    const reference = `R-${model.brand}-${model.model.replaceAll(/[^A-Za-z0-9]/g, '')}-${i + 1}`
    const roll = dice(reference)
    const made = factsOf(model, i, roll)
    const { yearMade, workHours, mileageKm, grade } = made.facts
    const hammer = worthAed({ ...model, ...made, ...made.facts }) * roll.between(0.85, 0.9)
    return {
      reference,
      brand: model.brand,
      model: model.model,
      yearMade,
      workHours,
      mileageKm,
      grade,
      priceMinor: roundedFils(hammer * roll.between(0.91, 1.09)),
      daysAgo: roll.whole(1, DAYS),
    }
  })
}

/** Twelve months of sales, the same every time: many of common models, too few of rare ones. */
export function demoSales(): DemoSale[] {
  const models = modelWeights()
  const total = models.reduce((sum, [, share]) => sum + share ** EVENED, 0)
  return models.flatMap(([model, share], at) => {
    const isRare = share * DEMO_MACHINES < RARE_BELOW
    const count = Math.round((share ** EVENED / total) * SALES_ABOUT)
    return salesOf(model, isRare ? at % 4 : count)
  })
}
