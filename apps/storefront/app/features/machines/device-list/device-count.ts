import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { DevicePage, DeviceQuery } from '@ironsouq/contract/machines/device/device.query'
import { apiWith } from '#kit/api/browser-api.ts'

const call = apiWith({ handlesRefusal: true, isAside: true })

/** The total and facets for a query, with the smallest page of devices. */
export async function countOf(asked: object): Promise<DevicePage | undefined> {
  try {
    return await call(deviceEndpoints.list, { query: { ...(asked as DeviceQuery), size: 1 } })
  } catch {
    return undefined // the previous count stays; the search itself will report the error
  }
}
