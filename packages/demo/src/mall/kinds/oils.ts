import { powered } from '../fit.ts'
import type { Draft, Kinds, VariantDraft } from '../product.ts'

/** Of 208, 20 and twice 5 litres, by the price of a litre in the drum. */
const packs = (litre: number): VariantDraft[] => [
  pack('drum', 208, litre * 208, 208 * 0.88 + 18),
  pack('pail', 20, litre * 20 * 1.28, 20 * 0.88 + 1.2),
  pack('cans', 5, litre * 10 * 1.5, 10 * 0.88 + 0.6),
]
const pack = (phrase: 'drum' | 'pail' | 'cans', litres: number, aed: number, kg: number) => ({
  code: `${phrase}${litres}`,
  said: { phrase, values: { litres } },
  aed,
  kg,
})

type Row = readonly [
  viscosity: string,
  base: 'mineral' | 'semiSynthetic' | 'synthetic',
  standard: string,
  litre: number,
]

const oils = (rows: readonly Row[], fits?: Draft['fits']) => () =>
  rows.map(([viscosity, base, standard, litre]): Draft => ({
    ...(fits && { fits }),
    said: [viscosity, standard],
    attributes: { viscosity, base, standard },
    option: 'pack',
    variants: packs(litre),
    goods: ['drum', 'pail', 'cans'],
  }))

export const oilKinds: Kinds = [
  'oils',
  [
    {
      leaf: 'engine-oil',
      good: 'drum',
      share: 36,
      drafts: oils(
        [
          ['15W-40', 'mineral', 'API CI-4', 8.85],
          ['15W-40', 'semiSynthetic', 'API CK-4', 11.2],
          ['10W-40', 'synthetic', 'API CK-4', 15.6],
          ['20W-50', 'mineral', 'API CF-4', 7.9],
          ['SAE 50', 'mineral', 'API CF', 7.6],
        ],
        powered,
      ),
    },
    {
      leaf: 'hydraulic-oil',
      good: 'drum',
      share: 30,
      drafts: oils(
        [
          ['ISO VG 46', 'mineral', 'DIN 51524 HLP', 7.2],
          ['ISO VG 68', 'mineral', 'DIN 51524 HLP', 7.3],
          ['ISO VG 46', 'semiSynthetic', 'DIN 51524 HVLP', 9.4],
          ['ISO VG 32', 'mineral', 'DIN 51524 HLP', 7.1],
        ],
        powered.filter(({ category }) => !/generators|compressors/.test(category)),
      ),
    },
    {
      leaf: 'gear-oil',
      good: 'drum',
      share: 24,
      drafts: oils([
        ['80W-90', 'mineral', 'API GL-5', 9.1],
        ['85W-140', 'mineral', 'API GL-5', 9.6],
        ['SAE 30', 'mineral', 'TO-4', 9.9],
        ['SAE 50', 'mineral', 'TO-4', 10.2],
      ]),
    },
    {
      leaf: 'grease',
      good: 'grease-cartridges',
      share: 24,
      drafts: () =>
        (
          [
            ['NLGI 2', 'mineral', 'EP', 11.2],
            ['NLGI 2', 'mineral', 'EP, MoS₂ 3%', 14],
            ['NLGI 2', 'synthetic', 'EP, −30…+180 °C', 24],
            ['NLGI 3', 'mineral', 'EP', 12],
          ] as const
        ).map(([viscosity, base, addition, cartridge]) => ({
          fits: powered,
          said: [viscosity, addition],
          attributes: { viscosity, base },
          option: 'pack' as const,
          variants: [
            ...[3, 12].map((n) => ({
              code: `${n}x400`,
              said: { phrase: 'cartridges' as const, values: { n } },
              aed: cartridge * n * (n === 3 ? 1.15 : 1),
              kg: n * 0.45,
            })),
            pack('pail', 18, cartridge * 34, 17.5),
          ],
          goods: ['grease-cartridges' as const, 'pail' as const],
        })),
    },
    {
      leaf: 'coolant',
      good: 'drum',
      share: 12,
      drafts: () =>
        (
          [
            ['ASTM D3306, 50%', 6.4],
            ['ASTM D6210 OAT, 50%', 8.8],
          ] as const
        ).map(([standard, litre]) => ({
          said: [standard],
          attributes: { standard },
          option: 'pack' as const,
          variants: packs(litre),
          goods: ['drum', 'pail', 'cans'] as const,
        })),
    },
  ],
]
