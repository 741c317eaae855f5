import {
  FINDING_STATES,
  PROOF_KINDS,
  type Paper,
  type ProofKind,
  type ProofMethod,
} from '@ironsouq/contract/machines/device/device.enums'
import type { Finding, Inspection, Proof } from '@ironsouq/contract/machines/device/device.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { FindingRow, InspectionRow } from '#features/machines/inspection/inspection.queries.ts'
import type { DetailRow } from './device-detail.projection.ts'
import { nameIn, presentNote, type Path, type Reader } from './device-detail.reader.ts'

interface Shown {
  path: Path
  row: Pick<DetailRow, 'pictures' | 'sellerId'>
}

/** The worst first; what the machine does not have is not numbered. */
function numbersOf(findings: readonly Omit<Finding, 'number'>[]): ReadonlyMap<string, number> {
  const counted = findings
    .filter(({ state }) => state !== 'na')
    .toSorted((a, b) => FINDING_STATES.indexOf(a.state) - FINDING_STATES.indexOf(b.state))
  return new Map(counted.map(({ code }, i) => [code, i + 1]))
}

function presentFindings(
  { dictionary, locale }: Reader,
  rows: readonly FindingRow[],
  { path, row: { pictures } }: Shown,
): Finding[] {
  const remarkOf = (id: string | null) => (id === null ? undefined : dictionary.remarks.get(id))
  const findings = rows
    .flatMap((row) => {
      const point = dictionary.points.get(row.pointId)
      return point ? [{ point, row, remark: remarkOf(row.remarkId) }] : []
    })
    .toSorted((a, b) => a.point.position - b.point.position)
    .map(({ point, row, remark }) => ({
      code: point.code,
      name: nameIn(point, locale),
      part: point.part,
      state: row.state,
      value: row.value,
      unit: point.unit,
      remark: remark ? nameIn(remark, locale) : null,
      note: presentNote(row.note, row.noteLocale),
      repair: row.repairMinor === null ? null : fromMinor(BigInt(row.repairMinor), 'AED'),
      picture: row.picturePosition === null ? null : (pictures[row.picturePosition] ?? null),
      at: path.map(({ id }) => point.places?.[id]).find((place) => place !== undefined) ?? null,
    }))
  const numbers = numbersOf(findings)
  return findings.map((finding) => ({ ...finding, number: numbers.get(finding.code) ?? null }))
}

export const presentInspection = (
  reader: Reader,
  { findings, inspectorSellerId, ...report }: InspectionRow,
  shown: Shown,
): Inspection => ({
  ...report,
  independent: inspectorSellerId !== shown.row.sellerId,
  findings: presentFindings(reader, findings, shown),
})

const METHODS: Record<ProofKind, ProofMethod> = {
  hours: 'meterPhotos',
  identity: 'plateAndFrame',
  year: 'serialDecoded',
  serviceBook: 'stamps',
}

/** Without an inspection every fact is the seller's; a book that no paper names is missing. */
const unverified = (kind: ProofKind, papers: readonly Paper[]): Proof => ({
  kind,
  state: kind === 'serviceBook' && !papers.includes('serviceBook') ? 'missing' : 'declared',
  method: 'sellerSays',
  checkedOn: null,
  points: [],
})

type Proven = Pick<
  DetailRow,
  'verifications' | 'papers' | 'hoursSource' | 'workHours' | 'mileageKm'
>

/** Which facts are verified: by the inspection alone. */
export function presentProofs(row: Proven): Proof[] {
  const { verifications, papers, hoursSource } = row
  const hasMeter = row.workHours !== null || row.mileageKm !== null
  const methodOf = (kind: ProofKind) =>
    kind === 'hours' && hoursSource === 'telematics' ? 'telematics' : METHODS[kind]
  return PROOF_KINDS.filter((kind) => kind !== 'hours' || hasMeter).map((kind) => {
    const verified = verifications.find((each) => each.kind === kind)
    return verified ? { ...verified, method: methodOf(kind) } : unverified(kind, papers)
  })
}

/** The report is among the papers if there is one, and the service book unless the inspector missed it. */
export function presentPapers({
  papers,
  inspection,
  verifications,
}: Pick<DetailRow, 'papers' | 'inspection' | 'verifications'>): Paper[] {
  const bookMissing = verifications.some(
    ({ kind, state }) => kind === 'serviceBook' && state === 'missing',
  )
  const others = papers.filter(
    (paper) => paper !== 'inspectionReport' && !(paper === 'serviceBook' && bookMissing),
  )
  return inspection ? ['inspectionReport', ...others] : others
}
