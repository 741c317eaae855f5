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
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface SortChoiceProps {
  query: ListQuery
  /** The id of the filter form, which the select belongs to. */
  form: string
}

/** A native select: it changes the list at once, or without script with the filters. */
function SortChoice({ query, form }: SortChoiceProps) {
  const t = useT()
  const usual: DeviceSort = query.q ? 'relevance' : 'newest'
  const others = DEVICE_SORTS.filter((sort) => sort !== usual && (query.q || sort !== 'relevance'))
  return (
    <label className="relative inline-flex min-h-10 items-center gap-2 rounded-box border border-line-strong bg-raised ps-3 pe-2 focus-within:outline-3 focus-within:outline-focus hover:border-ink max-lg:shrink-0 max-lg:bg-transparent lg:min-h-9">
      <span className="sr-only">{t('device.sortBy')}</span>
      <Icon name="sort" size="small" />
      <select
        name="sort"
        form={form}
        defaultValue={query.sort ?? ''}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        className="cursor-pointer appearance-none self-stretch bg-transparent pe-6 -me-6 field-sizing-content font-semibold outline-0"
      >
        {/* The default order has no value because it depends on the search text. */}
        <option value="" className="bg-raised text-ink">
          {t(SORT_WORD[usual])}
        </option>
        {others.map((sort) => (
          <option key={sort} value={sort} className="bg-raised text-ink">
            {t(SORT_WORD[sort])}
          </option>
        ))}
      </select>
      <Icon name="down" size="small" />
    </label>
  )
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
          <SortChoice query={query} form={ids.form} />
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
