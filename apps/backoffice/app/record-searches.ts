import { chatStaffEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import type { PortalPermission } from '@ironsouq/portal/frame/portal-permission.ts'
import type { RecordSearch } from '@ironsouq/portal/screen/screen.ts'

/** What the command palette searches, one line per feature; loaded with the first search. */
const LOAD: readonly (() => Promise<RecordSearch>)[] = [
  async () => (await import('./features/mall/order/order.record-search.ts')).orderRecordSearch,
  async () => (await import('./features/people/member/member.record-search.ts')).memberRecordSearch,
  async () =>
    (await import('./features/machines/device/device.record-search.ts')).deviceRecordSearch,
  async () => (await import('./features/mall/store/store.record-search.ts')).storeRecordSearch,
  async () =>
    (await import('./features/people/seller-application/seller.record-search.ts'))
      .sellerRecordSearch,
  async () =>
    (await import('./features/deals/inquiry/inquiry.record-search.ts')).inquiryRecordSearch,
  async () =>
    (await import('@ironsouq/portal/chat/chat-record-search.ts')).chatRecordSearch(
      chatStaffEndpoints.find,
    ),
  async () => (await import('./features/content/news/news.record-search.ts')).newsRecordSearch,
  async () =>
    (await import('./features/mall/product/product.record-search.ts')).productRecordSearch,
  async () => (await import('./features/people/staff/staff.record-search.ts')).staffRecordSearch,
]

/** The searches that a person may use. */
export async function recordSearches(may: readonly PortalPermission[]): Promise<RecordSearch[]> {
  const all = await Promise.all(LOAD.map((load) => load()))
  return all.filter(({ permission }) => may.includes(permission))
}
