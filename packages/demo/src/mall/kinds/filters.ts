import type { GoodKind } from '#drawings/goods/register.ts'
import type { DemoModel } from '../../models/model.ts'
import { familyOf, forModel, kwOf, powered, stepped, tonnesOf } from '../fit.ts'
import { type Draft, type Kinds, type ProductKind, single, type VariantDraft } from '../product.ts'
import type { LeafCode } from '../tree.ts'

/** Machines with working hydraulics; generators and compressors have none. */
const hydraulic = powered.filter(
  ({ category }) => !/generators|compressors|trucks|tankers|mixers/.test(category),
)
const withCab = powered.filter(
  ({ category }) => !/generators|compressors|scissor|boom-lifts|forklifts/.test(category),
)

interface Made {
  facts: Draft['attributes']
  aed: number
  kg: number
  said?: Draft['said']
  variants?: readonly VariantDraft[]
}

function kind(
  leaf: LeafCode,
  good: GoodKind,
  share: number,
  models: readonly DemoModel[],
  make: (model: DemoModel) => Made,
): ProductKind {
  const drafts = () =>
    models.map((model): Draft => {
      const { facts, aed, kg, said = [], variants } = make(model)
      return {
        fits: familyOf(model),
        said: [...said, forModel(model)],
        attributes: facts,
        variants: variants ?? single(aed, kg),
        ...(variants && { option: 'rating' as const }),
      }
    })
  return { leaf, good, share, drafts }
}

/** Larger machines have larger filters. */
const canOf = (kw: number) => ({
  outerDiameter: stepped(76 + kw * 0.13, 2),
  height: stepped(110 + kw * 0.5, 5),
})
const threadOf = (kw: number) => (kw < 60 ? 'M20×1.5' : kw < 180 ? 'M24×1.5' : 'M32×1.5')

/** A finer element costs more. */
const ratings = (aed: number, kg: number): VariantDraft[] =>
  (
    [
      [7, 1.2],
      [10, 1],
      [25, 0.72],
    ] as const
  ).map(([µm, factor]) => ({ code: `${µm}`, said: `${µm} µm`, aed: aed * factor, kg }))

export const filterKinds: Kinds = [
  'filters',
  [
    kind('return-filters', 'filter-element', 190, hydraulic, (model) => {
      const t = tonnesOf(model)
      const [aed, kg] = [64 + 4.2 * t, 0.8 + 0.055 * t]
      const size = {
        outerDiameter: Math.min(stepped(80 + 3.2 * t, 5), 220),
        height: Math.min(stepped(160 + 11 * t, 10), 620),
      }
      return { facts: { ...size, changeInterval: 2000 }, aed, kg, variants: ratings(aed, kg) }
    }),
    kind('pilot-filters', 'spin-on-filter', 110, hydraulic, (model) => {
      const t = tonnesOf(model)
      const facts = { filterRating: 10, outerDiameter: 82, height: 130, changeInterval: 1000 }
      return { facts, said: ['10 µm'], aed: 38 + 1.1 * t, kg: 0.6 }
    }),
    kind('suction-filters', 'filter-element', 90, hydraulic, (model) => {
      const t = tonnesOf(model)
      const facts = { filterRating: 105, outerDiameter: 150, height: 160, changeInterval: 2000 }
      return { facts, said: ['105 µm'], aed: 55 + 2.4 * t, kg: 1.2 }
    }),
    kind('oil-filters', 'spin-on-filter', 140, powered, (model) => {
      const kw = kwOf(model)
      const facts = { filterRating: 20, ...canOf(kw), thread: threadOf(kw), changeInterval: 500 }
      return { facts, said: [threadOf(kw)], aed: 24 + 0.22 * kw, kg: 0.6 + kw * 0.004 }
    }),
    kind('fuel-filters', 'spin-on-filters', 120, powered, (model) => {
      const kw = kwOf(model)
      const facts = { filterRating: 5, ...canOf(kw), thread: threadOf(kw), changeInterval: 500 }
      return { facts, said: ['30 + 5 µm'], aed: 60 + 0.5 * kw, kg: 1.2 + kw * 0.005 }
    }),
    kind('water-separators', 'water-separator', 90, powered, (model) => {
      const kw = kwOf(model)
      const facts = { filterRating: 10, ...canOf(kw), thread: threadOf(kw), changeInterval: 500 }
      return { facts, said: ['10 µm'], aed: 85 + 0.5 * kw, kg: 1.3 + kw * 0.003 }
    }),
    kind('air-filters', 'air-filter', 140, powered, (model) => {
      const kw = kwOf(model)
      const facts = {
        outerDiameter: stepped(150 + kw * 0.7, 5),
        height: stepped(250 + kw * 0.7, 10),
        changeInterval: 500,
      }
      return { facts, aed: 110 + 1.1 * kw, kg: 1.6 + kw * 0.012 }
    }),
    kind('cab-filters', 'panel-filter', 80, withCab, (model) => {
      const t = Math.min(tonnesOf(model), 40)
      const facts = {
        width: stepped(190 + t * 2, 10),
        length: stepped(280 + t * 3, 10),
        changeInterval: 500,
      }
      return { facts, aed: 42 + t * 1.1, kg: 0.5 }
    }),
    kind('service-sets', 'service-set', 218, hydraulic, (model) => {
      const kw = kwOf(model)
      const facts = { pieces: 4, changeInterval: 500 }
      return { facts, said: ['500 h'], aed: 190 + 2.4 * kw, kg: 4 + kw * 0.02 }
    }),
  ],
]
