import { MOST_COMPARED } from '@ironsouq/contract/device/device.limits'
import type { DataOf } from '@ironsouq/contract/endpoint'
import type { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import type { Key } from '@ironsouq/i18n/messages'
import { Banner } from '@ironsouq/ui/patterns/banner'
import { EmptyState } from '@ironsouq/ui/patterns/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { useId, useState } from 'react'
import { Form } from 'react-router'
import { LocalLink, useLocalPath } from '#shell/local-link.tsx'
import { toast } from '#shell/popups/toast.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { Busy } from './busy.tsx'
import type { MineParts } from './mine-parts.ts'
import { Page, PageHead } from './page-head.tsx'
import { Pager } from './pager.tsx'
import { FavoriteFields, type SavedAnswer } from './saved-answer.tsx'
import { SavedBar } from './saved-bar.tsx'
import { SavedItem } from './saved-item.tsx'
import { SAVED_PAGE, savedPath, type SavedQuery } from './saved-path.ts'
import { useKeptPlaces } from './use-kept-places.ts'

export interface Saved {
  query: SavedQuery
  size: number
  last: number
  page: DataOf<typeof favoriteEndpoints.list>
}

interface SavedPageProps {
  saved: Saved
  parts: MineParts
  /** Of a form that was sent without script. */
  answer: SavedAnswer | undefined
}

/** Without script what was done is said over the list, with the way back. */
function Answered({ answer, action }: { answer: SavedAnswer; action: string }) {
  const t = useT()
  const { done, failure, deviceId, title } = answer
  if (failure !== undefined) return <Banner tone="refused">{failure || t('mine.failed')}</Banner>
  if (done === 'add') return null
  return (
    <Banner
      tone="proven"
      action={
        <Form method="post" action={action}>
          <FavoriteFields intent="add" deviceId={deviceId} title={title} />
          <button type="submit" className={buttonLook({ size: 'dense' })}>
            {t('mine.undo')}
          </button>
        </Form>
      }
    >
      {t('mine.removed', { title })}
    </Banner>
  )
}

const NONE: Record<Exclude<SavedQuery['filter'], 'all'>, Key> = {
  cheaper: 'mine.noneCheaper',
  sold: 'mine.noneSold',
}

function NoneSaved({ filter }: { filter: SavedQuery['filter'] }) {
  const t = useT()
  if (filter !== 'all')
    return (
      <EmptyState title={t(NONE[filter])}>
        <LocalLink href={SAVED_PAGE} className={buttonLook()}>
          {t('mine.showAll')}
        </LocalLink>
      </EmptyState>
    )
  return (
    <EmptyState title={t('mine.savedEmptyTitle')} body={t('mine.savedEmptyBody')}>
      <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
        {t('mine.browseMachines')}
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
        {t('mine.compareChosen', { count: format.number(chosen.length) })}
      </LocalLink>
    )
  return (
    <button
      type="submit"
      form={form}
      className={look}
      onClick={(event) => {
        event.preventDefault()
        toast(t('mine.chooseSome'))
      }}
    >
      {icon}
      {t('device.compare')}
    </button>
  )
}

/** Saved machines and what became of them [RT-24] [EQ-4]. */
export function SavedPage({ saved, parts, answer }: SavedPageProps) {
  const t = useT()
  const path = useLocalPath()
  const form = useId()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { query, size, last, page } = saved
  const { counts, total } = page
  const { shown, keepPlace } = useKeptPlaces(page.records)
  const action = path(savedPath(query))
  const handleToggle = (deviceId: string) => {
    if (chosen.includes(deviceId)) setChosen(chosen.filter((id) => id !== deviceId))
    else if (chosen.length < MOST_COMPARED) setChosen([...chosen, deviceId])
    else toast(t('device.compareFull'))
  }
  const lead = [
    t('device.resultCount', { count: counts.all }),
    ...(counts.cheaper > 0 ? [t('mine.cheaperCount', { count: counts.cheaper })] : []),
    ...(counts.sold > 0 ? [t('mine.soldCount', { count: counts.sold })] : []),
  ]
  const hasAny = counts.all > 0 || shown.length > 0
  return (
    <Page>
      <PageHead title={t('shell.savedMachines')} {...(hasAny && { lead: lead.join(' · ') })}>
        {hasAny && <CompareButton form={form} chosen={chosen} />}
      </PageHead>
      {answer && <Answered answer={answer} action={action} />}
      {hasAny && <SavedBar query={query} counts={counts} />}
      <Form id={form} method="get" action={path(SAVED_PAGE)} hidden />
      <Busy>
        {shown.length === 0 ? (
          <NoneSaved filter={query.filter} />
        ) : (
          <ul className="border-t-2 border-ink">
            {shown.map((favorite, at) => (
              <SavedItem
                key={favorite.device.deviceId}
                favorite={favorite}
                parts={parts}
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
            at={(current) => savedPath({ ...query, current })}
          />
        )}
      </Busy>
    </Page>
  )
}
