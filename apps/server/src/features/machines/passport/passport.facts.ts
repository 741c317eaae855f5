import type { Spec } from '@ironsouq/contract/machines/device/device.schema'
import { capital } from '@ironsouq/i18n/capital'
import { measured, type Language } from './passport.language.ts'

/** The same in both languages, the reader's first. */
export type Pair = readonly [string, string]
export type Languages = readonly [Language, Language]

export const pair = ([a, b]: Languages, text: (language: Language) => string): Pair => [
  text(a),
  text(b),
]

export type Fact = readonly [label: Pair, value: string]

/** Printed elsewhere on the sheet. */
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

export const weightText = (language: Language): string | null =>
  language.device.transport && measured(language, language.device.transport.weightKg / KG_IN_T, 't')

export const usageText = ({ device, format, t }: Language): string | null => {
  if (device.workHours !== null) return format.number(device.workHours)
  return device.mileageKm === null
    ? null
    : t('device.mileage', { value: format.number(device.mileageKm) })
}

/** Latin codes keep their order in a line that is read from the right. */
export const apart = (code: string) => `\u2066${code}\u2069`

const specText = (language: Language, { value, valueName, unit }: Spec): string =>
  typeof value === 'number' ? measured(language, value, unit) : (valueName ?? String(value))

function engineText(language: Language): string {
  const { device, t } = language
  const power = device.specs.find(({ code }) => code === 'power')
  const tier = t(`device.emission${capital(device.emission)}`)
  return power ? `${specText(language, power)} · ${apart(tier)}` : tier
}

function sizeText(language: Language): string | null {
  const { transport } = language.device
  if (!transport) return null
  const { lengthMm, widthMm, heightMm } = transport
  const metres = [lengthMm, widthMm].map((mm) => language.format.number(mm / MM_IN_M))
  return [...metres, measured(language, heightMm / MM_IN_M, 'm')].join(' × ')
}

/** The first category-specific figures that are not printed elsewhere. */
const specFacts = (languages: Languages): Fact[] =>
  languages[0].device.specs
    .filter(({ code, value }) => !ELSEWHERE.has(code) && typeof value !== 'boolean')
    .slice(0, MOST_SPECS)
    .map((spec) => [
      pair(
        languages,
        ({ device }) => device.specs.find(({ code }) => code === spec.code)?.name ?? spec.name,
      ),
      specText(languages[0], spec),
    ])

/** The ruled cells of the sheet, two to a row. */
export function factsOf(languages: Languages): Fact[] {
  const [main] = languages
  const { device, t } = main
  const proofOf = (kind: 'hours' | 'year') =>
    device.proofs.find((proof) => proof.kind === kind && proof.state === 'proven')
  const readOn = proofOf('hours')?.checkedOn
  const facts: (readonly [Pair, string | null])[] = [
    [pair(languages, (of) => of.t('passport.brandModel')), `${device.brandName} ${device.model}`],
    [
      pair(languages, (of) =>
        of.t(proofOf('year') ? 'passport.yearFromSerial' : 'device.manufacturingYear'),
      ),
      String(device.yearMade),
    ],
    [
      pair(languages, (of) =>
        readOn
          ? of.t('passport.hoursOn', { date: of.format.date(readOn) })
          : of.t(device.workHours === null ? 'device.mileageLabel' : 'device.hoursLabel'),
      ),
      usageText(main) ?? t('common.notStated'),
    ],
    [pair(languages, (of) => of.t('device.serialNumber')), apart(device.serialNo)],
    [pair(languages, (of) => of.t('device.stockNumber')), device.stockNo],
    [pair(languages, (of) => of.t('passport.engine')), engineText(main)],
    [pair(languages, (of) => of.t('device.specOperatingWeight')), weightText(main)],
    [pair(languages, (of) => of.t('passport.transport')), sizeText(main)],
    ...specFacts(languages),
    [
      pair(languages, (of) => of.t('device.customsStatus')),
      t(`device.customs${capital(device.customs)}`),
    ],
    [pair(languages, (of) => of.t('device.vatMode')), t(`passport.vat${capital(device.vatMode)}`)],
    [
      pair(languages, (of) => of.t('passport.location')),
      t('device.place', {
        yard: device.yard.name,
        emirate: t(`device.emirate${capital(device.emirate)}`),
      }),
    ],
    [pair(languages, (of) => of.t('passport.hsCode')), device.hsCode],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]))
}
