import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import type { Route } from './+types/product.screen.ts'
import { ProductEditor } from './editor/product-editor.tsx'

const { record: read, choices, attributes } = productAdminEndpoints

export async function clientLoader({ params: { productId } }: Route.ClientLoaderArgs) {
  const [record, offered] = await Promise.all([api(read, { query: { productId } }), api(choices)])
  const { productCategoryId } = record
  return { record, offered, fields: await api(attributes, { query: { productCategoryId } }) }
}

export default function ProductScreen({ loaderData, params }: Route.ComponentProps) {
  const { record, offered, fields } = loaderData
  return (
    <ProductEditor
      key={params.productId}
      record={record}
      offered={offered}
      loaded={fields}
      currency={record.currency}
    />
  )
}
