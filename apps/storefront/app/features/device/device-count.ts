import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import type { DevicePage, DeviceQuery } from '@ironsouq/contract/device/device.query'
import { apiWith } from '#shell/browser-api.ts'

const call = apiWith({ handlesRefusal: true, isAside: true })

/** What a choice would find, facets and all, with as little of the machines as may be asked for. */
export async function countOf(asked: object): Promise<DevicePage | undefined> {
  try {
    return await call(deviceEndpoints.list, { query: { ...(asked as DeviceQuery), size: 1 } })
  } catch {
    return undefined // the count before stands; the answer itself will tell what is wrong
  }
}
