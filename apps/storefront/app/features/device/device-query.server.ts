import { DeviceQuery } from '@ironsouq/contract/device/device.query'
import { LARGEST_PAGE, LAST_HIT } from '@ironsouq/contract/page'
import { askedBy } from './device-form.ts'
import { type ListQuery, ROWS } from './device-list-path.ts'

/**
 * What an address asks for. A form sends empty fields, and people edit addresses: what cannot be
 * read is left out, so that the rest still finds machines.
 */
export function readDeviceQuery(params: URLSearchParams): ListQuery {
  const given = Object.entries(askedBy(params)).filter(([, value]) => value !== undefined)
  const view = given.some(([name, value]) => name === 'view' && value === ROWS)
    ? ({ view: ROWS } as const)
    : {}
  const read = DeviceQuery.safeParse(Object.fromEntries(given))
  if (read.success) return { ...read.data, ...view }
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
  const right = given.filter(([name]) => !wrong.has(name))
  return { ...DeviceQuery.parse(Object.fromEntries(right)), ...view }
}

/** How many pages a reader may turn to. */
export const pageCount = (total: number, size: number): number =>
  Math.max(1, Math.min(Math.ceil(total / size), LAST_HIT / LARGEST_PAGE))
