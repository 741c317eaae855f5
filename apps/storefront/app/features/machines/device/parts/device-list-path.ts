import { CHOICES, RANGES } from '@ironsouq/contract/machines/device/device.filters'
import type { DeviceQuery } from '@ironsouq/contract/machines/device/device.query'

export const ROWS = 'rows'
/** All options of all filters are in the HTML. */
export const ALL = 'all'

export interface ListQuery extends DeviceQuery {
  /** Cards by default, or rows: the same page with the same machines. */
  view?: typeof ROWS
  /** Only needed without script: the rest is loaded when a filter is opened. */
  filters?: typeof ALL
}

/** The query of a URL; values are not validated yet. */
export type Asked = { [Name in keyof ListQuery]?: string | number | undefined }

/** The query parameters of the list, in the order in which they are written. */
export const LIST_NAMES = [
  'q',
  'category',
  ...CHOICES,
  ...RANGES,
  'spec',
  'literal',
  'sort',
  'view',
  'filters',
  'size',
  'current',
] as const satisfies readonly (keyof ListQuery)[]

/** The defaults, which are not written. */
const plain = ({ q }: Asked): Asked => ({ current: 1, size: 24, sort: q ? 'relevance' : 'newest' })

/** Commas stay unescaped, because users read and edit URLs. */
const READABLE = { '%2C': ',', '%3A': ':', '%3B': ';' }

/** The URL of the list for a query; default values are left out. */
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
