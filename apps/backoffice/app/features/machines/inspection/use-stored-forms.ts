import { useEffect, useState } from 'react'
import { storedForms, storedPhotos, onStoreChange } from './parts/offline-store.ts'
import { type FormState, type StoredForm, stateOf } from './parts/stored-form.ts'

type Listed = StoredForm & { state: FormState }

/** A form that was only looked at is not listed. */
const isUsed = ({ noted }: StoredForm, photos: number) => noted.findings.length > 0 || photos > 0

async function load(staffId: string): Promise<Listed[]> {
  const listed: Listed[] = []
  for (const stored of await storedForms(staffId)) {
    const { length } = await storedPhotos(staffId, stored.deviceId)
    if (isUsed(stored, length)) listed.push({ ...stored, state: stateOf(stored, length) })
  }
  return listed
}

/** The forms of a person on this device. */
export function useStoredForms(staffId: string): readonly Listed[] {
  const [forms, setForms] = useState<readonly Listed[]>([])
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const found = await load(staffId)
      if (isCurrent) setForms(found)
    }
    void show()
    const stop = onStoreChange(() => void show())
    return () => {
      isCurrent = false
      stop()
    }
  }, [staffId])
  return forms
}
