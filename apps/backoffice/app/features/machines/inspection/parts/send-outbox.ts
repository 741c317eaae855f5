import { type ApiCall, ApiError, TransportError } from '@ironsouq/contract/client'
import { inspectionEndpoints } from '@ironsouq/contract/machines/inspection/inspection.endpoints'
import { InspectionForm } from '@ironsouq/contract/machines/inspection/inspection.schema'
import { staffAccountEndpoints } from '@ironsouq/contract/people/staff/staff-account.endpoints'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { changeForm, storedForm, storedForms, storedPhotos } from './offline-store.ts'
import { sendPhoto } from './send-photo.ts'
import { accepted, compared, handedIn, hasUnsent, type StoredForm } from './stored-form.ts'

/** Two of one form are enough: what someone else saved, and what was noted meanwhile. */
const MOST_SAVES = 5

const now = () => new Date().toISOString()

/** A refusal of this form; anything else ends the whole attempt. */
function refusalIn(err: unknown): ApiError {
  if (err instanceof ApiError && err.status < 500 && err.status !== 401) return err
  throw err
}

/** What a refusal means for the form: someone else was first, or the server says why not. */
const refused = (stored: StoredForm, refusal: ApiError): StoredForm => {
  const current = currentRecordOf(refusal, InspectionForm)
  return current
    ? compared(stored, current, now())
    : { ...stored, sending: null, finishId: null, fault: refusal.message }
}

/** Saves what was noted, once. A request without an answer is repeated as it was. */
async function save(api: ApiCall, stored: StoredForm): Promise<StoredForm | undefined> {
  const requested = await changeForm(
    stored,
    (form) =>
      form && {
        ...form,
        sending: form.sending ?? { ...form.noted, requestId: crypto.randomUUID() },
      },
  )
  const sent = requested?.sending
  if (!sent) return requested
  const { requestId, findings, forParts, meterHours = null } = sent
  const { deviceId, form } = requested
  try {
    const { version } = await api(inspectionEndpoints.save, {
      body: { deviceId, version: form.version, findings: [...findings], forParts, meterHours },
      idempotencyKey: requestId,
    })
    return await changeForm(stored, (form) => form && accepted(form, sent, version, now()))
  } catch (err) {
    const refusal = refusalIn(err)
    return changeForm(stored, (form) => form && refused(form, refusal))
  }
}

async function submit(
  api: ApiCall,
  { stored, finishId, by }: { stored: StoredForm; finishId: string; by: string },
): Promise<void> {
  const { deviceId, form } = stored
  try {
    const { version } = await api(inspectionEndpoints.submit, {
      body: { deviceId, version: form.version },
      idempotencyKey: finishId,
    })
    await changeForm(stored, (form) => form && handedIn(form, { version, at: now(), by }))
  } catch (err) {
    const refusal = refusalIn(err)
    await changeForm(stored, (form) => form && { ...refused(form, refusal), finishId: null })
  }
}

/** A refused form waits for a change of the inspector, as one does with a conflict. */
const waits = ({ conflict, fault, sending, changedAt }: StoredForm) =>
  conflict === null && fault === null && (sending !== null || changedAt !== null)

/** Sends one form: what was noted, then its photos in their order, then that it is complete. */
async function sendForm(api: ApiCall, stored: StoredForm, by: string): Promise<void> {
  const { staffId, deviceId } = stored
  let form: StoredForm | undefined = stored
  for (let saves = 0; form && waits(form) && saves < MOST_SAVES; saves += 1)
    form = await save(api, form)
  if (form?.fault) return
  for (const photo of await storedPhotos(staffId, deviceId))
    if (photo.fault === null) await sendPhoto(api, photo)
  form = await storedForm(staffId, deviceId)
  const left = await storedPhotos(staffId, deviceId)
  if (form?.finishId && !form.conflict && !waits(form) && left.length === 0)
    await submit(api, { stored: form, finishId: form.finishId, by })
}

export type Outcome = 'sent' | 'waiting' | 'away'

/**
 * Sends everything that the signed-in person has noted on this device; of another person nothing is
 * read. Only one tab, or the service worker, does so at a time.
 */
export async function sendOutbox(api: ApiCall): Promise<Outcome> {
  const attempt = async (): Promise<Outcome> => {
    const { staffId, name } = await api(staffAccountEndpoints.me)
    let left = 0
    for (const stored of await storedForms(staffId)) {
      const photos = await storedPhotos(staffId, stored.deviceId)
      if (!hasUnsent(stored, photos.length)) continue
      await sendForm(api, stored, name)
      const next = await storedForm(staffId, stored.deviceId)
      const rest = await storedPhotos(staffId, stored.deviceId)
      if (next && hasUnsent(next, rest.length)) left += 1
    }
    return left === 0 ? 'sent' : 'waiting'
  }
  try {
    return await navigator.locks.request('inspection-outbox', attempt)
  } catch (err) {
    if (err instanceof TransportError || err instanceof ApiError) return 'away'
    throw err
  }
}
