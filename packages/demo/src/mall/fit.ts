import type { DemoModel } from '../models/model.ts'
import { demoModels } from '../models/models.ts'

export const tonnesOf = ({ measures }: DemoModel): number => (measures.operatingWeight ?? 0) / 1000
export const kwOf = ({ measures }: DemoModel): number => measures.power ?? 0

export const modelsIn = (category: RegExp): readonly DemoModel[] =>
  demoModels.filter((model) => category.test(model.category))

/** Everything with an engine of its own. */
export const powered: readonly DemoModel[] = demoModels.filter((model) => kwOf(model) > 0)

export const EXCAVATORS = /^(?:mini|midi|crawler|long-reach)-?.*excavators/
export const TRACKED = /^(?:midi|crawler|long-reach)-?.*excavators|^dozers/

/** Whether two models were built side by side for most of the shorter time: a 320D is not a 320B. */
const isOfGeneration = ({ years: [from, to] }: DemoModel, { years: [first, last] }: DemoModel) =>
  Math.min(to, last) - Math.max(from, first) >= Math.min(to - from, last - first) / 2

/** The models that share a part with one: of the same brand, kind and generation, and nearly as large. */
export const familyOf = (anchor: DemoModel): readonly DemoModel[] =>
  demoModels.filter(
    (model) =>
      model.brand === anchor.brand &&
      model.category === anchor.category &&
      isOfGeneration(model, anchor) &&
      kwOf(model) > 0 === kwOf(anchor) > 0 &&
      Math.abs(tonnesOf(model) - tonnesOf(anchor)) <= 0.12 * tonnesOf(anchor),
  )

export interface CarrierClass {
  from: number
  to: number
  pin: number
  models: readonly DemoModel[]
}

const CLASSES: readonly (readonly [from: number, to: number, pin: number])[] = [
  [1.5, 3, 30],
  [3, 6, 40],
  [6, 9, 50],
  [12, 16, 65],
  [18, 24, 80],
  [25, 33, 90],
  [34, 42, 100],
  [43, 50, 110],
  [70, 85, 140],
]

/** Excavators by weight: what hangs on them fits all of a class, whatever the brand. */
export const carrierClasses: readonly CarrierClass[] = CLASSES.map(([from, to, pin]) => ({
  from,
  to,
  pin,
  models: modelsIn(/excavators/).filter((model) => {
    const t = tonnesOf(model)
    return t >= from && t <= to
  }),
})).filter(({ models }) => models.length > 0)

/** The name of a part says every machine that it fits, so that it is true for the one that was chosen. */
export const forModel = (anchor: DemoModel) => {
  const others = familyOf(anchor).filter((each) => each !== anchor)
  const model = [anchor, ...others].map((each) => each.model).join(' / ')
  return { phrase: 'forModel', values: { brand: anchor.brand, model } } as const
}
export const forClass = ({ from, to }: Pick<CarrierClass, 'from' | 'to'>) =>
  ({ phrase: 'forClass', values: { from, to } }) as const

/** To a step, at least one. */
export const stepped = (value: number, step: number): number =>
  Math.max(step, Math.round(value / step) * step)
