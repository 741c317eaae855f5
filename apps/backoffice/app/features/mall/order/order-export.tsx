import { StaffOrderFilter } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { orderExportEndpoints } from '@ironsouq/contract/platform/list-export/list-export.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { ListFile } from '@ironsouq/portal/table/list-file'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { useSearchParams } from 'react-router'

const { ask, detail } = orderExportEndpoints

/** Writes the orders that the list shows now to a file. */
export function OrderExport() {
  const [search] = useSearchParams()
  return (
    <ListFile
      ask={(format) => api(ask, { body: { filter: listQuery(StaffOrderFilter, search), format } })}
      read={(exportId) => api(detail, { query: { exportId } })}
    />
  )
}
