import { memberSupportEndpoints } from '@ironsouq/contract/people/member-support/member-support.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import type { RecordSearch } from '@ironsouq/portal/screen/screen.ts'

/** By the beginning of a name, account, company, mail address or mobile number. */
export const memberRecordSearch: RecordSearch = {
  permission: 'member.read',
  title: 'backofficeMember.title',
  icon: 'user',
  async find(q, signal) {
    const query = memberSupportEndpoints.list.query.parse({ q })
    const { rows } = await api(memberSupportEndpoints.list, { query, signal })
    return rows.map(({ memberId, nickName, company, mail, mobile }) => ({
      path: `/members/${memberId}`,
      title: nickName,
      detail: company || (mail ?? mobile ?? ''),
    }))
  },
}
