import type { InspectionForm } from '@ironsouq/contract/machines/inspection/inspection.schema'
import { useCallback, useEffect, useState } from 'react'
import { startOffline } from './parts/offline-mode.ts'
import {
  changeForm,
  isUnstored,
  storedForm,
  storedPhotos,
  onStoreChange,
} from './parts/offline-store.ts'
import { type StoredForm, type StoredPhoto, opened } from './parts/stored-form.ts'

interface Stored {
  stored: StoredForm
  /** Taken on this device and not sent yet. */
  photos: readonly StoredPhoto[]
  isUnstored: boolean
}

async function load(staffId: string, deviceId: string): Promise<Stored | undefined> {
  const stored = await storedForm(staffId, deviceId)
  if (!stored) return undefined
  const photos = await storedPhotos(staffId, deviceId)
  return { stored, photos, isUnstored: isUnstored(staffId, deviceId) }
}

/** The form of a machine on this device, and how to change it. `read` is what the server just gave. */
export function useStoredForm(staffId: string, deviceId: string, read: InspectionForm | null) {
  /** Undefined until it is read, null if this device does not have it. */
  const [shown, setShown] = useState<Stored | null>()
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const found = await load(staffId, deviceId)
      if (isCurrent) setShown(found ?? null)
    }
    const begin = async () => {
      if (read) {
        const { length } = await storedPhotos(staffId, deviceId)
        await changeForm({ staffId, deviceId }, (stored) =>
          opened(stored, { staffId, form: read, photos: length }),
        )
      }
      await show()
    }
    void begin()
    const stop = onStoreChange(() => void show())
    return () => {
      isCurrent = false
      stop()
    }
  }, [staffId, deviceId, read])

  const change = useCallback(
    (next: (stored: StoredForm) => StoredForm) => {
      // Shown at once; storing it takes a moment.
      setShown((now) => now && { ...now, stored: next(now.stored) })
      return changeForm({ staffId, deviceId }, (stored) => stored && next(stored))
    },
    [staffId, deviceId],
  )
  return { shown, change }
}

/** Whether there is a connection, as far as the browser knows. */
export function useIsOnline(): boolean {
  const [isOnline, setIsOnline] = useState(() => navigator.onLine)
  useEffect(() => {
    const tell = () => setIsOnline(navigator.onLine)
    addEventListener('online', tell)
    addEventListener('offline', tell)
    return () => {
      removeEventListener('online', tell)
      removeEventListener('offline', tell)
    }
  }, [])
  return isOnline
}

/** Installs the service worker; true when the form opens without a connection. */
export function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const start = async () => {
      const isStarted = await startOffline()
      if (isCurrent) setIsReady(isStarted)
    }
    void start()
    return () => {
      isCurrent = false
    }
  }, [])
  return isReady
}
