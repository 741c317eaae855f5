import type { GoodKind } from '#drawings/goods/register.ts'
import type { DemoModel } from '../../models/model.ts'
import {
  EXCAVATORS,
  familyOf,
  forModel,
  kwOf,
  modelsIn,
  powered,
  stepped,
  tonnesOf,
} from '../fit.ts'
import { type Draft, type Kinds, type ProductKind, single } from '../product.ts'
import type { LeafCode } from '../tree.ts'

interface Made {
  facts: Draft['attributes']
  aed: number
  kg: number
  said?: Draft['said']
}

const fitted = (
  leaf: LeafCode,
  good: GoodKind,
  share: number,
  models: readonly DemoModel[],
  make: (size: { t: number; kw: number; voltage: number }) => Made,
  more: Partial<ProductKind> = {},
): ProductKind => ({
  leaf,
  good,
  share,
  drafts: () =>
    models.map((model) => {
      const {
        facts,
        aed,
        kg,
        said = [],
      } = make({
        t: tonnesOf(model),
        kw: kwOf(model),
        voltage: voltsOf(model),
      })
      return {
        fits: familyOf(model),
        said: [...said, forModel(model)],
        attributes: facts,
        variants: single(aed, kg),
      }
    }),
  ...more,
})

const diggers = modelsIn(EXCAVATORS)
const RECONDITIONED = { isReconditioned: true }
/** An engine of up to four cylinders, as its gasket is drawn. */
const small = powered.filter((model) => kwOf(model) < 118)
const TWELVE_VOLTS = /^backhoe|^skid|^compact|^telehandlers|^forklifts-(?:diesel|lpg)|^mini-/
const voltsOf = (model: DemoModel) =>
  kwOf(model) < 65 || TWELVE_VOLTS.test(model.category) ? 12 : 24

/** [inner diameter mm, inches, working pressure bar]. */
const HOSES = [
  [10, '3/8″', 330],
  [13, '1/2″', 275],
  [19, '3/4″', 215],
  [25, '1″', 165],
  [32, '1 1/4″', 125],
] as const

export const hydraulicKinds: Kinds = [
  'hydraulics',
  [
    fitted(
      'hydraulic-pumps',
      'pump',
      90,
      diggers,
      ({ t }) => {
        const displacement = stepped(16 + 4.9 * t, 2)
        const facts = { displacement, pressure: t < 6 ? 240 : 350 }
        return { facts, said: [`${displacement} cm³`], aed: 900 + 660 * t, kg: 12 + 5.4 * t }
      },
      RECONDITIONED,
    ),
    fitted(
      'cylinders',
      'cylinder',
      90,
      diggers,
      ({ t }) => {
        const bore = stepped(48 + t * 3, 5)
        const facts = {
          bore,
          rod: stepped(bore * 0.68, 5),
          stroke: stepped(480 + t * 24, 10),
          pressure: t < 6 ? 240 : 350,
        }
        return {
          facts,
          said: [`${bore}/${facts.rod} × ${facts.stroke} mm`],
          aed: 700 + 230 * t,
          kg: 10 + 5.5 * t,
        }
      },
      RECONDITIONED,
    ),
    fitted('seal-kits', 'seal-kit', 140, modelsIn(/excavators|backhoe/), ({ t }) => {
      const bore = stepped(55 + t * 3.4, 5)
      const facts = { bore, rod: stepped(bore * 0.68, 5), pieces: 11 }
      return { facts, said: [`${bore}/${facts.rod} mm`], aed: 150 + 6.6 * t, kg: 0.6 }
    }),
    {
      leaf: 'hoses',
      good: 'hose',
      share: 40,
      drafts: () =>
        HOSES.map(([innerDiameter, inches, pressure]) => ({
          said: [inches, `${pressure} bar`],
          attributes: { innerDiameter, pressure, standard: 'EN 853 2SN' },
          option: 'length' as const,
          variants: ([1.6, 2.4, 3.2, 4.8] as const).map((m) => ({
            code: `${m * 1000}`,
            said: `${m} m`,
            aed: 46 + innerDiameter * 1.1 + m * (14 + innerDiameter * 1.9),
            kg: 0.4 + m * (0.3 + innerDiameter * 0.045),
          })),
        })),
    },
    {
      leaf: 'fittings',
      good: 'fittings',
      share: 30,
      drafts: () =>
        HOSES.map(([innerDiameter, inches, pressure]) => ({
          said: [`BSP ${inches}`, { phrase: 'setOf' as const, values: { n: 4 } }],
          attributes: { thread: `BSP ${inches}`, pressure, pieces: 4 },
          variants: single(70 + innerDiameter * 6.5, 0.5 + innerDiameter * 0.05),
        })),
    },
  ],
]

