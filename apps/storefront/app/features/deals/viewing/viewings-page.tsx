import type { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Busy } from '#kit/list/busy.tsx'
import { FilterChips } from '#kit/list/filter-chips.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { type ViewingsQuery, viewingsPath } from './parts/viewing-path.ts'
import { ViewingCard } from './viewing-card.tsx'

export interface Viewings {
  query: ViewingsQuery
  size: number
  last: number
  page: DataOf<typeof viewingEndpoints.list>
}

/** The viewings of a member, to come or over. */
export function ViewingsPage({ viewings }: { viewings: Viewings }) {
  const t = useT()
  const { query, size, last, page } = viewings
  const { counts, total, records } = page
  return (
    <Page>
      <PageHead title={t('shell.viewings')} lead={t('viewing.listLead')} />
      <FilterChips
        label={t('shell.viewings')}
        chips={(['upcoming', 'past'] as const).map((when) => ({
          name: when,
          text: t(`viewing.${when}`),
          count: counts[when],
          href: viewingsPath({ when }),
          isOn: query.when === when,
        }))}
      />
      <Busy>
        {records.length === 0 ? (
          <EmptyState title={t('viewing.emptyTitle')} body={t('viewing.emptyBody')}>
            <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
              {t('common.machines')}
            </LocalLink>
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {records.map((viewing) => (
              <li key={viewing.ticket}>
                <ViewingCard viewing={viewing} heading="h2" />
              </li>
            ))}
          </ul>
        )}
        {total > 0 && (
          <Pager
            current={query.current}
            size={size}
            total={total}
            last={last}
            at={(current) => viewingsPath({ ...query, current })}
          />
        )}
      </Busy>
    </Page>
  )
}
