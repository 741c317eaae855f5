import { couponLifecycle } from '@ironsouq/contract/mall/coupon/coupon.lifecycle'
import type { CouponRow } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import type { ComponentProps } from 'react'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { ListScreen } from '../screen/list-screen.tsx'
import type { ListColumn } from '../table/list-column.ts'
import { RowLink } from '../table/row-link.tsx'
import { StateTabs } from '../table/state-tabs.tsx'
import { CouponBadge } from './coupon-badge.tsx'
import { useCouponTerms } from './use-coupon-terms.ts'

const pathOf = (couponId: string) => `/coupons/${couponId}`

function useColumns(): ListColumn<CouponRow>[] {
  const t = useT()
  const format = useFormat()
  const termsOf = useCouponTerms()
  return [
    {
      id: 'name',
      text: t('portalCoupon.coupon'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ couponId, name }) => <RowLink to={pathOf(couponId)} name={name} />,
    },
    { id: 'terms', text: t('portalCoupon.terms'), cell: (row) => <bdi>{termsOf(row)}</bdi> },
    { id: 'state', text: t('portalCoupon.state'), cell: (row) => <CouponBadge coupon={row} /> },
    {
      id: 'period',
      text: t('portalCoupon.period'),
      cell: ({ firstDay, lastDay }) => `${format.date(firstDay)} – ${format.date(lastDay)}`,
    },
    {
      id: 'claimed',
      text: t('portalCoupon.claimed'),
      isFigure: true,
      cell: ({ claimed, total }) =>
        t('portalCoupon.claimedOf', {
          claimed: format.number(claimed),
          total: format.number(total),
        }),
    },
    {
      id: 'used',
      text: t('portalCoupon.used'),
      isFigure: true,
      cell: ({ used }) => format.number(used),
    },
    {
      id: 'cost',
      text: t('portalCoupon.cost'),
      isFigure: true,
      cell: ({ cost }) => format.money(cost),
    },
    {
      id: 'createdAt',
      text: t('portalCoupon.createdAt'),
      isFigure: true,
      sort: '-createdAt',
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
  ]
}

interface CouponListProps {
  page: ComponentProps<typeof ListScreen<CouponRow>>['page']
  mayAdd: boolean
}

/** The coupons of an issuer with their numbers. */
export function CouponList({ page, mayAdd }: CouponListProps) {
  const t = useT()
  return (
    <ListScreen
      title={t('portalCoupon.title')}
      columns={useColumns()}
      idOf={({ couponId }) => couponId}
      page={page}
      usualSort="-createdAt"
      pathOf={pathOf}
      add={mayAdd && { to: pathOf('new'), text: t('portalCoupon.add') }}
      empty={<EmptyState title={t('portalCoupon.emptyTitle')} body={t('portalCoupon.emptyBody')} />}
    >
      <StateTabs
        label={t('portalCoupon.state')}
        all={t('portalOrder.all')}
        states={couponLifecycle.states.map((id) => ({ id, text: t(`portalCoupon.state_${id}`) }))}
      />
    </ListScreen>
  )
}
