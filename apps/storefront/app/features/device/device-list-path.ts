import { CHOICES, RANGES } from '@ironsouq/contract/device/device.filters'
import type { DeviceQuery } from '@ironsouq/contract/device/device.query'

export const ROWS = 'rows'

export interface ListQuery extends DeviceQuery {
  /** Cards, unless rows are asked for: the same page with the same machines. */
  view?: typeof ROWS
}

/** What an address may ask; a form's values are texts that nobody has checked yet. */
export type Asked = { [Name in keyof ListQuery]?: string | number | undefined }

/** The names of the list's address, in the order in which they are written. */
export const LIST_NAMES = [
  'q',
  'category',
  ...CHOICES,
  ...RANGES,
  'spec',
  'literal',
  'sort',
  'view',
  'size',
  'current',
] as const satisfies readonly (keyof ListQuery)[]

/** What is said by silence. */
const plain = ({ q }: Asked): Asked => ({ current: 1, size: 24, sort: q ? 'relevance' : 'newest' })

/** An address is read and edited by people: lists keep their commas. */
const READABLE = { '%2C': ',', '%3A': ':', '%3B': ';' }

/** The list's address for a query; what is said by silence is not written. */
export function deviceListPath(query: Asked): string {
  const silent = plain(query)
  const params = new URLSearchParams()
  for (const name of LIST_NAMES) {
    const value = query[name]
    if (value !== undefined && value !== '' && String(value) !== String(silent[name]))
      params.set(name, String(value))
  }
  if (params.size === 0) return '/device-list'
  const text = Object.entries(READABLE).reduce(
    (all, [code, sign]) => all.replaceAll(code, sign),
    params.toString(),
  )
  return `/device-list?${text}`
}

/** First, last, and two on either side of the current; null where pages are left out. */
export function pagesShown(current: number, last: number): (number | null)[] {
  const shown = new Set([1, last])
  for (let page = current - 2; page <= current + 2; page++)
    if (page >= 1 && page <= last) shown.add(page)
  const pages = [...shown].toSorted((a, b) => a - b)
  return pages.flatMap((page, i) => {
    const before = pages[i - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
