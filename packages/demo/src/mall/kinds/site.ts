import type { GoodKind } from '#drawings/goods/register.ts'
import { familyOf, forModel, modelsIn, tonnesOf } from '../fit.ts'
import type { WordOf } from '../mall-words.ts'
import { type Draft, type Kinds, type ProductKind, type Said, single } from '../product.ts'
import type { LeafCode } from '../tree.ts'

const cabs = modelsIn(/excavators|loaders|dozers|graders|articulated-dump|rollers|telehandlers/)

type Sizes = readonly (readonly [code: string, said: Said, aed: number, kg: number])[]

const sized = (
  leaf: LeafCode,
  good: GoodKind,
  share: number,
  said: readonly string[],
  attributes: Draft['attributes'],
  option: WordOf<'options'>,
  sizes: Sizes,
): ProductKind => ({
  leaf,
  good,
  share,
  drafts: () => [
    {
      said,
      attributes,
      option,
      variants: sizes.map(([code, said, aed, kg]) => ({ code, said, aed, kg })),
    },
  ],
})

const alike = (codes: readonly string[], aed: number, kg: number): Sizes =>
  codes.map((code) => [code, code, aed, kg])

const plain = (
  leaf: LeafCode,
  good: GoodKind,
  share: number,
  rows: readonly (readonly [
    said: readonly Said[],
    attributes: Draft['attributes'],
    aed: number,
    kg: number,
  ])[],
): ProductKind => ({
  leaf,
  good,
  share,
  drafts: () =>
    rows.map(([said, attributes, aed, kg]) => ({ said, attributes, variants: single(aed, kg) })),
})

const loads = (rows: readonly (readonly [t: number, aed: number, kg: number])[]): Sizes =>
  rows.map(([t, aed, kg]) => [`${t}`, `${t} t`, aed, kg])

export const cabKinds: Kinds = [
  'cab',
  [
    {
      leaf: 'seats',
      good: 'seat',
      share: 50,
      warrantyMonths: 24,
      drafts: () =>
        cabs.map((model) => ({
          fits: familyOf(model),
          said: [forModel(model)],
          attributes: { loadCapacity: 130 },
          variants: single(1450 + Math.min(tonnesOf(model), 40) * 32, 34),
        })),
    },
    {
      leaf: 'mirrors',
      good: 'mirrors',
      share: 50,
      drafts: () =>
        cabs.map((model) => ({
          fits: familyOf(model),
          said: ['200 × 300 mm', forModel(model)],
          attributes: { width: 200, height: 300, pieces: 2 },
          variants: single(120 + Math.min(tonnesOf(model), 40) * 3.2, 2.4),
        })),
    },
  ],
]

export const safetyKinds: Kinds = [
  'safety',
  [
    plain('helmets', 'helmets', 12, [
      [['EN 397'], { standard: 'EN 397', pieces: 2 }, 58, 0.9],
      [['EN 397', '440 V AC'], { standard: 'EN 397', pieces: 2 }, 84, 1],
    ]),
    sized('vests', 'vest', 8, ['EN ISO 20471'], { standard: 'EN ISO 20471' }, 'size', [
      ...alike(['M', 'L', 'XL', 'XXL'], 24, 0.25),
    ]),
    sized('boots', 'boots', 8, ['S3 SRC'], { standard: 'EN ISO 20345' }, 'size', [
      ...alike(['40', '41', '42', '43', '44', '45', '46'], 178, 1.7),
    ]),
    sized('gloves', 'gloves', 8, ['EN 388 4131'], { standard: 'EN 388' }, 'size', [
      ...alike(['8', '9', '10', '11'], 16, 0.12),
    ]),
    plain('harnesses', 'harness', 8, [
      [['EN 361', '140 kg'], { standard: 'EN 361', loadCapacity: 140 }, 245, 1.8],
    ]),
    sized('extinguishers', 'extinguisher', 8, ['ABC', 'EN 3'], { standard: 'EN 3' }, 'contents', [
      ['4', '4 kg', 105, 6.8],
      ['6', '6 kg', 128, 9.4],
      ['9', '9 kg', 172, 13.6],
    ]),
    sized('cones', 'cones', 6, [], { pieces: 2 }, 'height', [
      ['500', '500 mm', 38, 2.4],
      ['750', '750 mm', 62, 6.4],
      ['1000', '1000 mm', 98, 9.6],
    ]),
  ],
]

export const toolKinds: Kinds = [
  'tools',
  [
    plain('diagnostic-tools', 'tester', 10, [
      [['10″', 'CAN, J1939'], { screen: 10 }, 6900, 2.6],
      [['8″', 'CAN, J1939'], { screen: 8 }, 4850, 1.9],
    ]),
    plain('spanners', 'spanners', 8, [
      [['24–41 mm'], { pieces: 6 }, 385, 5.2],
      [['10–22 mm'], { pieces: 6 }, 165, 1.6],
    ]),
    plain('socket-sets', 'socket-set', 8, [
      [['1/2″', '10–32 mm'], { pieces: 25 }, 340, 6.4],
      [['3/4″', '19–50 mm'], { pieces: 25 }, 890, 15.5],
    ]),
    plain('gauges', 'gauges', 8, [
      [['600 bar'], { pressure: 600, pieces: 2 }, 640, 3.1],
      [['400 bar'], { pressure: 400, pieces: 2 }, 520, 3.1],
    ]),
    sized('jacks', 'jack', 8, ['EN 1494'], {}, 'load', [
      ...loads([
        [10, 145, 6.2],
        [20, 230, 10.8],
        [32, 345, 15.4],
        [50, 690, 27],
      ]),
    ]),
    plain('grease-guns', 'grease-gun', 8, [
      [['400 g', '690 bar'], { pressure: 690, length: 300 }, 96, 1.7],
      [['500 cm³', '690 bar'], { pressure: 690, length: 450 }, 128, 1.9],
    ]),
  ],
]

export const liftingKinds: Kinds = [
  'lifting',
  [
    sized('chain-slings', 'chain-sling', 12, ['G80', '3 m'], { standard: 'EN 818-4' }, 'load', [
      ...loads([
        [2.8, 420, 11],
        [4.25, 610, 18],
        [7.5, 1040, 32],
        [11.2, 1690, 50],
      ]),
    ]),
    sized('shackles', 'shackles', 12, ['G6'], { standard: 'EN 13889', pieces: 2 }, 'load', [
      ...loads([
        [3.25, 38, 0.8],
        [4.75, 58, 1.4],
        [8.5, 118, 3.4],
        [12, 196, 6.2],
        [25, 560, 18],
      ]),
    ]),
  ],
]

const counted = (phrase: 'machineCount' | 'sampleCount', aed: number, kg: number): Sizes =>
  ([1, 3, 10] as const).map((n) => [
    `${n}`,
    { phrase, values: { n } },
    aed * n * (n === 1 ? 1 : n === 3 ? 0.93 : 0.85),
    kg * n,
  ])

const A4 = { width: 210, height: 297 }
const A5 = { width: 148, height: 210 }

export const serviceKinds: Kinds = [
  'services',
  [
    sized('maintenance-visits', 'work-order', 12, ['A4'], A4, 'machines', [
      ...counted('machineCount', 38, 0.4),
    ]),
    sized('machine-inspections', 'work-order', 12, ['A5'], A5, 'machines', [
      ...counted('machineCount', 26, 0.25),
    ]),
    sized('oil-analysis', 'cans', 12, ['120 ml'], { standard: 'ISO 3722' }, 'samples', [
      ...counted('sampleCount', 32, 0.2),
    ]),
  ],
]
