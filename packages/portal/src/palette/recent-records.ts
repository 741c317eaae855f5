import type { FoundRecord, RecordSearch } from '../screen/screen.ts'

/** In the tab only: a record may name a person, and another person may use the browser next. */
const KEY = 'recent-records'
const MOST = 6

export type RecentRecord = FoundRecord & Pick<RecordSearch, 'icon'>

/** The records that were opened from the palette in this tab, the latest first. */
export function recentRecords(): RecentRecord[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as RecentRecord[]
  } catch {
    return []
  }
}

export function rememberRecord(record: RecentRecord): void {
  const others = recentRecords().filter(({ path }) => path !== record.path)
  sessionStorage.setItem(KEY, JSON.stringify([record, ...others].slice(0, MOST)))
}

/** When the person leaves. */
export const clearRecords = (): void => sessionStorage.removeItem(KEY)
