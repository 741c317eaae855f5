import {
  BELOW_GUIDE_PERCENT,
  CERTIFICATE_DAYS,
  REPORT_DAYS,
  type Issue,
  type NoteState,
  type PairIssue,
  type QualityStep,
} from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import { coverageOf } from '@ironsouq/contract/machines/device-admin/photo-list'
import type { PictureView, ProofKind } from '@ironsouq/contract/machines/device/device.enums'

/** What the quality of a listing follows from. */
export interface ListingFacts {
  rootCategory: string
  views: readonly (PictureView | null)[]
  /** The codes of the fields that the category has, and of those that are filled. */
  specFields: readonly string[]
  specsFilled: readonly string[]
  /** The day of the newest inspection. */
  inspectedOn: string | null
  proven: readonly ProofKind[]
  noteStates: readonly { locale: string; state: NoteState }[]
  hasPrice: boolean
  /** How far the price is from the middle of the guide range. */
  guidePercent: number | null
  /** The days on which certificates expire. */
  expiries: readonly string[]
  pairs: readonly PairIssue[]
}

/** What each part of a complete listing is worth; together 100. */
const POINTS: Readonly<Record<QualityStep, number>> = {
  photos: 30,
  specs: 20,
  inspection: 15,
  languages: 10,
  price: 10,
  hoursVerified: 6,
  identityVerified: 6,
  serviceBook: 3,
}

const DAY_MS = 24 * 60 * 60 * 1000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const isTooOld = (inspectedOn: string, today: string) =>
  daysBetween(inspectedOn, today) > REPORT_DAYS

const missingPhotos = ({ rootCategory, views }: ListingFacts) => {
  const groups = coverageOf(rootCategory, views)
  const needed = groups.reduce((sum, group) => sum + group.needed, 0)
  const found = groups.reduce((sum, group) => sum + group.found, 0)
  return { share: 1 - found / needed, missing: groups.flatMap((group) => group.missing) }
}

const missingSpecs = ({ specFields, specsFilled }: ListingFacts) => {
  const missing = specFields.filter((code) => !specsFilled.includes(code))
  return { share: specFields.length === 0 ? 0 : missing.length / specFields.length, missing }
}

const missingLanguages = ({ noteStates }: ListingFacts) => {
  const missing = noteStates.filter(({ state }) => state === 'missing' || state === 'outdated')
  return {
    share: noteStates.length === 0 ? 0 : missing.length / noteStates.length,
    missing: missing.map(({ locale }) => locale),
  }
}

const unless = (isDone: boolean) => ({ share: isDone ? 0 : 1, missing: [] as string[] })

/** The share of each part that is missing, and what it is. */
function gaps(facts: ListingFacts, today: string) {
  const { inspectedOn, proven, hasPrice } = facts
  const hasReport = inspectedOn !== null && !isTooOld(inspectedOn, today)
  return {
    photos: missingPhotos(facts),
    specs: missingSpecs(facts),
    inspection: { ...unless(hasReport), share: hasReport ? 0 : inspectedOn === null ? 1 : 0.6 },
    languages: missingLanguages(facts),
    price: unless(hasPrice),
    hoursVerified: unless(proven.includes('hours')),
    identityVerified: unless(proven.includes('identity')),
    serviceBook: unless(proven.includes('serviceBook')),
  } satisfies Record<QualityStep, { share: number; missing: string[] }>
}

/** The quality of a listing from 0 to 100, and what to do next, the most points first. */
export function qualityOf(facts: ListingFacts, today: string) {
  const steps = Object.entries(gaps(facts, today))
    .map(([code, { share, missing }]) => ({
      code: code as QualityStep,
      points: Math.round(POINTS[code as QualityStep] * share),
      missing,
    }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
  const score = Math.max(0, 100 - steps.reduce((sum, { points }) => sum + points, 0))
  return { score, steps }
}

/** What is doubtful about a listing, in the order of `ISSUES`. */
export function issuesOf(facts: ListingFacts, today: string): Issue[] {
  const { pairs, views, inspectedOn, guidePercent, expiries } = facts
  const found: Record<Issue, boolean> = {
    sameSerial: pairs.includes('sameSerial'),
    duplicatePhoto: pairs.includes('duplicatePhoto'),
    duplicateListing: pairs.includes('duplicateListing'),
    noPlatePhoto: !views.includes('plate'),
    reportOld: inspectedOn !== null && isTooOld(inspectedOn, today),
    belowGuide: guidePercent !== null && guidePercent <= -BELOW_GUIDE_PERCENT,
    certificateExpires: expiries.some((day) => daysBetween(today, day) <= CERTIFICATE_DAYS),
  }
  return (Object.keys(found) as Issue[]).filter((issue) => found[issue])
}

/** The next day on which time alone changes the result; pairs depend on other machines too. */
export function checkAgainOn(facts: ListingFacts, today: string): string | null {
  const { inspectedOn, expiries, pairs } = facts
  const days = [
    ...(pairs.length > 0 ? [dayAfter(today, 1)] : []),
    ...(inspectedOn === null ? [] : [dayAfter(inspectedOn, REPORT_DAYS + 1)]),
    ...expiries.map((day) => dayAfter(day, -CERTIFICATE_DAYS)),
  ]
  return days.filter((day) => day > today).toSorted()[0] ?? null
}
