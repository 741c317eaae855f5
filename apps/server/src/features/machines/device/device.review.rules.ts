import {
  REVIEW_POINTS,
  type ReviewPoint,
} from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import { coverageOf, hasMeter } from '@ironsouq/contract/machines/device-admin/photo-list'
import {
  type PictureView,
  STATED_FACTS,
  type StatedFact,
} from '@ironsouq/contract/machines/device/device.enums'

/** What a listing has of what it needs. */
export interface ReviewFacts {
  rootCategory: string
  hasReading: boolean
  unstated: readonly StatedFact[]
  /** Whether it has the fields that its category requires. */
  hasSpecs: boolean
  views: readonly (PictureView | null)[]
}

/** The columns that a draft cannot be without. */
const ALWAYS_DONE = { category: true, model: true, yearMade: true, serialNo: true, yard: true }

/** What a listing needs before it is reviewed, and whether it has that; a machine without a meter needs no reading. */
export function reviewOf(facts: ReviewFacts): { code: ReviewPoint; isDone: boolean }[] {
  const { rootCategory, hasReading, unstated, hasSpecs, views } = facts
  const isStated = (fact: StatedFact) => !unstated.includes(fact)
  const isDone: Record<ReviewPoint, boolean> = {
    ...ALWAYS_DONE,
    workHours: hasReading || !hasMeter(rootCategory),
    emission: isStated('emission'),
    customs: isStated('customs'),
    warranty: isStated('warranty'),
    gccCooling: isStated('gccCooling'),
    plated: isStated('plated'),
    specs: hasSpecs,
    photos: coverageOf(rootCategory, views).every(({ found, needed }) => found >= needed),
    price: isStated('priceMode'),
    vatMode: isStated('vatMode'),
  }
  return REVIEW_POINTS.map((code) => ({ code, isDone: isDone[code] }))
}

/** What buyers read of every machine: staff may publish without the rest, never without these. */
export const isForSale = (code: ReviewPoint): boolean =>
  code === 'price' || STATED_FACTS.some((fact) => fact === code)
