import { DeviceQuery } from '@ironsouq/contract/machines/device/device.query'
import { LARGEST_PAGE, LAST_HIT } from '@ironsouq/contract/page'
import { ALL, type ListQuery, ROWS } from '#features/machines/device/parts/device-list-path.ts'
import { askedBy } from './device-form.ts'

/**
 * The query of a URL. Forms send empty fields, and users edit URLs: an invalid parameter is ignored,
 * so that the rest still gives results.
 */
export function readDeviceQuery(params: URLSearchParams): ListQuery {
  const given = Object.entries(askedBy(params)).filter(([, value]) => value !== undefined)
  const has = (asked: string, as: string) =>
    given.some(([name, value]) => name === asked && value === as)
  const shown: Pick<ListQuery, 'view' | 'filters'> = {
    ...(has('view', ROWS) && { view: ROWS }),
    ...(has('filters', ALL) && { filters: ALL }),
  }
  const read = DeviceQuery.safeParse(Object.fromEntries(given))
  if (read.success) return { ...read.data, ...shown }
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
  const right = given.filter(([name]) => !wrong.has(name))
  return { ...DeviceQuery.parse(Object.fromEntries(right)), ...shown }
}

/** The number of pages that pagination offers. */
export const pageCount = (total: number, size: number): number =>
  Math.max(1, Math.min(Math.ceil(total / size), LAST_HIT / LARGEST_PAGE))
