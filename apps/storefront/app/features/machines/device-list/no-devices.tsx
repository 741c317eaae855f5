import type { DevicePage } from '@ironsouq/contract/machines/device/device.query'
import { isolated } from '@ironsouq/i18n/isolate'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import type { ReactNode } from 'react'
import {
  type Asked,
  deviceListPath,
  type ListQuery,
} from '#features/machines/device/parts/device-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { useFilterLabels } from './use-filter-labels.ts'

interface NoDevicesProps {
  query: ListQuery
  page: Pick<DevicePage, 'nearest' | 'browse' | 'facets' | 'specs' | 'path' | 'understood'>
  clear: Asked
  /** Saves the search or says what is missing. */
  save: ReactNode
  /** The machines that come closest. */
  children?: ReactNode
}

/** The query without one filter; words that mean it are searched as text. */
function withoutFilter(query: ListQuery, filter: string): Asked {
  const chosen = filter === 'q' || (query as Asked)[filter as keyof ListQuery] !== undefined
  return chosen
    ? { ...query, [filter]: undefined, current: 1 }
    : { ...query, literal: [query.literal, filter].filter(Boolean).join(','), current: 1 }
}

/** What dropping one filter would find. */
function OneChange({ query, page }: Pick<NoDevicesProps, 'query' | 'page'>) {
  const t = useT()
  const words = useFilterLabels()
  const nameOf = (filter: string, value: string) => {
    if (filter === 'category') return page.path.at(-1)?.name ?? labelOf(filter) ?? value
    if (filter === 'q') return isolated(value)
    if (filter === 'spec') {
      const at = value.indexOf(':')
      return words.spec(value.slice(0, at), value.slice(at + 1), page)
    }
    return labelOf(filter) ?? words.filter(filter, value, page)
  }
  const labelOf = (name: string) => page.understood.find(({ filter }) => filter === name)?.label
  return (
    <section className="grid gap-2 lg:max-w-195">
      <h2 className="text-lead font-bold tracking-tight">{t('search.tryWithoutFilter')}</h2>
      <ul aria-label={t('search.tryWithoutFilter')} className="border-t-2 border-ink">
        {page.nearest.map(({ filter, value, total }) => (
          <li
            key={`${filter} ${value}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
          >
            <span className="min-w-0 flex-1 basis-40">
              {t('search.without', { name: nameOf(filter, value) })}
            </span>
            <b className="font-semibold whitespace-nowrap tabular-nums">
              {t('device.resultCount', { count: total })}
            </b>
            <LocalLink
              href={deviceListPath(withoutFilter(query, filter))}
              aria-label={`${t('search.show')}: ${t('search.without', { name: nameOf(filter, value) })}`}
              className={buttonLook({ size: 'dense' })}
            >
              {t('search.show')}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The empty result: what one change would find, what comes closest, and where machines are. */
export function NoDevices({ query, page, clear, save, children }: NoDevicesProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="grid gap-8">
      <EmptyState title={t('device.emptyTitle')} body={t('device.emptyBody')}>
        <LocalLink href={deviceListPath(clear)} className={buttonLook({ tone: 'ink' })}>
          {t('device.clearAll')}
        </LocalLink>
      </EmptyState>
      {page.nearest.length > 0 && <OneChange query={query} page={page} />}
      {save}
      {children}
      {page.browse.length > 0 && (
        <Section heading={t('search.browse')}>
          <ul className="flex flex-wrap gap-2 pt-2">
            {page.browse.map(({ code, name, count }) => (
              <li key={code}>
                <LocalLink
                  href={deviceListPath({ category: code })}
                  className="inline-flex min-h-11 items-center gap-2 rounded-box bg-sunk px-3 font-medium hover:underline lg:min-h-9"
                >
                  {name}
                  <span className="text-micro text-ink-muted tabular-nums">
                    {format.number(count)}
                  </span>
                </LocalLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
