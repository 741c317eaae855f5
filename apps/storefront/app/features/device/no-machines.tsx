import type { DevicePage } from '@ironsouq/contract/device/device.query'
import { EmptyState } from '@ironsouq/ui/patterns/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import { type Asked, deviceListPath, type ListQuery } from './device-list-path.ts'
import { isolated, useFilterWords } from './use-filter-words.ts'

interface NoMachinesProps {
  query: ListQuery
  page: Pick<DevicePage, 'nearest' | 'facets' | 'specs' | 'path'>
  clear: Asked
}

/** Says that nothing matches, and which filter stands in the way. */
export function NoMachines({ query, page, clear }: NoMachinesProps) {
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
        <ul aria-label={t('finding.nearest')} className="grid gap-2">
          {page.nearest.map(({ filter, value, total }) => (
            <li key={filter}>
              <LocalLink
                href={deviceListPath({ ...query, [filter]: undefined, current: 1 })}
                className={buttonLook()}
              >
                {t('finding.without', { name: nameOf(filter, value), count: total })}
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
