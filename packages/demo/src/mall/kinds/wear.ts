import type { GoodKind } from '#drawings/goods/register.ts'
import type { DemoModel } from '../../models/model.ts'
import {
  carrierClasses,
  familyOf,
  forClass,
  forModel,
  modelsIn,
  stepped,
  tonnesOf,
  TRACKED,
} from '../fit.ts'
import { type Draft, type Kinds, type ProductKind, single, type VariantDraft } from '../product.ts'
import type { LeafCode } from '../tree.ts'

const tracked = modelsIn(TRACKED)
/** Dozers have single grousers, and the drawn shoes three. */
const trackedExcavators = tracked.filter(({ category }) => !category.startsWith('dozers'))
/** The drawn sprocket has 23 teeth and 16 bolts, as the classes in the middle have. */
const mediumTracked = tracked.filter((model) => tonnesOf(model) > 12 && tonnesOf(model) < 40)

interface Made extends Omit<Draft, 'fits' | 'said' | 'attributes'> {
  facts: Draft['attributes']
  said?: Draft['said']
}

const fitted = (
  leaf: LeafCode,
  good: GoodKind,
  share: number,
  models: readonly DemoModel[],
  make: (tonnes: number, model: DemoModel) => Made,
): ProductKind => ({
  leaf,
  good,
  share,
  drafts: () =>
    models.map((model) => {
      const { facts, said = [], ...rest } = make(tonnesOf(model), model)
      return { fits: familyOf(model), said: [...said, forModel(model)], attributes: facts, ...rest }
    }),
})

const widths = (of: readonly number[], aed: number, kg: number): VariantDraft[] =>
  of.map((mm, n) => ({
    code: `${mm}`,
    said: `${mm} mm`,
    aed: aed * (1 + n * 0.09),
    kg: kg * (1 + n * 0.1),
  }))

/** The pitch of a chain grows with the machine. */
function pitchOf(t: number): number {
  if (t < 10) return 135
  if (t < 16) return 171
  if (t < 25) return 190
  return t < 40 ? 216 : 228
}
const linksOf = (t: number) => Math.min(45 + Math.round(t / 6), 53)
/** A long-reach machine or dozer of a weight has the shoes of its class. */
const shoesOf = (t: number) => (t < 10 ? [400, 450] : t < 25 ? [500, 600, 700] : [600, 700, 800])

/** Tips by class: the number of our systems is a tenth of the pin's class. */
const setsOf = (tip: number, kg: number): VariantDraft[] =>
  [3, 5].map((n) => ({
    code: `${n}`,
    said: { phrase: 'setOf', values: { n } },
    aed: tip * n * (n === 5 ? 0.95 : 1),
    kg: kg * n,
  }))

export const toothKinds: Kinds = [
  'teeth',
  [
    {
      leaf: 'bucket-teeth',
      good: 'teeth',
      share: 70,
      drafts: () =>
        carrierClasses.flatMap((size) =>
          ['R', 'S', 'T'].map((shape) => {
            const system = `${shape}${stepped(size.to * 1.4, 5)}`
            const pin = stepped(10 + size.to * 0.55, 2)
            return {
              fits: size.models,
              said: [system, forClass(size)],
              attributes: {
                toothSystem: system,
                pinDiameter: pin,
                carrierFrom: size.from,
                carrierTo: size.to,
              },
              option: 'set' as const,
              variants: setsOf(18 + 2.9 * size.to, 0.26 * size.to),
            }
          }),
        ),
    },
    fitted('cutting-edges', 'cutting-edge', 70, modelsIn(/loaders/), (t, { category }) => {
      const length = stepped((/skid|track/.test(category) ? 1500 : 1900) + t * 55, 50)
      const facts = { length, width: 250, thickness: t < 8 ? 20 : 30, boltHoles: 7 }
      return { facts, said: [`${length} mm`], variants: single(180 + 72 * t, 14 + t * 7) }
    }),
    {
      leaf: 'side-cutters',
      good: 'side-cutter',
      share: 40,
      drafts: () =>
        carrierClasses.map((size) => ({
          fits: size.models,
          said: [forClass(size)],
          attributes: {
            thickness: Math.min(stepped(12 + size.to * 0.7, 5), 50),
            boltHoles: 3,
            carrierFrom: size.from,
            carrierTo: size.to,
          },
          variants: single(40 + 14 * size.to, 2 + 1.5 * size.to),
        })),
    },
    {
      leaf: 'grader-blades',
      good: 'cutting-edge',
      share: 20,
      drafts: () =>
        ([16, 19, 25] as const).map((thickness) => ({
          fits: modelsIn(/^graders/),
          said: [`203 × ${thickness} mm`],
          attributes: { width: 203, thickness, boltHoles: 7 },
          option: 'length' as const,
          variants: ([1829, 2134] as const).map((mm) => ({
            code: `${mm}`,
            said: `${mm} mm`,
            aed: mm * thickness * 0.0118,
            kg: (mm * 203 * thickness * 7.85) / 1e6,
          })),
        })),
    },
  ],
]

