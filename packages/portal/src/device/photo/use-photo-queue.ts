import type { PictureView } from '@ironsouq/contract/machines/device/device.enums'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/** Shows a photo as the machine's last one; false if it cannot be used. */
export type AddPhoto = (deviceId: string, file: Blob, view: PictureView | null) => Promise<boolean>

/** A photo that is on its way, or did not arrive. */
export interface QueuedPhoto {
  id: number
  file: File
  /** An address of the file on this device. */
  shown: string
  view: PictureView | null
  fault: 'refused' | 'failed' | null
}

/** Sends photos one after the other; one that fails stays until it is sent again or removed. */
export function usePhotoQueue(deviceId: string, add: AddPhoto) {
  const { revalidate } = useRevalidator()
  const [queue, setQueue] = useState<readonly QueuedPhoto[]>([])
  const last = useRef(Promise.resolve())
  const nextId = useRef(0)
  const shown = useRef(new Set<string>())
  useEffect(() => {
    const addresses = shown.current
    return () => {
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [])

  const remove = (id: number) => setQueue((now) => now.filter((each) => each.id !== id))
  const markAs = (id: number, fault: QueuedPhoto['fault']) =>
    setQueue((now) => now.map((each) => (each.id === id ? { ...each, fault } : each)))
  const sendOne = async ({ id, file, view }: QueuedPhoto) => {
    try {
      if (!(await add(deviceId, file, view))) return markAs(id, 'refused')
    } catch {
      return markAs(id, 'failed')
    }
    await revalidate()
    return remove(id)
  }
  const line = (photo: QueuedPhoto) => {
    last.current = last.current.then(() => sendOne(photo))
  }

  return {
    queue,
    remove,
    /** The files show the views in their order; further ones have none. */
    send: (files: readonly File[], views: readonly PictureView[]) => {
      const added = files.map((file, at): QueuedPhoto => {
        const address = URL.createObjectURL(file)
        shown.current.add(address)
        nextId.current += 1
        return { id: nextId.current, file, shown: address, view: views[at] ?? null, fault: null }
      })
      setQueue((now) => [...now, ...added])
      for (const photo of added) line(photo)
    },
    sendAgain: (photo: QueuedPhoto) => {
      markAs(photo.id, null)
      line(photo)
    },
  }
}
