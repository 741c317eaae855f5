import type { DevicePage } from '@ironsouq/contract/device/device.query'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import {
  type Asked,
  deviceListPath,
  type ListQuery,
} from '#features/device/parts/device-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { isolated, useFilterWords } from './use-filter-words.ts'

interface NoDevicesProps {
  query: ListQuery
  page: Pick<DevicePage, 'nearest' | 'facets' | 'specs' | 'path'>
  clear: Asked
}

/** The empty result, with links that drop one filter. */
export function NoDevices({ query, page, clear }: NoDevicesProps) {
  const t = useT()
  const words = useFilterWords()
  const nameOf = (filter: string, value: string) => {
    if (filter === 'category') return page.path.at(-1)?.name ?? value
    if (filter === 'q') return isolated(value)
    return words.filter(filter, value, page)
  }
  return (
    <EmptyState title={t('device.emptyTitle')} body={t('device.emptyBody')}>
      {page.nearest.length > 0 && (
        <ul aria-label={t('search.nearest')} className="grid gap-2">
          {page.nearest.map(({ filter, value, total }) => (
            <li key={filter}>
              <LocalLink
                href={deviceListPath({ ...query, [filter]: undefined, current: 1 })}
                className={buttonLook()}
              >
                {t('search.without', { name: nameOf(filter, value), count: total })}
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
      <LocalLink
        href={deviceListPath(clear)}
        className={buttonLook({ tone: page.nearest.length > 0 ? 'quiet' : 'ink' })}
      >
        {t('device.clearAll')}
      </LocalLink>
    </EmptyState>
  )
}
