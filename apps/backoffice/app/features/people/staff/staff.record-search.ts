import { staffEndpoints } from '@ironsouq/contract/people/staff/staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import type { RecordSearch } from '@ironsouq/portal/screen/screen.ts'

/** By a part of the name or the address. */
export const staffRecordSearch: RecordSearch = {
  permission: 'staff.read',
  title: 'backofficeStaff.people',
  icon: 'user',
  async find(text, signal) {
    const query = staffEndpoints.list.query.parse({ text })
    const { rows } = await api(staffEndpoints.list, { query, signal })
    return rows.map(({ staffId, name, email }) => ({
      path: `/staff/${staffId}`,
      title: name,
      detail: email,
    }))
  },
}
