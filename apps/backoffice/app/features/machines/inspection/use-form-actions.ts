import { inspectionEndpoints } from '@ironsouq/contract/machines/inspection/inspection.endpoints'
import type { DraftFinding } from '@ironsouq/contract/machines/inspection/inspection.schema'
import { isImageType, PURPOSES } from '@ironsouq/contract/platform/media/media.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { dropPhoto, storePhoto, StorageFault } from './parts/offline-store.ts'
import { decided, findingOf, type StoredForm, type StoredPhoto } from './parts/stored-form.ts'

type Change = (next: (stored: StoredForm) => StoredForm) => Promise<unknown>

const now = () => new Date().toISOString()

const noted = (stored: StoredForm, change: Partial<StoredForm['noted']>): StoredForm => ({
  ...stored,
  noted: { ...stored.noted, ...change },
  form: { ...stored.form, submitted: null },
  changedAt: now(),
  finishId: null,
  fault: null,
})

/** What an inspector does with a form; each change is stored here first. */
export function useFormActions(
  { staffId, deviceId }: { staffId: string; deviceId: string },
  photos: readonly StoredPhoto[],
  change: Change,
) {
  const t = useT()
  const { run } = useCommand()

  const rate = (pointId: string, changes: Partial<DraftFinding>) =>
    void change((stored) => {
      const { findings } = stored.noted
      const others = findings.filter((finding) => finding.pointId !== pointId)
      return noted(stored, {
        findings: [...others, { ...findingOf(findings, pointId), ...changes }],
      })
    })

  const take = async (pointId: string, file: File) => {
    if (!isImageType(file.type) || file.size > PURPOSES.equipment.maxBytes) {
      toasts.show({ text: t('backofficeInspection.photoWrong'), tone: 'error' })
      return
    }
    const photo = { photoId: crypto.randomUUID(), staffId, deviceId, pointId, takenAt: now() }
    try {
      await storePhoto({ ...photo, blob: file, upload: null, fault: null })
      await change((stored) => ({ ...stored, fault: null }))
    } catch (err) {
      if (!(err instanceof StorageFault)) throw err
      toasts.show({ text: t('backofficeInspection.photoNotStored'), tone: 'error', lasts: 8000 })
    }
  }

  const removeSent = async (photoId: string) => {
    const done = await run(() => api(inspectionEndpoints.removePhoto, { body: { photoId } }))
    if (done === undefined) return
    await change((stored) => ({
      ...stored,
      form: {
        ...stored.form,
        photos: stored.form.photos.filter((photo) => photo.photoId !== photoId),
      },
    }))
  }

  return {
    rate,
    take: (pointId: string, file: File) => void take(pointId, file),
    removeSent: (photoId: string) => void removeSent(photoId),
    removeWaiting: (photoId: string) => void dropPhoto(photoId),
    setMeterHours: (meterHours: number | null) =>
      void change((stored) => noted(stored, { meterHours })),
    setForParts: (forParts: boolean) => void change((stored) => noted(stored, { forParts })),
    choose: (pointId: string, choice: 'own' | 'other') =>
      void change((stored) => decided(stored, pointId, choice, now())),
    submit: () =>
      void change((stored) => ({ ...stored, finishId: crypto.randomUUID(), fault: null })),
    /** Tries a refused form and refused photos again. */
    retry: async () => {
      for (const photo of photos)
        if (photo.fault !== null) await storePhoto({ ...photo, upload: null, fault: null })
      await change((stored) => ({ ...stored, fault: null }))
    },
  }
}
