import { OrderFilter } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { orderMerchantExportEndpoints } from '@ironsouq/contract/platform/list-export/list-export.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { ListFile } from '@ironsouq/portal/table/list-file'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { useSearchParams } from 'react-router'

const { ask, detail } = orderMerchantExportEndpoints

/** Writes the orders that the list shows now to a file. */
export function OrderExport() {
  const [search] = useSearchParams()
  return (
    <ListFile
      ask={(format) => api(ask, { body: { filter: listQuery(OrderFilter, search), format } })}
      read={(exportId) => api(detail, { query: { exportId } })}
    />
  )
}