export const undercarriageKinds: Kinds = [
  'undercarriage',
  [
    fitted('track-rollers', 'track-roller', 150, tracked, (t) => ({
      facts: { outerDiameter: stepped(120 + t * 2.2, 2), width: stepped(180 + t * 4, 5) },
      variants: single(60 + 30 * t, 1.8 * t),
    })),
    fitted('carrier-rollers', 'carrier-roller', 100, tracked, (t) => ({
      facts: { outerDiameter: stepped(90 + t * 1.8, 2), width: stepped(110 + t * 2.4, 5) },
      variants: single(40 + 17 * t, 0.9 * t),
    })),
    fitted('idlers', 'idler', 80, tracked, (t) => ({
      facts: { outerDiameter: stepped(380 + t * 7, 5), width: stepped(70 + t * 1.6, 2) },
      variants: single(220 + 95 * t, 12 + 5 * t),
    })),
    fitted('sprockets', 'sprocket', 80, mediumTracked, (t) => ({
      facts: { teethCount: 23, boltHoles: 16 },
      variants: single(120 + 37 * t, 5 + 2.2 * t),
    })),
    fitted('track-chains', 'track-chain', 70, tracked, (t) => ({
      facts: { links: linksOf(t), pitch: pitchOf(t) },
      said: [`${linksOf(t)} × ${pitchOf(t)} mm`],
      variants: single(900 + 400 * t, 27 * t),
    })),
    fitted('track-groups', 'track-group', 60, tracked, (t) => ({
      facts: { links: linksOf(t), pitch: pitchOf(t) },
      said: [`${linksOf(t)} × ${pitchOf(t)} mm`],
      option: 'width',
      variants: widths(shoesOf(t), 1100 + 490 * t, 46 * t),
    })),
    fitted('track-shoes', 'track-shoes', 40, trackedExcavators, (t) => ({
      facts: { pitch: pitchOf(t), boltHoles: 4, pieces: 10 },
      said: [{ phrase: 'setOf', values: { n: 10 } }],
      option: 'width',
      variants: widths(shoesOf(t), 180 + 28 * t, 30 + 4 * t),
    })),
    fitted(
      'rubber-tracks',
      'rubber-track',
      60,
      modelsIn(/^mini-excavators|^midi-excavators|^compact-track/),
      (t) => {
        const width = t < 2 ? 230 : t < 4 ? 300 : t < 6.5 ? 400 : 450
        const facts = { width, pitch: t < 2 ? 48 : t < 6.5 ? 52.5 : 81, links: 70 + Math.round(t) }
        return {
          facts,
          said: [`${width} × ${facts.pitch} × ${facts.links}`],
          variants: single(380 + 370 * t, 20 + 38 * t),
        }
      },
    ),
  ],
]
