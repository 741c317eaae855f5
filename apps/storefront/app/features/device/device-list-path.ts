import type { DeviceQuery } from '@ironsouq/contract/device/device.schema'

const PLAIN: Partial<DeviceQuery> = { current: 1, size: 24, sort: 'newest' }

/** The list's address for a query; what is said by silence is not written. */
export function deviceListPath(query: Partial<DeviceQuery>): string {
  const { q, category, brand, emirate, sort, size, current } = query
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ q, category, brand, emirate, sort, size, current }))
    if (value !== undefined && value !== PLAIN[name as keyof DeviceQuery])
      params.set(name, String(value))
  return `/device-list${params.size === 0 ? '' : `?${params}`}`
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
