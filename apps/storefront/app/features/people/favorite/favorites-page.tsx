import type { DataOf } from '@ironsouq/contract/endpoint'
import { MOST_COMPARED } from '@ironsouq/contract/machines/device/device.limits'
import type {
  Favorite,
  favoriteEndpoints,
} from '@ironsouq/contract/people/favorite/favorite.endpoints'
import type { Key } from '@ironsouq/i18n/messages'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useId, useState } from 'react'
import { Form } from 'react-router'
import { Busy } from '#kit/list/busy.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { toast } from '#kit/popup/toast.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { FavoriteAnswer } from './favorite-answer.tsx'
import { FavoriteItem } from './favorite-item.tsx'
import { FavoritesBar } from './favorites-bar.tsx'
import { SAVED_PAGE, favoritesPath, type FavoritesQuery } from './favorites-path.ts'
import { SavedResponse } from './saved-response.tsx'
import { SavedTabs } from './saved-tabs.tsx'
import { useRemovedFavorites } from './use-removed-favorites.ts'

export interface Saved {
  query: FavoritesQuery
  size: number
  last: number
  page: DataOf<typeof favoriteEndpoints.list>
}

interface FavoritesPageProps {
  saved: Saved
  /** The result of a form that was sent without script. */
  answer: FavoriteAnswer | undefined
}

const idOf = ({ device }: Favorite) => device.deviceId

const NONE: Record<Exclude<FavoritesQuery['filter'], 'all'>, Key> = {
  cheaper: 'userCenter.noneCheaper',
  sold: 'userCenter.noneSold',
}

function NoFavorites({ filter }: { filter: FavoritesQuery['filter'] }) {
  const t = useT()
  if (filter !== 'all')
    return (
      <EmptyState title={t(NONE[filter])}>
        <LocalLink href={SAVED_PAGE} className={buttonLook()}>
          {t('userCenter.showAll')}
        </LocalLink>
      </EmptyState>
    )
  return (
    <EmptyState title={t('userCenter.savedEmptyTitle')} body={t('userCenter.savedEmptyBody')}>
      <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
        {t('userCenter.browseMachines')}
      </LocalLink>
    </EmptyState>
  )
}

function CompareButton({ form, chosen }: { form: string; chosen: readonly string[] }) {
  const t = useT()
  const format = useFormat()
  const look = buttonLook({ tone: 'ink', size: 'dense' })
  const icon = <Icon name="compare" />
  if (chosen.length > 0)
    return (
      <LocalLink href={`/compare?ids=${chosen.join(',')}`} prefetch="none" className={look}>
        {icon}
        {t('userCenter.compareSelected', { count: format.number(chosen.length) })}
      </LocalLink>
    )
  return (
    <button
      type="submit"
      form={form}
      className={look}
      onClick={(event) => {
        event.preventDefault()
        toast(t('userCenter.selectSome'))
      }}
    >
      {icon}
      {t('device.compare')}
    </button>
  )
}

/** Saved machines and their changes since then [RT-24] [EQ-4]. */
export function FavoritesPage({ saved, answer }: FavoritesPageProps) {
  const t = useT()
  const path = useLocalPath()
  const form = useId()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { query, size, last, page } = saved
  const { counts, total } = page
  const { shown, keepPlace } = useRemovedFavorites(page.records, idOf)
  const action = path(favoritesPath(query))
  const handleToggle = (deviceId: string) => {
    if (chosen.includes(deviceId)) setChosen(chosen.filter((id) => id !== deviceId))
    else if (chosen.length < MOST_COMPARED) setChosen([...chosen, deviceId])
    else toast(t('device.compareFull'))
  }
  const lead = [
    t('device.resultCount', { count: counts.all }),
    ...(counts.cheaper > 0 ? [t('userCenter.cheaperCount', { count: counts.cheaper })] : []),
    ...(counts.sold > 0 ? [t('userCenter.soldCount', { count: counts.sold })] : []),
  ]
  const hasAny = counts.all > 0 || shown.length > 0
  return (
    <Page>
      <PageHead title={t('shell.savedMachines')} {...(hasAny && { lead: lead.join(' · ') })}>
        {hasAny && <CompareButton form={form} chosen={chosen} />}
      </PageHead>
      <SavedTabs current={SAVED_PAGE} />
      {answer && <SavedResponse answer={answer} action={action} />}
      {hasAny && <FavoritesBar query={query} counts={counts} />}
      <Form id={form} method="get" action={path(SAVED_PAGE)} hidden />
      <Busy>
        {shown.length === 0 ? (
          <NoFavorites filter={query.filter} />
        ) : (
          <ul className="border-t-2 border-ink">
            {shown.map((favorite, at) => (
              <FavoriteItem
                key={favorite.device.deviceId}
                favorite={favorite}
                choosing={{ form, chosen, onToggle: handleToggle }}
                action={action}
                onRemove={() => keepPlace(favorite, at)}
              />
            ))}
          </ul>
        )}
        {total > 0 && (
          <Pager
            current={query.current}
            size={size}
            total={total}
            last={last}
            at={(current) => favoritesPath({ ...query, current })}
          />
        )}
      </Busy>
    </Page>
  )
}
