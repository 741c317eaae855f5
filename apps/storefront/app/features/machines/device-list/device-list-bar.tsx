import { DEVICE_SORTS, type DeviceSort } from '@ironsouq/contract/machines/device/device.filters'
import { chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import type { ReactNode } from 'react'
import { SORT_WORD } from '#features/machines/device/parts/device-labels.ts'
import {
  deviceListPath,
  type ListQuery,
  ROWS,
} from '#features/machines/device/parts/device-list-path.ts'
import { SortChoice } from '#kit/list/sort-choice.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** The default order has no value because it depends on the search text. */
function useSorts({ q }: ListQuery) {
  const t = useT()
  const usual: DeviceSort = q ? 'relevance' : 'newest'
  const others = DEVICE_SORTS.filter((sort) => sort !== usual && (q || sort !== 'relevance'))
  return [
    { value: '', text: t(SORT_WORD[usual]) },
    ...others.map((sort) => ({ value: sort, text: t(SORT_WORD[sort]) })),
  ]
}

function ViewChoice({ query }: { query: ListQuery }) {
  const t = useT()
  const isRows = query.view === ROWS
  const views: { name: string; icon: IconName; text: string; isOn: boolean }[] = [
    { name: 'grid', icon: 'grid', text: t('search.viewGrid'), isOn: !isRows },
    { name: ROWS, icon: 'rows', text: t('search.viewList'), isOn: isRows },
  ]
  return (
    <nav
      aria-label={t('search.view')}
      className={`flex shrink-0 divide-x divide-line overflow-hidden rounded-box border border-line-strong bg-raised ${isRows ? '' : 'max-lg:hidden'}`}
    >
      {views.map(({ name, icon, text, isOn }) => (
        <LocalLink
          key={name}
          href={deviceListPath({ ...query, view: name === ROWS ? ROWS : undefined })}
          preventScrollReset
          aria-current={isOn ? 'page' : undefined}
          className="inline-flex min-h-10 items-center gap-1.5 px-2.5 font-medium -outline-offset-3 aria-[current]:bg-ink aria-[current]:text-paper lg:min-h-8.5"
        >
          <Icon name={icon} size="small" />
          {text}
        </LocalLink>
      ))}
    </nav>
  )
}

interface DeviceListBarProps {
  ids: { sheet: string; form: string }
  query: ListQuery
  /** How many filters are chosen. */
  count: number
  /** The chosen filters. */
  children: ReactNode
}

/** Above the results: the chosen filters, the sort order and the view. */
export function DeviceListBar({ ids, query, count, children }: DeviceListBarProps) {
  const t = useT()
  const format = useFormat()
  const sorts = useSorts(query)
  return (
    <div className="flex items-center gap-2 pb-3 max-lg:-mx-(--gutter) max-lg:[scrollbar-width:none] max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:pt-1 lg:gap-4 lg:pt-2 lg:pb-4">
      <button
        type="button"
        popoverTarget={ids.sheet}
        className={`${chipLook('on')} shrink-0 -order-2 lg:hidden`}
      >
        <Icon name="filter" size="small" />
        {t('device.filters')}
        {count > 0 && <span className="tabular-nums">{format.number(count)}</span>}
      </button>
      <div className="flex min-w-0 items-center max-lg:contents lg:grow">{children}</div>
      <div className="flex shrink-0 items-center gap-2 max-lg:contents">
        <div className="flex max-lg:-order-1 max-lg:shrink-0">
          <SortChoice form={ids.form} chosen={query.sort ?? ''} options={sorts} />
        </div>
        <noscript>
          <button type="submit" form={ids.form} className={buttonLook({ size: 'dense' })}>
            {t('device.apply')}
          </button>
        </noscript>
        <ViewChoice query={query} />
      </div>
    </div>
  )
}
