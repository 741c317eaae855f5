import { DeviceQuery } from '@ironsouq/contract/device/device.schema'
import { LARGEST_PAGE, LAST_HIT } from '@ironsouq/contract/page'

/**
 * What an address asks for. A form sends empty fields, and people edit addresses: what cannot be
 * read is left out, so that the rest still finds machines.
 */
export function readDeviceQuery(params: URLSearchParams): DeviceQuery {
  const given = Object.fromEntries([...params].filter(([, value]) => value.trim() !== ''))
  const read = DeviceQuery.safeParse(given)
  if (read.success) return read.data
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
  return DeviceQuery.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))),
  )
}

/** How many pages a reader may turn to. */
export const pageCount = (total: number, size: number): number =>
  Math.max(1, Math.min(Math.ceil(total / size), LAST_HIT / LARGEST_PAGE))
