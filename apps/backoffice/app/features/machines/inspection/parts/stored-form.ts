import type {
  DraftFinding,
  InspectionForm,
} from '@ironsouq/contract/machines/inspection/inspection.schema'

/** What the inspector has noted. */
export interface Noted {
  findings: readonly DraftFinding[]
  forParts: boolean
  /** The reading of the hour meter. */
  meterHours?: number | null | undefined
}

/** Stands for the hour meter among the ids of points that someone else noted otherwise. */
export const METER = 'meter'

/** A form as it is stored on this device, for one person. */
export interface StoredForm {
  staffId: string
  deviceId: string
  /** As the server last gave it: what a change is compared with. */
  form: InspectionForm
  noted: Noted
  /** The last change that the server does not have; null when it has everything. */
  changedAt: string | null
  /** A request without an answer. It is repeated as it was, with the same key. */
  sending: (Noted & { requestId: string }) | null
  sentAt: string | null
  /** Points that someone else rated otherwise, with what they noted; the inspector chooses. */
  conflict:
    | (Pick<Noted, 'findings' | 'meterHours'> & { by: string | null; points: string[] })
    | null
  /** Hand it in as soon as everything is sent; the key of that request. */
  finishId: string | null
  /** Why the server refused it, in words. */
  fault: string | null
}

/** A photo on this device, until the server has it. */
export interface StoredPhoto {
  photoId: string
  staffId: string
  deviceId: string
  pointId: string
  takenAt: string
  blob: Blob
  /** How far it was sent: each step is stored, and a later attempt goes on from there. */
  upload: {
    uploadId: string
    url: string
    headers: Record<string, string>
    expiresAt: string
    step: 'asked' | 'uploaded' | 'received'
  } | null
  fault: string | null
}

export const FORM_STATES = ['stored', 'waiting', 'sent', 'conflict'] as const
export type FormState = (typeof FORM_STATES)[number]

/** What the inspector reads about a form. */
export function stateOf(stored: StoredForm, photos: number): FormState {
  if (stored.conflict) return 'conflict'
  if (stored.changedAt !== null || stored.sending || photos > 0 || stored.finishId !== null)
    return 'waiting'
  return stored.sentAt === null ? 'stored' : 'sent'
}

export const hasUnsent = (stored: StoredForm, photos: number): boolean =>
  ['waiting', 'conflict'].includes(stateOf(stored, photos))

export const emptyFinding = (pointId: string): DraftFinding => ({
  pointId,
  state: null,
  value: null,
  remarkId: null,
  note: null,
  repairAed: null,
})

export const findingOf = (findings: readonly DraftFinding[], pointId: string): DraftFinding =>
  findings.find((finding) => finding.pointId === pointId) ?? emptyFinding(pointId)

export const isSame = (a: DraftFinding, b: DraftFinding): boolean =>
  a.state === b.state &&
  a.value === b.value &&
  a.repairAed === b.repairAed &&
  (a.remarkId ?? null) === (b.remarkId ?? null) &&
  a.note?.text === b.note?.text

export const isSameMeter = (a: Noted, b: Noted): boolean =>
  (a.meterHours ?? null) === (b.meterHours ?? null)

const isSameNoted = (a: Noted, b: Noted): boolean =>
  a.forParts === b.forParts &&
  isSameMeter(a, b) &&
  [...a.findings, ...b.findings].every(({ pointId }) =>
    isSame(findingOf(a.findings, pointId), findingOf(b.findings, pointId)),
  )

/**
 * Brings together what two people noted since the same version. What only one of them changed is
 * taken; a point that both changed otherwise keeps the own finding and is returned in `points`.
 */
function merged(base: Noted, own: Noted, other: Noted): { noted: Noted; points: string[] } {
  const ids = new Set([...own.findings, ...other.findings].map(({ pointId }) => pointId))
  const points: string[] = []
  const findings = [...ids].map((pointId) => {
    const [was, first, second] = [base, own, other].map((noted) =>
      findingOf(noted.findings, pointId),
    ) as [DraftFinding, DraftFinding, DraftFinding]
    if (isSame(first, second) || isSame(first, was)) return second
    if (!isSame(second, was)) points.push(pointId)
    return first
  })
  const forParts = own.forParts === base.forParts ? other.forParts : own.forParts
  const isOwn = !isSameMeter(own, base)
  if (isOwn && !isSameMeter(other, base) && !isSameMeter(own, other)) points.unshift(METER)
  const { meterHours = null } = isOwn ? own : other
  return { noted: { findings, forParts, meterHours }, points }
}

/** A form that was just read. What is not sent yet stays; the sender compares it. */
export function opened(
  stored: StoredForm | undefined,
  { staffId, form, photos }: { staffId: string; form: InspectionForm; photos: number },
): StoredForm {
  const { deviceId, version, findings, forParts, meterHours = null, changedAt } = form
  if (stored && hasUnsent(stored, photos)) {
    const { points, stockNo, title, yardName, cover, workHours, returned } = form
    const read = { points, stockNo, title, yardName, cover, workHours, returned }
    return { ...stored, form: { ...stored.form, ...read } }
  }
  return {
    staffId,
    deviceId,
    form,
    noted: { findings, forParts, meterHours },
    changedAt: null,
    sending: null,
    sentAt: version === 0 ? null : changedAt,
    conflict: null,
    finishId: null,
    fault: null,
  }
}

/** The server has what was sent. What was noted meanwhile still waits. */
export function accepted(stored: StoredForm, sent: Noted, version: number, at: string): StoredForm {
  const { findings, forParts, meterHours = null } = sent
  return {
    ...stored,
    form: {
      ...stored.form,
      version,
      findings: [...findings],
      forParts,
      meterHours,
      submitted: null,
    },
    sending: null,
    sentAt: at,
    changedAt: isSameNoted(stored.noted, sent) ? null : stored.changedAt,
    fault: null,
  }
}

/** The server has the whole form, and it waits for a review. */
export const handedIn = (
  stored: StoredForm,
  { version, at, by }: { version: number; at: string; by: string },
): StoredForm => ({
  ...stored,
  form: { ...stored.form, version, submitted: { at, by }, returned: null },
  finishId: null,
  fault: null,
})

/** Someone else saved first: `current` is what the server has now. */
export function compared(stored: StoredForm, current: InspectionForm, at: string): StoredForm {
  const { noted, points } = merged(stored.form, stored.noted, current)
  return {
    ...stored,
    form: current,
    noted,
    sending: null,
    changedAt: isSameNoted(noted, current) ? null : at,
    conflict:
      points.length === 0
        ? null
        : {
            by: current.changedBy,
            findings: current.findings,
            meterHours: current.meterHours,
            points,
          },
  }
}

/** The inspector decided about one point, or about the hour meter. */
export function decided(
  stored: StoredForm,
  pointId: string,
  choice: 'own' | 'other',
  at: string,
): StoredForm {
  if (!stored.conflict) return stored
  const { findings, meterHours } = stored.conflict
  const points = stored.conflict.points.filter((id) => id !== pointId)
  const rest = stored.noted.findings.filter((finding) => finding.pointId !== pointId)
  const theirs =
    pointId === METER ? { meterHours } : { findings: [...rest, findingOf(findings, pointId)] }
  const noted = choice === 'own' ? stored.noted : { ...stored.noted, ...theirs }
  return {
    ...stored,
    noted,
    changedAt: at,
    conflict: points.length === 0 ? null : { ...stored.conflict, points },
  }
}