export const engineKinds: Kinds = [
  'engine',
  [
    fitted(
      'turbochargers',
      'turbo',
      80,
      powered.filter((model) => kwOf(model) >= 50),
      ({ kw }) => ({ facts: {}, aed: 780 + 10 * kw, kg: 6 + kw * 0.05 }),
      RECONDITIONED,
    ),
    fitted('radiators', 'radiator', 80, powered, ({ kw }) => {
      const facts = {
        width: stepped(420 + kw * 2.4, 10),
        height: stepped(480 + kw * 2.2, 10),
        thickness: kw < 100 ? 48 : 64,
      }
      return {
        facts,
        said: [`${facts.width} × ${facts.height} mm`],
        aed: 620 + 17 * kw,
        kg: 9 + kw * 0.22,
      }
    }),
    fitted('belts', 'belts', 80, powered, ({ kw }) => {
      const length = stepped(900 + kw * 2.6, 25)
      return { facts: { length, pieces: 2 }, said: [`${length} mm`], aed: 64 + 0.38 * kw, kg: 0.6 }
    }),
    fitted('piston-sets', 'piston-set', 70, powered, ({ kw }) => {
      const bore = Math.min(stepped(84 + kw * 0.16, 1), 145)
      return { facts: { bore }, said: [`${bore} mm`], aed: 260 + 2.5 * kw, kg: 3 + kw * 0.022 }
    }),
    fitted(
      'injectors',
      'injectors',
      70,
      powered,
      ({ kw }) => ({ facts: { pieces: 3 }, aed: 820 + 8.5 * kw, kg: 1.8 }),
      RECONDITIONED,
    ),
    fitted('water-pumps', 'water-pump', 70, powered, ({ kw }) => ({
      facts: {},
      aed: 230 + 2.9 * kw,
      kg: 3.4 + kw * 0.03,
    })),
    fitted('gaskets', 'gaskets', 50, small, ({ kw }) => {
      const bore = stepped(84 + kw * 0.16, 1)
      return { facts: { bore }, aed: 320 + 3.4 * kw, kg: 1.6 }
    }),
  ],
]

const BATTERIES = [
  [70, 600, 330],
  [100, 760, 440],
  [120, 850, 545],
  [150, 950, 690],
  [180, 1050, 865],
  [200, 1150, 980],
  [225, 1250, 1120],
] as const

export const electricalKinds: Kinds = [
  'electrical',
  [
    {
      leaf: 'batteries',
      good: 'battery',
      share: 40,
      drafts: () =>
        BATTERIES.map(([capacityAh, coldCranking, aed]) => ({
          said: ['12 V', `${capacityAh} Ah`],
          attributes: { voltage: 12, capacityAh, coldCranking },
          variants: single(aed, 5 + capacityAh * 0.24),
        })),
    },
    fitted(
      'alternators',
      'alternator',
      90,
      powered,
      ({ kw, voltage }) => {
        const current = voltage === 12 ? 65 : kw < 150 ? 60 : 90
        return {
          facts: { voltage, current },
          said: [`${voltage} V`, `${current} A`],
          aed: 620 + 4.3 * kw,
          kg: 6 + kw * 0.02,
        }
      },
      { ...RECONDITIONED, warrantyMonths: 24 },
    ),
    fitted(
      'starters',
      'starter',
      90,
      powered,
      ({ kw, voltage }) => {
        const powerKw = voltage === 12 ? 3 : kw < 150 ? 5.5 : 7.5
        return {
          facts: { voltage, powerKw },
          said: [`${voltage} V`, `${powerKw} kW`],
          aed: 560 + 5.6 * kw,
          kg: 8 + kw * 0.035,
        }
      },
      { ...RECONDITIONED, warrantyMonths: 24 },
    ),
    {
      leaf: 'work-lights',
      good: 'work-light',
      share: 14,
      warrantyMonths: 24,
      drafts: () =>
        ['IP67', 'IP69K'].map((standard, n) => ({
          said: ['9–36 V', standard],
          attributes: { standard },
          option: 'power' as const,
          variants: (
            [
              [36, 3200],
              [60, 5400],
              [96, 8600],
            ] as const
          ).map(([w, lm]) => ({
            code: `${w}`,
            said: `${w} W, ${lm} lm`,
            aed: (34 + w * 2.6) * (1 + n * 0.2),
            kg: 0.7 + w * 0.018,
          })),
        })),
    },
    {
      leaf: 'beacons',
      good: 'beacon',
      share: 8,
      warrantyMonths: 24,
      drafts: () => [
        {
          said: ['12–24 V', 'ECE R65'],
          attributes: { standard: 'ECE R65', powerW: 18 },
          variants: single(148, 0.9),
        },
        {
          said: ['12–24 V', 'ECE R65', '30 W'],
          attributes: { standard: 'ECE R65', powerW: 30 },
          variants: single(196, 1.1),
        },
      ],
    },
    fitted('wiring', 'loom', 60, powered, ({ kw, voltage }) => ({
      facts: { voltage },
      said: [`${voltage} V`],
      aed: 620 + 7.4 * kw,
      kg: 2.6 + kw * 0.02,
    })),
    {
      leaf: 'cameras',
      good: 'camera',
      share: 10,
      drafts: () =>
        ([7, 9] as const).map((screen) => ({
          said: [`${screen}″`, '12–24 V', 'IP69K'],
          attributes: { screen, standard: 'IP69K' },
          variants: single(210 + screen * 58, 2.2),
        })),
    },
  ],
]
