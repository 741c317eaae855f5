import { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import type { RecordSearch } from '@ironsouq/portal/screen/screen.ts'

const { list } = sellerApplicationEndpoints

/** By a part of the name of the firm, its contact or address, or the whole number of its licence. */
export const sellerRecordSearch: RecordSearch = {
  permission: 'seller.approve',
  title: 'backofficeSeller.title',
  icon: 'check',
  async find(text, signal) {
    const { rows } = await api(list, { query: list.query.parse({ text }), signal })
    return rows.map(({ applicationId, firmName, licenceNo }) => ({
      path: `/seller-applications/${applicationId}`,
      title: firmName,
      detail: licenceNo,
    }))
  },
}
