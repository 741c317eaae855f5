import type { DeskChat, DeskList } from '@ironsouq/contract/deals/chat/chat.schema'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '../api/api.ts'
import type { SeatDesk } from './seat-desk.ts'

export const SEAT_TABS = ['open', 'colleagues', 'ended'] as const
export type SeatTab = (typeof SEAT_TABS)[number]

const LISTS: Record<SeatTab, readonly DeskList[]> = {
  open: ['waiting', 'own'],
  colleagues: ['colleagues'],
  ended: ['ended'],
}

/** The search parameters of the seat: which lists are shown, and which conversation. */
export const TAB_PARAM = 'list'
export const CHAT_PARAM = 'chat'

const tabOf = (url: URL): SeatTab =>
  SEAT_TABS.find((each) => each === url.searchParams.get(TAB_PARAM)) ?? 'open'

export interface SeatData {
  tab: SeatTab
  lists: readonly { list: DeskList; records: readonly DeskChat[] }[]
  counts: { waiting: number; own: number; colleagues: number }
}

/** What the seat shows beside a conversation. */
export async function seatData(calls: SeatDesk['calls'], url: URL): Promise<SeatData> {
  const tab = tabOf(url)
  const answers = await Promise.all(
    LISTS[tab].map(async (list) => ({ list, ...(await api(calls.list, { query: { list } })) })),
  )
  const counts = answers[0]?.counts ?? { waiting: 0, own: 0, colleagues: 0 }
  return { tab, lists: answers.map(({ list, records }) => ({ list, records })), counts }
}

/** Another conversation changes nothing in the lists. */
export const shouldLoadSeat = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href ||
  currentUrl.pathname !== nextUrl.pathname ||
  tabOf(currentUrl) !== tabOf(nextUrl)
    ? defaultShouldRevalidate
    : false
