import { DeskFilter } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { deviceExportEndpoints } from '@ironsouq/contract/machines/device-export/device-export.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { ListFile } from '@ironsouq/portal/table/list-file'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { useSearchParams } from 'react-router'

const { ask, detail } = deviceExportEndpoints

/** Writes the machines that the list shows now to a file that the import reads back. */
export function DeviceExport() {
  const [search] = useSearchParams()
  return (
    <ListFile
      ask={(format) => api(ask, { body: { filter: listQuery(DeskFilter, search), format } })}
      read={(exportId) => api(detail, { query: { exportId } })}
    />
  )
}
