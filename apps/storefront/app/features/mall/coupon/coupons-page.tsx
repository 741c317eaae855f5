import type { DataOf, QueryOf } from '@ironsouq/contract/endpoint'
import type { couponEndpoints } from '@ironsouq/contract/mall/coupon/coupon.endpoints'
import { COUPON_LISTS } from '@ironsouq/contract/mall/coupon/coupon.enums'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { TabLinks } from '#kit/form/tab-links.tsx'
import { Busy } from '#kit/list/busy.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { HeldTicket } from './held-ticket.tsx'
import type { ClaimAnswer } from './parts/claim-answer.ts'
import { COUPON_CENTRE, couponsPath } from './parts/coupon-path.ts'

const EMPTY_WORD = {
  unused: 'coupon.emptyUnused',
  used: 'coupon.emptyUsed',
  expired: 'coupon.emptyExpired',
} as const

interface CouponsPageProps {
  query: QueryOf<typeof couponEndpoints.list>
  page: DataOf<typeof couponEndpoints.list>
  last: number
  /** When the page was rendered. */
  now: string
  answer: ClaimAnswer | undefined
}

/** The coupons of a member by state [CP-2]. */
export function CouponsPage({ query, page, last, now, answer }: CouponsPageProps) {
  const t = useT()
  const format = useFormat()
  const { state, current, size } = query
  const { records, counts, total } = page
  return (
    <Page>
      <PageHead title={t('coupon.title')}>
        <LocalLink href={COUPON_CENTRE} className={buttonLook()}>
          {t('coupon.centre')}
        </LocalLink>
      </PageHead>
      {answer && (
        <Banner tone={answer.faults ? 'refused' : 'proven'} isLive>
          {answer.faults ? answer.faults.msg : t('coupon.claimDone')}
        </Banner>
      )}
      <TabLinks
        label={t('coupon.title')}
        tabs={COUPON_LISTS.map((each) => ({
          href: couponsPath({ state: each }),
          text: t(`coupon.${each}`),
          note: format.number(counts[each]),
          isCurrent: each === state,
        }))}
      />
      <Busy>
        {records.length === 0 ? (
          <EmptyState title={t(EMPTY_WORD[state])} body={t('coupon.emptyBody')}>
            <LocalLink href={COUPON_CENTRE} className={buttonLook({ tone: 'ink' })}>
              {t('coupon.centre')}
            </LocalLink>
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2">
            {records.map((coupon) => (
              <li key={coupon.memberCouponId}>
                <HeldTicket coupon={coupon} now={now} />
              </li>
            ))}
          </ul>
        )}
        {total > 0 && (
          <Pager
            current={current}
            size={size}
            total={total}
            last={last}
            at={(at) => couponsPath({ state, current: at })}
          />
        )}
      </Busy>
    </Page>
  )
}
