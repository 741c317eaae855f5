import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { api } from '@ironsouq/portal/api/api.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import type { RecordSearch } from '@ironsouq/portal/screen/screen.ts'

const { list } = storeStaffEndpoints

/** By a part of the name, or the whole number of the licence. */
export const storeRecordSearch: RecordSearch = {
  permission: 'store.read',
  title: 'backofficeStore.stores',
  icon: 'grid',
  async find(text, signal) {
    const { rows } = await api(list, { query: list.query.parse({ text }), signal })
    return rows.map(({ storeId, name, openedAt }) => ({
      path: `/stores/${storeId}`,
      title: name,
      detail: formatter(currentLocale()).date(openedAt),
    }))
  },
}
