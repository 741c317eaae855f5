import { couponStaffEndpoints } from '@ironsouq/contract/mall/coupon/coupon.staff.endpoints'
import { productReviewEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { CouponEditor, type CouponEditorProps } from '@ironsouq/portal/coupon/coupon-editor'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import type { Route } from './+types/coupon.screen.ts'

const { record: recordOf, create, save, move } = couponStaffEndpoints

/** Stores of the Emirates sell in it. */
const CURRENCY = 'AED'

export const clientLoader = ({ params: { couponId } }: Route.ClientLoaderArgs) =>
  couponId === 'new' ? null : api(recordOf, { query: { couponId } })

const findProducts: CouponEditorProps['findProducts'] = async (words, signal) => {
  const { list } = productReviewEndpoints
  const query = list.query.parse({ state: 'onSale', ...(words !== '' && { words }) })
  const { rows } = await api(list, { query, signal })
  return rows.map((row) => ({ id: row.productId, title: row.name, detail: row.storeName }))
}

const findStores: CouponEditorProps['findProducts'] = async (words, signal) => {
  const { list } = storeStaffEndpoints
  const query = list.query.parse({ state: 'open', ...(words !== '' && { text: words }) })
  const { rows } = await api(list, { query, signal })
  return rows.map((row) => ({ id: row.storeId, title: row.name, detail: '' }))
}

/** A coupon of the platform [BO-2]. */
export default function CouponScreen({ loaderData: record }: Route.ComponentProps) {
  const currency = record?.currency ?? CURRENCY
  return (
    <CouponEditor
      key={record?.couponId ?? 'new'}
      record={record}
      currency={currency}
      mayEdit={useMay('coupon.edit')}
      save={(form, known) =>
        known
          ? api(save, { body: { ...form, ...known, currency } })
          : api(create, { body: { ...form, currency } })
      }
      move={(couponId, action) => api(move, { body: { couponId, action } })}
      findProducts={findProducts}
      findStores={findStores}
    />
  )
}
