import type { QueryOf } from '@ironsouq/contract/endpoint'
import { couponEndpoints } from '@ironsouq/contract/mall/coupon/coupon.endpoints'
import type { OfferedCoupon } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { useEffect, useState } from 'react'
import { apiWith } from '#kit/api/browser-api.ts'
import { log } from '#kit/log.ts'
import { userStore } from '#kit/session/user-store.ts'
import { useStore } from '#kit/store/store.ts'
import { OfferedTicket } from './offered-ticket.tsx'

interface OfferedCouponsProps {
  coupons: readonly OfferedCoupon[]
  /** What they were asked by: asked again for a member, the answer says what is theirs. */
  query: QueryOf<typeof couponEndpoints.offered>
  /** One below the other, where there is little room. */
  isNarrow?: boolean
}

/** Coupons to claim. A cached page has them as every visitor sees them; what the member claimed is loaded after it. */
export function OfferedCoupons({ coupons, query, isNarrow = false }: OfferedCouponsProps) {
  const isMember = useStore(userStore, ({ userId }) => userId !== '')
  const [own, setOwn] = useState<readonly OfferedCoupon[]>()
  const { storeId, productId } = query
  useEffect(() => {
    if (!isMember) return
    const call = apiWith({ quietLogin: true, isAside: true })
    call(couponEndpoints.offeredToMember, { query: { storeId, productId } }).then(
      setOwn,
      (err: unknown) => log('the coupons could not be loaded', err),
    )
  }, [isMember, storeId, productId])
  const shown = (isMember ? own : undefined) ?? coupons
  return (
    <ul
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${isNarrow ? '' : 'sm:grid-cols-2 xl:grid-cols-3'}`}
    >
      {shown.map((coupon) => (
        <li key={coupon.couponId}>
          <OfferedTicket coupon={coupon} />
        </li>
      ))}
    </ul>
  )
}
