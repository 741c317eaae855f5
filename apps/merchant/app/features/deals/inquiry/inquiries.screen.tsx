import {
  REQUEST_GROUPS,
  type RequestGroup,
} from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link } from 'react-router'
import type { Route } from './+types/inquiries.screen.ts'
import { InquiryRow } from './parts/inquiry-row.tsx'

const { inquiries } = quoteMerchantEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { data } = inquiries.query.safeParse(Object.fromEntries(url.searchParams))
  const query = data ?? inquiries.query.parse({})
  return { query, page: await api(inquiries, { query }) }
}

const pathOf = (group: RequestGroup, current = 1) =>
  `/inquiries?${new URLSearchParams({ group, ...(current > 1 && { current: String(current) }) })}`

const GROUP =
  'inline-flex min-h-11 items-center gap-2 px-3 font-medium whitespace-nowrap not-first:border-s not-first:border-line hover:bg-sunk focus-visible:-outline-offset-3 aria-[current]:bg-ink aria-[current]:text-paper lg:min-h-8'

function Groups({ group, counts }: { group: RequestGroup; counts: Record<RequestGroup, number> }) {
  const t = useT()
  const format = useFormat()
  return (
    <nav
      aria-label={t('merchantInquiry.title')}
      className="inline-flex max-w-full justify-self-start overflow-x-auto rounded-box border border-line-strong bg-raised"
    >
      {REQUEST_GROUPS.map((each) => (
        <Link
          key={each}
          to={pathOf(each)}
          aria-current={each === group ? 'page' : undefined}
          className={GROUP}
        >
          {t(`merchantInquiry.group_${each}`)}
          <span className="tabular-nums">{format.number(counts[each])}</span>
        </Link>
      ))}
    </nav>
  )
}

function NoInquiries() {
  const t = useT()
  return (
    <EmptyState title={t('merchantInquiry.emptyTitle')} body={t('merchantInquiry.emptyBody')}>
      <Link to="/machines" className={buttonLook({ tone: 'ink', size: 'portal' })}>
        {t('merchantInquiry.emptyAction')}
      </Link>
    </EmptyState>
  )
}

/** The inquiries that staff sent to the dealer, what waits for an answer first [IN-6]. */
export default function InquiriesScreen({ loaderData: { query, page } }: Route.ComponentProps) {
  const t = useT()
  const { group, current, size } = query
  const { records, total, counts } = page
  const hasOlder = current * size < total
  return (
    <ScreenPage title={t('merchantInquiry.title')}>
      <ScreenBody>
        <Groups group={group} counts={counts} />
        {records.length === 0 ? (
          <NoInquiries />
        ) : (
          <ul
            aria-label={t(`merchantInquiry.group_${group}`)}
            className="grid max-w-240 grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-box border border-line bg-surface"
          >
            {records.map((inquiry) => (
              <InquiryRow key={inquiry.inquiryId} inquiry={inquiry} />
            ))}
          </ul>
        )}
        {(current > 1 || hasOlder) && (
          <p className="flex gap-3">
            {current > 1 && (
              <Link to={pathOf(group, current - 1)} className={buttonLook({ size: 'portal' })}>
                {t('portal.previousPage')}
              </Link>
            )}
            {hasOlder && (
              <Link to={pathOf(group, current + 1)} className={buttonLook({ size: 'portal' })}>
                {t('portal.nextPage')}
              </Link>
            )}
          </p>
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
