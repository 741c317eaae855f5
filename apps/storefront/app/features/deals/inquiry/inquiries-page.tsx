import type { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { inquiryLifecycle } from '@ironsouq/contract/deals/inquiry/inquiry.lifecycle'
import type { InquiryRow } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Busy } from '#kit/list/busy.tsx'
import { FilterChips } from '#kit/list/filter-chips.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useNews } from '#kit/session/use-news.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { STATE_TONE, STATE_WORD } from './inquiry-labels.ts'
import {
  inquiriesPath,
  inquiryDetailPath,
  INQUIRIES_PAGE,
  type InquiriesQuery,
} from './inquiry-path.ts'

export interface Inquiries {
  query: InquiriesQuery
  size: number
  last: number
  page: DataOf<typeof inquiryEndpoints.list>
}

function Line({ inquiry }: { inquiry: InquiryRow }) {
  const t = useT()
  const format = useFormat()
  const { inquiryId, inquiryNo, subject, state, unread, device, createdAt } = inquiry
  return (
    <li
      className={`relative grid grid-cols-[72px_minmax(0,1fr)] items-center gap-3 border-b border-line py-3 sm:grid-cols-[96px_minmax(0,1fr)_auto] ${unread > 0 ? 'border-s-3 border-s-ink bg-surface px-3' : ''}`}
    >
      <span className="grid aspect-4/3 place-items-center overflow-hidden rounded-tight bg-sunk text-ink-muted">
        {device?.picture ? (
          <Picture picture={device.picture} alt="" sizes="96px" />
        ) : (
          <Icon name="list" />
        )}
      </span>
      <div className="grid min-w-0 gap-1">
        <h2 className="font-bold wrap-anywhere">
          <LocalLink
            href={inquiryDetailPath(inquiryId)}
            className="underline-offset-3 before:absolute before:inset-0 hover:underline"
          >
            <bdi>{subject}</bdi>
          </LocalLink>
        </h2>
        <p className="text-micro text-ink-muted">
          {t('inquiry.numberAt', { no: String(inquiryNo), at: format.dateTime(createdAt) })}
        </p>
        {unread > 0 && (
          <p className="text-micro font-bold">{t('inquiry.unread', { count: unread })}</p>
        )}
      </div>
      <div className="max-sm:col-start-2">
        <Badge tone={STATE_TONE[state]}>{t(STATE_WORD[state])}</Badge>
      </div>
    </li>
  )
}

function NoInquiries({ state }: { state: InquiriesQuery['state'] }) {
  const t = useT()
  if (state)
    return (
      <EmptyState title={t('inquiry.noneInState')}>
        <LocalLink href={INQUIRIES_PAGE} className={buttonLook()}>
          {t('userCenter.showAll')}
        </LocalLink>
      </EmptyState>
    )
  return (
    <EmptyState title={t('userCenter.inquiriesEmptyTitle')} body={t('inquiry.emptyBody')}>
      <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
        {t('userCenter.browseMachines')}
      </LocalLink>
    </EmptyState>
  )
}

/** The inquiries of the member by state, with unread replies [RT-26] [IN-3]. */
export function InquiriesPage({ inquiries }: { inquiries: Inquiries }) {
  const t = useT()
  const { query, size, last, page } = inquiries
  useNews()
  const { counts, total, records } = page
  const all = counts.unaudited + counts.pushed + counts.invalid
  const chips = [
    { name: 'all', text: t('userCenter.all'), count: all, state: undefined },
    ...inquiryLifecycle.states.map((state) => ({
      name: state,
      text: t(STATE_WORD[state]),
      count: counts[state],
      state,
    })),
  ]
  return (
    <Page>
      <PageHead title={t('shell.inquiries')}>
        <LocalLink href="/inquiry" className={buttonLook({ tone: 'ink', size: 'dense' })}>
          <Icon name="plus" size="small" />
          {t('inquiry.newInquiry')}
        </LocalLink>
      </PageHead>
      {all > 0 && (
        <FilterChips
          label={t('shell.inquiries')}
          chips={chips.map(({ state, ...chip }) => ({
            ...chip,
            href: inquiriesPath({ state }),
            isOn: state === query.state,
          }))}
        />
      )}
      <Busy>
        {records.length === 0 ? (
          <NoInquiries state={query.state} />
        ) : (
          <ul className="border-t-2 border-ink">
            {records.map((inquiry) => (
              <Line key={inquiry.inquiryId} inquiry={inquiry} />
            ))}
          </ul>
        )}
        {total > 0 && (
          <Pager
            current={query.current}
            size={size}
            total={total}
            last={last}
            at={(current) => inquiriesPath({ ...query, current })}
          />
        )}
      </Busy>
    </Page>
  )
}
