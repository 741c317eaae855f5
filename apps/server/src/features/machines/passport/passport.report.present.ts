import type { Device, Finding, Inspection } from '@ironsouq/contract/machines/device/device.schema'
import { sideView } from '@ironsouq/contract/machines/device/device.side'
import { fromMinor, toMinor } from '@ironsouq/contract/money/money/minor-units'
import { capital } from '@ironsouq/i18n/capital'
import type { Key } from '@ironsouq/i18n/messages'
import { apart, usageText } from './passport.facts.ts'
import { measured, type Language } from './passport.language.ts'
import { STEPS } from './passport.present.ts'

/** In the order in which points are listed. */
const PART_NAMES: Record<string, Key> = {
  identity: 'passport.partIdentity',
  engine: 'passport.partEngine',
  cooling: 'passport.partCooling',
  hydraulics: 'passport.partHydraulics',
  structure: 'passport.partStructure',
  undercarriage: 'passport.partUndercarriage',
  tyres: 'passport.partTyres',
  drivetrain: 'passport.partDrivetrain',
  electrics: 'passport.partElectrics',
  cab: 'passport.partCab',
  safety: 'passport.partSafety',
  attachments: 'passport.partAttachments',
}

const MOST_PICTURES = 12

/** The pictures of a report, each once; the worst findings come first. */
export const reportPictures = ({ findings }: Inspection): string[] =>
  [
    ...new Set(
      findings
        .toSorted((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity))
        .flatMap(({ picture }) => picture?.src ?? []),
    ),
  ].slice(0, MOST_PICTURES)

/** A remark is in the reader's language; a note of another language is marked with it. */
function remarkText({ locale }: Language, { remark, note }: Finding): string | null {
  const own = note && (note.language === locale ? note.text : `${note.text} (${note.language})`)
  return [remark, own].filter((text) => text !== null).join(' · ') || null
}

const rowOf = (language: Language, finding: Finding, pictures: readonly string[]) => {
  const { t, format } = language
  const { number, state, name, value, unit, repair, picture } = finding
  const shown = picture ? pictures.indexOf(picture.src) : -1
  return [
    number,
    state,
    name,
    value === null ? null : measured(language, value, unit),
    t(`device.finding${capital(state)}`),
    remarkText(language, finding),
    repair && t('passport.reportRepair', { price: format.money(repair) }),
    shown < 0 ? null : shown,
  ]
}

function repairsText({ t, format }: Language, findings: readonly Finding[]): string | null {
  const minors = findings.flatMap(({ repair }) => (repair && toMinor(repair)) ?? [])
  const sum = minors.reduce((all, each) => all + each, 0n)
  return minors.length === 0
    ? null
    : t('passport.reportRepairTotal', { price: format.money(fromMinor(sum, 'AED')) })
}

function factsOf(language: Language): (readonly [string, string])[] {
  const { device, t } = language
  const usage = usageText(language)
  const usageLabel = device.workHours === null ? 'device.mileageLabel' : 'device.hoursLabel'
  return [
    [t('device.stockNumber'), apart(device.stockNo)],
    [t('device.serialNumber'), apart(device.serialNo)],
    [t('device.manufacturingYear'), String(device.yearMade)],
    ...(usage === null ? [] : [[t(usageLabel), usage] as const]),
    [
      t('passport.location'),
      t('device.place', {
        yard: device.yard.name,
        emirate: t(`device.emirate${capital(device.emirate)}`),
      }),
    ],
  ]
}

const grouped = (findings: readonly Finding[]) =>
  Object.entries(Object.groupBy(findings, ({ part }) => part)).map(
    ([part, rows = []]) => [part, rows] as const,
  )

/** A machine's inspection as its report prints it. */
export function reportContent(language: Language, inspection: Inspection) {
  const { device, t, format } = language
  const { findings, reportNo, independent } = inspection
  const pictures = reportPictures(inspection)
  const count = (state: Finding['state']) =>
    format.number(findings.filter((each) => each.state === state).length)
  const partName = (part: string) => {
    const key = PART_NAMES[part]
    return key ? t(key) : ''
  }
  return {
    house: t('shell.webCompanyName'),
    documentTitle: t('passport.reportDocumentTitle', { report: reportNo, title: device.title }),
    title: t('passport.reportTitle'),
    reportNo,
    stockNo: device.stockNo,
    name: device.title,
    grade: device.grade,
    steps: STEPS[device.grade],
    facts: factsOf(language),
    by: t('passport.reportBy', {
      date: format.date(inspection.inspectedOn),
      inspector: String(inspection.inspectorNo),
      until: format.date(inspection.validUntil),
    }),
    independence: t(independent ? 'passport.independent' : 'passport.ownInspector'),
    points: t('passport.reportPoints', {
      count: findings.length,
      ok: count('ok'),
      monitor: count('monitor'),
      action: count('action'),
    }),
    repairs: repairsText(language, findings),
    map: mapOf(device, findings),
    groups: grouped(findings).map(([part, rows]) => [
      partName(part),
      rows.map((finding) => rowOf(language, finding, pictures)),
    ]),
    scan: t('passport.scan'),
    foot: t('passport.reportNumbers'),
  }
}

/** Without a side view no point has a place. */
const mapOf = ({ pictures }: Device, findings: readonly Finding[]) =>
  sideView(pictures)
    ? findings.flatMap(({ number, state, at }) =>
        at && number !== null ? [[number, state, at.x, at.y]] : [],
      )
    : []
