import { ProductFilter } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { productExportEndpoints } from '@ironsouq/contract/mall/product-export/product-export.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { ListFile } from '@ironsouq/portal/table/list-file'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { useSearchParams } from 'react-router'

const { ask, detail } = productExportEndpoints

/** Writes the products that the list shows now to a file. */
export function ProductExport() {
  const [search] = useSearchParams()
  return (
    <ListFile
      ask={(format) => api(ask, { body: { filter: listQuery(ProductFilter, search), format } })}
      read={(exportId) => api(detail, { query: { exportId } })}
    />
  )
}
