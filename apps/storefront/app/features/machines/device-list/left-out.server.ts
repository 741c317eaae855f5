import { specsOf, valuesOf } from '@ironsouq/contract/machines/device/device.filters'
import type { DevicePage, Option } from '@ironsouq/contract/machines/device/device.query'
import { splitOptions } from '@ironsouq/ui/patterns/list/filter-panel'
import type { ListQuery } from '#features/machines/device/parts/device-list-path.ts'
import { type ListedPage, specFold } from './left-out.ts'

/** A page without the options that are visible only after a facet or its "more" is opened. */
export function withoutClosed(page: DevicePage, query: ListQuery): ListedPage {
  const left: Record<string, number> = {}
  const open = new Set<string>(
    page.shownFacets.filter(({ isOpen }) => isOpen).map(({ facet }) => facet),
  )
  const meant = new Set<string>(page.understood.map(({ filter }) => filter))
  const specs = specsOf(query.spec)
  const visible = (
    fold: string,
    options: Option[],
    chosen: string | undefined,
    isOpen: boolean,
  ) => {
    const values = valuesOf(chosen)
    const shown = isOpen || values.length > 0 ? [...splitOptions(options, values).first] : []
    if (shown.length < options.length) left[fold] = options.length - shown.length
    return shown
  }
  for (const { filter } of page.ranges)
    if (!open.has(filter) && query[filter] === undefined && !meant.has(filter)) left[filter] = 1
  const facets = page.facets.map(({ filter, options }) => ({
    filter,
    options: visible(filter, options, query[filter], open.has(filter)),
  }))
  const ownFields = page.specs.map((facet) => {
    const { code, options, spread } = facet
    const chosen = specs.get(code)
    const isOpen = open.has('specs')
    if (spread && !isOpen && chosen === undefined) left[specFold(code)] = 1
    return { ...facet, options: visible(specFold(code), options, chosen, isOpen) }
  })
  return { ...page, facets, specs: ownFields, left }
}
