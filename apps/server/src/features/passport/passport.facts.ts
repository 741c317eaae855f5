import type { Spec } from '@ironsouq/contract/device/device.schema'
import { capital, measured, type Tongue } from './passport.words.ts'

/** The same in both languages, the reader's first. */
export type Pair = readonly [string, string]
export type Tongues = readonly [Tongue, Tongue]

export const pair = ([a, b]: Tongues, say: (tongue: Tongue) => string): Pair => [say(a), say(b)]

export type Fact = readonly [label: Pair, value: string]

/** Said elsewhere on the sheet. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'operatingWeight',
  'power',
  'length',
  'width',
  'height',
  'undercarriage',
  'tyres',
])
const MOST_SPECS = 2
const KG_IN_T = 1000
const MM_IN_M = 1000

export const weightSaid = (tongue: Tongue): string | null =>
  tongue.device.transport && measured(tongue, tongue.device.transport.weightKg / KG_IN_T, 't')

export const usageSaid = ({ device, format, t }: Tongue): string | null => {
  if (device.workHours !== null) return format.number(device.workHours)
  return device.mileageKm === null
    ? null
    : t('device.mileage', { value: format.number(device.mileageKm) })
}

/** Latin codes keep their order in a line that is read from the right. */
const apart = (code: string) => `\u2066${code}\u2069`

const specSaid = (tongue: Tongue, { value, valueName, unit }: Spec): string =>
  typeof value === 'number' ? measured(tongue, value, unit) : (valueName ?? String(value))

function engineSaid(tongue: Tongue): string {
  const { device, t } = tongue
  const power = device.specs.find(({ code }) => code === 'power')
  const tier = t(`device.emission${capital(device.emission)}`)
  return power ? `${specSaid(tongue, power)} · ${apart(tier)}` : tier
}

function sizeSaid(tongue: Tongue): string | null {
  const { transport } = tongue.device
  if (!transport) return null
  const { lengthMm, widthMm, heightMm } = transport
  const metres = [lengthMm, widthMm].map((mm) => tongue.format.number(mm / MM_IN_M))
  return [...metres, measured(tongue, heightMm / MM_IN_M, 'm')].join(' × ')
}

/** What fits this kind of machine: the first figures of its own that are not said elsewhere. */
const specFacts = (tongues: Tongues): Fact[] =>
  tongues[0].device.specs
    .filter(({ code, value }) => !ELSEWHERE.has(code) && typeof value !== 'boolean')
    .slice(0, MOST_SPECS)
    .map((spec) => [
      pair(
        tongues,
        ({ device }) => device.specs.find(({ code }) => code === spec.code)?.name ?? spec.name,
      ),
      specSaid(tongues[0], spec),
    ])

/** The ruled cells of the sheet, two to a row. */
export function factsOf(tongues: Tongues): Fact[] {
  const [main] = tongues
  const { device, t } = main
  const proofOf = (kind: 'hours' | 'year') =>
    device.proofs.find((proof) => proof.kind === kind && proof.state === 'proven')
  const readOn = proofOf('hours')?.checkedOn
  const facts: (readonly [Pair, string | null])[] = [
    [pair(tongues, (of) => of.t('passport.makeModel')), `${device.brandName} ${device.model}`],
    [
      pair(tongues, (of) =>
        of.t(proofOf('year') ? 'passport.yearFromSerial' : 'device.manufacturingYear'),
      ),
      String(device.yearMade),
    ],
    [
      pair(tongues, (of) =>
        readOn
          ? of.t('passport.hoursOn', { date: of.format.date(readOn) })
          : of.t(device.workHours === null ? 'device.mileageLabel' : 'device.hoursLabel'),
      ),
      usageSaid(main) ?? t('common.notStated'),
    ],
    [pair(tongues, (of) => of.t('device.serialNumber')), apart(device.serialNo)],
    [pair(tongues, (of) => of.t('device.stockNumber')), device.stockNo],
    [pair(tongues, (of) => of.t('passport.engine')), engineSaid(main)],
    [pair(tongues, (of) => of.t('device.specOperatingWeight')), weightSaid(main)],
    [pair(tongues, (of) => of.t('passport.transport')), sizeSaid(main)],
    ...specFacts(tongues),
    [
      pair(tongues, (of) => of.t('device.customsStatus')),
      t(`device.customs${capital(device.customs)}`),
    ],
    [pair(tongues, (of) => of.t('device.vatMode')), t(`passport.vat${capital(device.vatMode)}`)],
    [
      pair(tongues, (of) => of.t('passport.place')),
      t('device.place', {
        yard: device.yard.name,
        emirate: t(`device.emirate${capital(device.emirate)}`),
      }),
    ],
    [pair(tongues, (of) => of.t('passport.hsHeading')), device.hsCode],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]))
}
