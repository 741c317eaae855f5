import { freightEndpoints } from '@ironsouq/contract/mall/freight/freight.endpoints'
import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { NotHere } from '@ironsouq/portal/screen/screen-states'
import type { Route } from './+types/freight.screen.ts'
import { FreightEditor } from './freight-editor.tsx'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [templates, { currency }, closedDays] = await Promise.all([
    api(freightEndpoints.list),
    api(productAdminEndpoints.choices),
    api(freightEndpoints.closedDays),
  ])
  const record = templates.find((each) => each.freightTemplateId === params.freightTemplateId)
  return { record, currency, closedDays }
}

export default function FreightScreen({ loaderData, params }: Route.ComponentProps) {
  const { record, currency, closedDays } = loaderData
  if (!record || currency === null) return <NotHere />
  return (
    <FreightEditor
      key={params.freightTemplateId}
      record={record}
      currency={currency}
      closedDays={closedDays}
    />
  )
}
