import { FINDING_STATES } from '@ironsouq/contract/machines/device/device.enums'
import type { Finding } from '@ironsouq/contract/machines/device/device.schema'
import { sideView } from '@ironsouq/contract/machines/device/device.side'
import type { Currency } from '@ironsouq/contract/money/currency/currency.endpoints'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { converted } from '@ironsouq/contract/money/money/convert'
import { capital } from '@ironsouq/i18n/capital'
import {
  factsOf,
  pair,
  type Pair,
  type Languages,
  usageText,
  weightText,
} from './passport.facts.ts'
import { measured, type Language } from './passport.language.ts'

const MOST_POINTS = 7
const MOST_WEAR = 6

/** The position of the guide range on the scale, in percent. */
const BAND = { low: 28, high: 72 }
const EDGE = 2

export const STEPS = { A: 5, B: 4, C: 3, D: 2, E: 1 } as const

function priceText({ device, t, format }: Language, currencies: readonly Currency[]): Pair {
  if (!device.price) return [t('device.priceOnRequest'), '']
  const dollars = device.price.currency !== 'USD' && converted(device.price, 'USD', currencies)
  return [format.money(device.price), dollars ? format.money(dollars) : '']
}

function guideText(languages: Languages) {
  const { guide, price } = languages[0].device
  if (!guide || !price) return null
  const [low, high] = [approximate(guide.low), approximate(guide.high)]
  const part = (approximate(price) - low) / (high - low || 1)
  const at = BAND.low + part * (BAND.high - BAND.low)
  return {
    ...BAND,
    at: Math.min(100 - EDGE, Math.max(EDGE, at)),
    say: pair(languages, ({ t, format }) =>
      t('passport.guide', { count: guide.soldCount, range: format.shortRange(low, high) }),
    ),
  }
}

/** The measurement or the condition, and the cost of repair. */
function findingText(language: Language, { value, unit, state, repair }: Finding): string {
  const { t, format } = language
  const what =
    value === null ? t(`device.finding${capital(state)}`) : measured(language, value, unit)
  return repair ? t('passport.repair', { what, price: format.money(repair) }) : what
}

/** The worst first, and of those what can be shown on the picture. Their numbers are the report's. */
const telling = (findings: readonly Finding[]): Finding[] =>
  findings
    .filter(({ state }) => state !== 'na')
    .toSorted(
      (a, b) =>
        FINDING_STATES.indexOf(a.state) - FINDING_STATES.indexOf(b.state) ||
        Number(a.at === null) - Number(b.at === null),
    )
    .slice(0, MOST_POINTS)

function inspectionText(languages: Languages) {
  const { inspection, pictures } = languages[0].device
  // Numbers refer to the side view; without it they would refer to nothing.
  const hasMap = sideView(pictures) !== undefined
  const named = (finding: Finding) =>
    pair(
      languages,
      ({ device }) =>
        device.inspection?.findings.find(({ code }) => code === finding.code)?.name ?? finding.name,
    )
  const findings = inspection?.findings ?? []
  const shown = telling(findings)
  const worn = findings.filter(
    ({ part, unit, value }) => part === 'undercarriage' && unit === 'percent' && value !== null,
  )
  return {
    heading: pair(languages, ({ t, format }) =>
      inspection
        ? t('passport.inspection', {
            count: findings.length,
            date: format.date(inspection.inspectedOn),
          })
        : t('passport.noInspection'),
    ),
    points: shown.map((finding) => [
      hasMap ? finding.number : null,
      finding.state,
      named(finding),
      pair(languages, (language) => findingText(language, finding)),
    ]),
    map: shown.flatMap(({ at, state, number }) =>
      hasMap && at ? [[number, state, at.x, at.y]] : [],
    ),
    wearHeading: pair(languages, ({ t }) => t('passport.wear')),
    wear: worn
      .slice(0, MOST_WEAR)
      .map((finding) => [
        named(finding),
        finding.value,
        measured(languages[0], finding.value ?? 0, 'percent'),
      ]),
  }
}

const proofTexts = (languages: Languages) =>
  languages[0].device.proofs.map(({ kind, state, method }) => [
    state === 'proven',
    pair(languages, ({ t }) =>
      t('passport.verificationState', {
        kind: t(`device.proof${capital(kind)}`),
        state: t(`device.proofState${capital(state)}`),
      }),
    ),
    pair(languages, ({ t }) => t(`device.proofMethod${capital(method)}`)),
  ])

function footText({ device: { inspection, seller }, t, format }: Language): string[] {
  const by = t(seller.licenceCheckedOn ? 'passport.sellerVerified' : 'passport.seller', {
    name: seller.name,
  })
  if (!inspection) return [by]
  const { inspectorNo, reportNo, validUntil, independent } = inspection
  return [
    t('passport.inspector', {
      inspector: String(inspectorNo),
      report: reportNo,
      date: format.date(validUntil),
    }),
    t(independent ? 'passport.independent' : 'passport.ownInspector'),
    by,
  ]
}

/** A machine as its passport shows it on a day: all but the check sum over it. */
export function passportContent(
  languages: Languages,
  currencies: readonly Currency[],
  today: Date,
) {
  const [main] = languages
  const { device, t, format } = main
  const usage = usageText(main)
  const weight = weightText(main)
  const usageLabel = device.workHours === null ? 'device.mileageLabel' : 'device.hoursLabel'
  return {
    house: t('shell.webCompanyName'),
    documentTitle: t('passport.documentTitle', { title: device.title }),
    title: pair(languages, (of) => of.t('passport.title')),
    stockNo: device.stockNo,
    date: format.date(today),
    name: pair(languages, (of) => of.device.title),
    grade: device.grade,
    gradeOfSeller: device.inspected ? null : pair(languages, (of) => of.t('passport.sellersGrade')),
    steps: STEPS[device.grade],
    plate: [
      [String(device.yearMade), pair(languages, (of) => of.t('device.yearLabel'))],
      ...(usage === null ? [] : [[usage, pair(languages, (of) => of.t(usageLabel))]]),
      ...(weight === null ? [] : [[weight, pair(languages, (of) => of.t('passport.weight'))]]),
    ],
    price: priceText(main, currencies),
    guide: guideText(languages),
    facts: factsOf(languages),
    inspection: inspectionText(languages),
    proofs: proofTexts(languages),
    scan: pair(languages, (of) => of.t('passport.scan')),
    foot: footText(main),
  }
}
