import type { Currency } from '@ironsouq/contract/currency/currency.endpoints'
import { converted } from '@ironsouq/contract/currency/currency.rates'
import { FINDING_STATES } from '@ironsouq/contract/device/device.enums'
import type { Finding } from '@ironsouq/contract/device/device.schema'
import { factsOf, pair, type Pair, type Tongues, usageSaid, weightSaid } from './passport.facts.ts'
import { capital, measured, type Tongue } from './passport.words.ts'

const MOST_POINTS = 7
const MOST_WEAR = 6

/** Where the guide range lies on the tape, in percent. */
const BAND = { low: 28, high: 72 }
const EDGE = 2

const STEPS = { A: 5, B: 4, C: 3, D: 2, E: 1 } as const

function priceSaid({ device, t, format }: Tongue, currencies: readonly Currency[]): Pair {
  if (!device.price) return [t('device.priceOnRequest'), '']
  const dollars = device.price.currency !== 'USD' && converted(device.price, 'USD', currencies)
  return [format.money(device.price), dollars ? format.money(dollars) : '']
}

function guideSaid(tongues: Tongues) {
  const { guide, price } = tongues[0].device
  if (!guide || !price) return null
  const [low, high] = [Number(guide.low.amount), Number(guide.high.amount)]
  const part = (Number(price.amount) - low) / (high - low || 1)
  const at = BAND.low + part * (BAND.high - BAND.low)
  return {
    ...BAND,
    at: Math.min(100 - EDGE, Math.max(EDGE, at)),
    say: pair(tongues, ({ t, format }) =>
      t('passport.guide', { count: guide.soldCount, range: format.shortRange(low, high) }),
    ),
  }
}

/** What was measured, or how it stands; and what putting it right would cost. */
function findingSaid(tongue: Tongue, { value, unit, state, repair }: Finding): string {
  const { t, format } = tongue
  const what = value === null ? t(`device.finding${capital(state)}`) : measured(tongue, value, unit)
  return repair ? t('passport.repair', { what, price: format.money(repair) }) : what
}

/** The worst first, and of those what can be shown on the picture. */
const telling = (findings: readonly Finding[]): Finding[] =>
  findings
    .filter(({ state }) => state !== 'na')
    .toSorted(
      (a, b) =>
        FINDING_STATES.indexOf(a.state) - FINDING_STATES.indexOf(b.state) ||
        Number(a.at === null) - Number(b.at === null),
    )
    .slice(0, MOST_POINTS)

function inspectionSaid(tongues: Tongues) {
  const { inspection } = tongues[0].device
  const named = (finding: Finding) =>
    pair(
      tongues,
      ({ device }) =>
        device.inspection?.findings.find(({ code }) => code === finding.code)?.name ?? finding.name,
    )
  const findings = inspection?.findings ?? []
  const shown = telling(findings)
  const worn = findings.filter(
    ({ part, unit, value }) => part === 'undercarriage' && unit === 'percent' && value !== null,
  )
  return {
    heading: pair(tongues, ({ t, format }) =>
      inspection
        ? t('passport.inspection', {
            count: findings.length,
            date: format.date(inspection.inspectedOn),
          })
        : t('passport.noInspection'),
    ),
    points: shown.map((finding, i) => [
      i + 1,
      finding.state,
      named(finding),
      pair(tongues, (tongue) => findingSaid(tongue, finding)),
    ]),
    map: shown.flatMap(({ at, state }, i) => (at ? [[i + 1, state, at.x, at.y]] : [])),
    wearHeading: pair(tongues, ({ t }) => t('passport.wear')),
    wear: worn
      .slice(0, MOST_WEAR)
      .map((finding) => [
        named(finding),
        finding.value,
        measured(tongues[0], finding.value ?? 0, 'percent'),
      ]),
  }
}

const proofsSaid = (tongues: Tongues) =>
  tongues[0].device.proofs.map(({ kind, state, method }) => [
    state === 'proven',
    pair(tongues, ({ t }) =>
      t('passport.proof', {
        kind: t(`device.proof${capital(kind)}`),
        state: t(`device.proofState${capital(state)}`),
      }),
    ),
    pair(tongues, ({ t }) => t(`device.proofMethod${capital(method)}`)),
  ])

function footSaid({ device: { inspection, seller }, t, format }: Tongue): string[] {
  const by = t(seller.licenceCheckedOn ? 'passport.sellerChecked' : 'passport.seller', {
    name: seller.name,
  })
  if (!inspection) return [by]
  const { inspectorNo, reportNo, validUntil } = inspection
  return [
    t('passport.inspector', {
      inspector: String(inspectorNo),
      report: reportNo,
      date: format.date(validUntil),
    }),
    by,
  ]
}

/** A machine as its passport shows it on a day: all but the check sum over it. */
export function passportSaid(tongues: Tongues, currencies: readonly Currency[], today: Date) {
  const [main] = tongues
  const { device, t, format } = main
  const usage = usageSaid(main)
  const weight = weightSaid(main)
  const usageLabel = device.workHours === null ? 'device.mileageLabel' : 'device.hoursLabel'
  return {
    house: t('shell.webCompanyName'),
    documentTitle: t('passport.documentTitle', { title: device.title }),
    title: pair(tongues, (of) => of.t('passport.title')),
    stockNo: device.stockNo,
    date: format.date(today),
    name: pair(tongues, (of) => of.device.title),
    grade: device.grade,
    steps: STEPS[device.grade],
    plate: [
      [String(device.yearMade), pair(tongues, (of) => of.t('device.yearLabel'))],
      ...(usage === null ? [] : [[usage, pair(tongues, (of) => of.t(usageLabel))]]),
      ...(weight === null ? [] : [[weight, pair(tongues, (of) => of.t('passport.weight'))]]),
    ],
    price: priceSaid(main, currencies),
    guide: guideSaid(tongues),
    facts: factsOf(tongues),
    inspection: inspectionSaid(tongues),
    proofs: proofsSaid(tongues),
    scan: pair(tongues, (of) => of.t('passport.scan')),
    foot: footSaid(main),
  }
}
