import type { DeskChat, DeskList } from '@ironsouq/contract/deals/chat/chat.schema'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '../api/api.ts'
import type { ConsoleDesk } from './console-desk.ts'

export const CONSOLE_TABS = ['open', 'colleagues', 'ended'] as const
export type ConsoleTab = (typeof CONSOLE_TABS)[number]

const LISTS: Record<ConsoleTab, readonly DeskList[]> = {
  open: ['waiting', 'own'],
  colleagues: ['colleagues'],
  ended: ['ended'],
}

/** The search parameters of the console: which lists are shown, and which conversation. */
export const TAB_PARAM = 'list'
export const CHAT_PARAM = 'chat'

const tabOf = (url: URL): ConsoleTab =>
  CONSOLE_TABS.find((each) => each === url.searchParams.get(TAB_PARAM)) ?? 'open'

export interface ConsoleData {
  tab: ConsoleTab
  lists: readonly { list: DeskList; records: readonly DeskChat[] }[]
  counts: { waiting: number; own: number; colleagues: number }
}

/** What the console shows beside a conversation. */
export async function consoleData(calls: ConsoleDesk['calls'], url: URL): Promise<ConsoleData> {
  const tab = tabOf(url)
  const answers = await Promise.all(
    LISTS[tab].map(async (list) => ({ list, ...(await api(calls.list, { query: { list } })) })),
  )
  const counts = answers[0]?.counts ?? { waiting: 0, own: 0, colleagues: 0 }
  return { tab, lists: answers.map(({ list, records }) => ({ list, records })), counts }
}

/** Another conversation changes nothing in the lists. */
export const shouldLoadConsole = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href ||
  currentUrl.pathname !== nextUrl.pathname ||
  tabOf(currentUrl) !== tabOf(nextUrl)
    ? defaultShouldRevalidate
    : false
