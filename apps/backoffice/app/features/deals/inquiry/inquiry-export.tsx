import { InquiryFilter } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { inquiryExportEndpoints } from '@ironsouq/contract/platform/list-export/list-export.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { ListFile } from '@ironsouq/portal/table/list-file'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { useSearchParams } from 'react-router'

const { ask, detail } = inquiryExportEndpoints

/** Writes the inquiries that the list shows now to a file. */
export function InquiryExport() {
  const [search] = useSearchParams()
  return (
    <ListFile
      ask={(format) => api(ask, { body: { filter: listQuery(InquiryFilter, search), format } })}
      read={(exportId) => api(detail, { query: { exportId } })}
    />
  )
}
