import { couponMerchantEndpoints } from '@ironsouq/contract/mall/coupon/coupon.merchant.endpoints'
import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { CouponEditor, type CouponEditorProps } from '@ironsouq/portal/coupon/coupon-editor'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NoStore } from '#features/mall/store/parts/no-store.tsx'
import type { Route } from './+types/coupon.screen.ts'

const { record: recordOf, create, save, move } = couponMerchantEndpoints

export async function clientLoader({ params: { couponId } }: Route.ClientLoaderArgs) {
  const [record, { currency }] = await Promise.all([
    couponId === 'new' ? null : api(recordOf, { query: { couponId } }),
    api(productAdminEndpoints.choices),
  ])
  return { record, currency }
}

const findProducts: CouponEditorProps['findProducts'] = async (words, signal) => {
  const { list } = productAdminEndpoints
  const query = list.query.parse({ state: 'onSale', ...(words !== '' && { words }) })
  const { rows } = await api(list, { query, signal })
  return rows.map((row) => ({ id: row.productId, title: row.name, detail: row.partNo ?? '' }))
}

const saveCoupon: CouponEditorProps['save'] = (form, known) =>
  known ? api(save, { body: { ...form, ...known } }) : api(create, { body: form })

/** A coupon of the own store [BO-1]. */
export default function CouponScreen({ loaderData: { record, currency } }: Route.ComponentProps) {
  const t = useT()
  const mayEdit = useMay('coupon.edit')
  if (currency === null) return <NoStore title={t('portalCoupon.add')} />
  return (
    <CouponEditor
      key={record?.couponId ?? 'new'}
      record={record}
      currency={currency}
      mayEdit={mayEdit}
      save={saveCoupon}
      move={(couponId, action) => api(move, { body: { couponId, action } })}
      findProducts={findProducts}
    />
  )
}
