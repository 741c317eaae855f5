import type { OfferedCoupon } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PageHead } from '#kit/list/page-head.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { COUPONS_PAGE } from './parts/coupon-path.ts'
import { OfferedCoupons } from './parts/offered-coupons.tsx'

/** Without a condition: all coupons. One object, so that an effect sees no other one. */
const ALL = {}

/** Everything that can be claimed now or soon [CP-2]. */
export function CouponCentrePage({ coupons }: { coupons: readonly OfferedCoupon[] }) {
  const t = useT()
  return (
    <div className="wrap grid grid-cols-1 content-start gap-5 pb-10">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'mall', content: <LocalLink href="/mall">{t('mall.title')}</LocalLink> },
          { key: 'coupons', content: t('coupon.centre') },
        ]}
      />
      <PageHead title={t('coupon.centre')} lead={t('coupon.centreLead')}>
        <LocalLink href={COUPONS_PAGE} prefetch="none" className={buttonLook()}>
          {t('coupon.yours')}
        </LocalLink>
      </PageHead>
      {coupons.length === 0 ? (
        <EmptyState title={t('coupon.emptyCentre')}>
          <LocalLink href="/mall" className={buttonLook({ tone: 'ink' })}>
            {t('mall.backToMall')}
          </LocalLink>
        </EmptyState>
      ) : (
        <OfferedCoupons coupons={coupons} query={ALL} />
      )}
    </div>
  )
}
