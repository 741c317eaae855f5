import {
  FAVORITE_FILTERS,
  FAVORITE_SORTS,
} from '@ironsouq/contract/people/favorite/favorite.limits'
import type { Key } from '@ironsouq/i18n/messages'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Form } from 'react-router'
import { FilterChips } from '#kit/list/filter-chips.tsx'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { SAVED_PAGE, favoritesPath, type FavoritesQuery } from './favorites-path.ts'

const FILTER_WORD: Record<FavoritesQuery['filter'], Key> = {
  all: 'userCenter.all',
  cheaper: 'userCenter.filterCheaper',
  sold: 'userCenter.filterSold',
}

const SORT_WORD: Record<FavoritesQuery['sort'], Key> = {
  changed: 'userCenter.sortChanged',
  saved: 'userCenter.sortSaved',
  price: 'shell.lowestPrice',
}

/** A native select: it changes the order at once, or without script by the button. */
function SortChoice({ query }: { query: FavoritesQuery }) {
  const t = useT()
  const path = useLocalPath()
  return (
    <Form
      method="get"
      action={path(SAVED_PAGE)}
      preventScrollReset
      className="flex gap-2 max-lg:hidden"
    >
      {query.filter !== 'all' && <input type="hidden" name="filter" value={query.filter} />}
      <label className="relative inline-flex min-h-9 items-center gap-2 rounded-box border border-line-strong bg-raised ps-3 pe-2 focus-within:outline-3 focus-within:outline-focus hover:border-ink">
        <span className="sr-only">{t('device.sortBy')}</span>
        <Icon name="sort" size="small" />
        <select
          name="sort"
          defaultValue={query.sort}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          className="-me-6 cursor-pointer appearance-none self-stretch bg-transparent pe-6 font-semibold outline-0 field-sizing-content"
        >
          {FAVORITE_SORTS.map((sort) => (
            <option key={sort} value={sort} className="bg-raised text-ink">
              {t(SORT_WORD[sort])}
            </option>
          ))}
        </select>
        <Icon name="down" size="small" />
      </label>
      <noscript>
        <button type="submit" className={buttonLook({ size: 'dense' })}>
          {t('userCenter.sort')}
        </button>
      </noscript>
    </Form>
  )
}

interface FavoritesBarProps {
  query: FavoritesQuery
  counts: Record<FavoritesQuery['filter'], number>
}

export function FavoritesBar({ query, counts }: FavoritesBarProps) {
  const t = useT()
  const { sort } = query
  return (
    <div className="flex items-center justify-between gap-3 max-lg:block">
      <FilterChips
        label={t('shell.savedMachines')}
        chips={FAVORITE_FILTERS.map((filter) => ({
          name: filter,
          text: t(FILTER_WORD[filter]),
          count: counts[filter],
          href: favoritesPath({ filter, sort }),
          isOn: filter === query.filter,
        }))}
      />
      <SortChoice query={query} />
    </div>
  )
}
