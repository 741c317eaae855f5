import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { DevicePage } from '@ironsouq/contract/machines/device/device.query'
import { api } from '@ironsouq/portal/api/api.ts'
import { useEffect, useState } from 'react'
import { machineListOf } from './machine-list.ts'

const PAUSE_MS = 300
/** As many as the page of an article shows. */
const SHOWN = 4

/** What the list of machines answers now; the answer before stays until the next one has come. Undefined asks nothing. */
export function useListedMachines(query: string | undefined): DevicePage | undefined {
  const [page, setPage] = useState<DevicePage>()
  useEffect(() => {
    if (query === undefined) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const asked = deviceEndpoints.list.query.parse({ ...machineListOf(query), size: SHOWN })
      // Without an answer the fields still have what is chosen.
      api(deviceEndpoints.list, { query: asked, signal: stop.signal }).then(setPage, () => {})
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  return page
}
