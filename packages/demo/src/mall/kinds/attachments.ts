import type { GoodKind } from '#drawings/goods/register.ts'
import { carrierClasses, type CarrierClass, forClass, modelsIn, stepped } from '../fit.ts'
import { type Draft, type Kinds, type ProductKind, single } from '../product.ts'
import type { LeafCode } from '../tree.ts'

type Made = Omit<Draft, 'fits' | 'said'> & { said?: Draft['said'] }

const carried = (
  leaf: LeafCode,
  good: GoodKind,
  share: number,
  make: (middle: number, size: CarrierClass) => Made,
  more: Partial<ProductKind> = {},
): ProductKind => ({
  leaf,
  good,
  share,
  warrantyMonths: 24,
  drafts: () =>
    carrierClasses.map((size) => {
      const made = make((size.from + size.to) / 2, size)
      const { from: carrierFrom, to: carrierTo, pin: pinDiameter } = size
      return {
        ...made,
        fits: size.models,
        said: [...(made.said ?? []), forClass(size)],
        attributes: { carrierFrom, carrierTo, pinDiameter, ...made.attributes },
      }
    }),
  ...more,
})

/** A bucket costs by the kilogram of steel. */
const bucketsOf = (widths: readonly number[], t: number, factor: number): Draft['variants'] =>
  widths.map((share) => {
    const mm = stepped(share, 50)
    const kg = stepped(mm * t * 0.031 * factor, 5)
    return { code: `${mm}`, said: `${mm} mm`, aed: 260 + kg * 11.2, kg }
  })

const USED = { isUsed: true }

/** The tool of a breaker grows more slowly than its carrier. */
const toolOf = (t: number) => Math.min(stepped(34 * t ** 0.45, 5), 210)

export const attachmentKinds: Kinds = [
  'mall-attachments',
  [
    carried(
      'digging-buckets',
      'digging-bucket',
      46,
      (t) => {
        const wide = 420 + t * 36
        const capacity = Math.round(t * 0.046 * 100) / 100
        return {
          said: [`${capacity} m³`],
          attributes: { bucketCapacity: capacity, teethCount: 5 },
          option: 'width',
          variants: bucketsOf([wide * 0.85, wide, wide * 1.15], t, 1),
        }
      },
      USED,
    ),
    carried('trench-buckets', 'trench-bucket', 36, (t) => ({
      attributes: { bucketCapacity: Math.round(t * 0.022 * 100) / 100, teethCount: 3 },
      option: 'width',
      variants: bucketsOf([240 + t * 10, 300 + t * 15], t, 1.3),
    })),
    carried('grading-buckets', 'grading-bucket', 36, (t) => ({
      attributes: { bucketCapacity: Math.round(t * 0.04 * 100) / 100 },
      option: 'width',
      variants: bucketsOf([900 + t * 45, 1000 + t * 52], t, 0.55),
    })),
    carried(
      'mall-breakers',
      'breaker',
      40,
      (t) => {
        const toolDiameter = toolOf(t)
        const impactEnergy = stepped(110 + t * 125, 50)
        return {
          said: [`${toolDiameter} mm`, `${impactEnergy} J`],
          attributes: {
            toolDiameter,
            impactEnergy,
            oilFlow: stepped(28 + t * 6, 5),
          },
          variants: single(4200 + 1520 * t, 80 + 72 * t),
        }
      },
      USED,
    ),
    {
      leaf: 'chisels',
      good: 'chisels',
      share: 30,
      drafts: () =>
        carrierClasses.map(({ from, to }) => {
          const toolDiameter = toolOf((from + to) / 2)
          const length = stepped(420 + toolDiameter * 5, 10)
          const kg = 2 * ((Math.PI * (toolDiameter / 2) ** 2 * length * 7.85) / 1e6) * 0.92
          return {
            said: [`${toolDiameter} mm`, `${length} mm`],
            attributes: { toolDiameter, length, pieces: 2 },
            variants: single(120 + kg * 12.5, kg),
          }
        }),
    },
    carried('couplers', 'coupler', 40, (t, { pin }) => ({
      said: [`${pin} mm`],
      attributes: {},
      variants: single(900 + 268 * t, 22 + 15 * t),
    })),
    carried('rippers', 'ripper', 26, (t, { pin }) => ({
      said: [`${pin} mm`],
      attributes: {},
      variants: single(700 + 172 * t, 30 + 19 * t),
    })),
    {
      leaf: 'forks',
      good: 'forks',
      share: 18,
      drafts: () =>
        (
          [
            [1500, /^skid|^compact-track/],
            [3000, /^compact-wheel|^telehandlers-fixed|^backhoe/],
            [5000, /^wheel-loaders-mid/],
            [8000, /^wheel-loaders-large/],
          ] as const
        ).map(([loadCapacity, models]) => ({
          fits: modelsIn(models),
          said: [`${loadCapacity} kg`],
          attributes: { loadCapacity, length: 1200 },
          option: 'length' as const,
          variants: [1200, 1500].map((mm) => ({
            code: `${mm}`,
            said: `${mm} mm`,
            aed: 1100 + loadCapacity * 0.95 + (mm - 1200) * 0.9,
            kg: 70 + loadCapacity * 0.06 + (mm - 1200) * 0.08,
          })),
        })),
    },
    {
      leaf: 'augers',
      good: 'auger',
      share: 14,
      drafts: () =>
        (
          [
            [1.5, 6, 60, /^mini-excavators|^skid|^compact-track/],
            [6, 10, 95, /^midi-excavators|^backhoe/],
          ] as const
        ).map(([carrierFrom, carrierTo, oilFlow, models]) => ({
          fits: modelsIn(models),
          said: [forClass({ from: carrierFrom, to: carrierTo })],
          attributes: { carrierFrom, carrierTo, oilFlow },
          option: 'diameter' as const,
          variants: [200, 300, 450].map((mm) => ({
            code: `${mm}`,
            said: `${mm} mm`,
            aed: 4600 + oilFlow * 38 + mm * 3.4,
            kg: 60 + oilFlow * 0.9 + mm * 0.14,
          })),
        })),
    },
    carried('mall-grapples', 'grapple', 24, (t) => {
      const opening = stepped(700 + t * 52, 50)
      return {
        said: [`${opening} mm`],
        attributes: { opening },
        variants: single(2600 + 790 * t, 60 + 48 * t),
      }
    }),
  ],
]
