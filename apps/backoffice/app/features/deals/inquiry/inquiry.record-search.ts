import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import type { RecordSearch } from '@ironsouq/portal/screen/screen.ts'

const { list } = inquiryStaffEndpoints

/** By its number, words of its subject, or who wrote it. */
export const inquiryRecordSearch: RecordSearch = {
  permission: 'inquiry.read',
  title: 'backofficeInquiry.title',
  icon: 'list',
  async find(find, signal) {
    const { rows } = await api(list, { query: list.query.parse({ find }), signal })
    return rows.map(({ inquiryId, inquiryNo, subject, memberName }) => ({
      path: `/inquiries/${inquiryId}`,
      title: subject,
      detail: `${inquiryNo} · ${memberName}`,
    }))
  },
}
