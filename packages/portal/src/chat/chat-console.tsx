import { CHAT_CHANNEL } from '@ironsouq/contract/deals/chat/chat.limits'
import type { ChatMessage, DeskChat } from '@ironsouq/contract/deals/chat/chat.schema'
import { ChatFrame, DeskFrame } from '@ironsouq/contract/deals/chat/chat.schema'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { SearchField } from '@ironsouq/ui/primitives/field/search-field'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { api } from '../api/api.ts'
import { useCommand } from '../api/use-command.ts'
import { toasts } from '../frame/toasts.ts'
import { useMay } from '../frame/use-may.ts'
import { useShortcuts } from '../frame/use-shortcuts.ts'
import { useT } from '../language/use-t.ts'
import { useChannel } from '../realtime/use-channel.ts'
import { ScreenPage } from '../screen/screen-page.tsx'
import { ConnectionWord } from './connection.tsx'
import { CHAT_PARAM, type ConsoleData } from './console-data.ts'
import { type ConsoleDesk, ConsoleDeskProvider, useConsoleDesk } from './console-desk.ts'
import { ConsoleLists } from './console-lists.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { useOutbox } from './outbox/use-outbox.ts'

/** Several changes of the queue come at once. */
const LOAD_AGAIN_MS = 400
/** The most conversations that are followed beside the open one. */
const FOLLOWED_MOST = 60

/** What came after the lists were loaded. */
interface Fresh {
  message?: ChatMessage
  deskReadSeq?: number
}

function withFresh(chat: DeskChat, fresh: Fresh | undefined): DeskChat {
  if (!fresh) return chat
  const { message } = fresh
  const lastMessage =
    message && message.seq > (chat.lastMessage?.seq ?? 0) ? message : chat.lastMessage
  const lastSeq = Math.max(chat.lastSeq, lastMessage?.seq ?? 0)
  const byDesk = lastMessage && lastMessage.author !== 'buyer' ? lastMessage.seq : 0
  const deskReadSeq = Math.max(chat.deskReadSeq, fresh.deskReadSeq ?? 0, byDesk)
  return { ...chat, lastMessage, lastSeq, deskReadSeq, unread: lastSeq - deskReadSeq }
}

/** Follows a conversation of the list; it draws nothing. */
function FollowChat({
  chatId,
  onNews,
}: {
  chatId: string
  onNews: (chatId: string, fresh: Fresh) => void
}) {
  const { realtime } = useConsoleDesk()
  useChannel({
    realtime,
    channel: `${CHAT_CHANNEL}:${chatId}`,
    onMessage(body) {
      const { data } = ChatFrame.safeParse(body)
      if (data?.type === 'message') onNews(chatId, { message: data.message })
      if (data?.type === 'read' && data.side === 'desk') onNews(chatId, { deskReadSeq: data.seq })
    },
    onReset: () => {},
  })
  return null
}

interface ConsoleProps {
  desk: ConsoleDesk
  data: ConsoleData
  /** Further screens of the desk, for the bar. */
  actions: ReactNode
}

/** The console at a desk: the queue, one conversation and what it is about, side by side. */
export function ChatConsole({ desk, data, actions }: ConsoleProps) {
  return (
    <ConsoleDeskProvider value={desk}>
      <ConsolePanes data={data} actions={actions} />
    </ConsoleDeskProvider>
  )
}

function ConsolePanes({ data, actions }: Omit<ConsoleProps, 'desk'>) {
  const t = useT()
  const desk = useConsoleDesk()
  const mayAnswer = useMay('chat.answer')
  const { revalidate } = useRevalidator()
  const { run, isRunning } = useCommand()
  const [params, setParams] = useSearchParams()
  const openId = params.get(CHAT_PARAM) ?? undefined
  const [words, setWords] = useState('')
  const [fresh, setFresh] = useState<ReadonlyMap<string, Fresh>>(new Map())
  /** The news of the desk about the open conversation: it reads itself again. */
  const [changes, setChanges] = useState(0)

  const soon = useRef<ReturnType<typeof setTimeout>>(undefined)
  const loadLists = useCallback(() => {
    clearTimeout(soon.current)
    soon.current = setTimeout(() => void revalidate(), LOAD_AGAIN_MS)
  }, [revalidate])
  useEffect(() => () => clearTimeout(soon.current), [])

  const { state, again } = useChannel({
    realtime: desk.realtime,
    channel: desk.channel,
    onMessage(body) {
      const news = DeskFrame.safeParse(body).data
      if (!news) return
      if (news.chatId === openId) setChanges((count) => count + 1)
      if (news.type === 'state') loadLists()
    },
    onReset: loadLists,
  })
  useEffect(() => {
    if (state === 'connected') loadLists()
  }, [state, loadLists])
  const { outbox, waiting } = useOutbox(desk, state === 'connected')

  const open = (chatId: string | undefined) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (chatId === undefined) next.delete(CHAT_PARAM)
      else next.set(CHAT_PARAM, chatId)
      return next
    })
  const takeNext = async () => {
    const taken = await run(() => api(desk.calls.takeNext))
    if (taken === null) toasts.show({ text: t('portalChat.noneWaiting') })
    if (taken) open(taken.chatId)
  }
  useShortcuts(mayAnswer ? { n: () => void takeNext() } : {})

  const onNews = useCallback(
    (chatId: string, next: Fresh) =>
      setFresh((before) => new Map(before).set(chatId, { ...before.get(chatId), ...next })),
    [],
  )
  const lists = data.lists.map(({ list, records }) => ({
    list,
    records: records.map((chat) => withFresh(chat, fresh.get(chat.chatId))),
  }))
  const followed = lists
    .flatMap(({ list, records }) => (list === 'ended' ? [] : records))
    .slice(0, FOLLOWED_MOST)

  return (
    <ScreenPage
      title={t('portalChat.title')}
      isBarOnDeskOnly={openId !== undefined}
      find={
        <SearchField
          label={t('portalChat.find')}
          isLabelHidden
          size="dense"
          placeholder={t('portalChat.find')}
          value={words}
          onChange={setWords}
        />
      }
      actions={
        <>
          <ConnectionWord state={state} />
          {actions}
        </>
      }
    >
      {followed.map(({ chatId }) => (
        <FollowChat key={chatId} chatId={chatId} onNews={onNews} />
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)] lg:h-[calc(100dvh-53px)] lg:grid-cols-[288px_minmax(0,1fr)]">
        <div
          className={`min-w-0 content-start overflow-y-auto bg-surface lg:border-e lg:border-line ${openId === undefined ? '' : 'max-lg:hidden'}`}
        >
          <ConsoleLists
            {...data}
            lists={lists}
            openId={openId}
            words={words}
            mayAnswer={mayAnswer}
            isTaking={isRunning}
            onTakeNext={() => void takeNext()}
          />
        </div>
        {openId === undefined ? (
          <div className="grid content-center justify-items-center p-6 max-lg:hidden">
            <EmptyState title={t('portalChat.chooseTitle')} body={t('portalChat.chooseBody')} />
          </div>
        ) : (
          <ConversationPane
            key={openId}
            chatId={openId}
            connection={state}
            onTryAgain={again}
            changes={changes}
            outbox={outbox}
            waiting={waiting}
            onLeave={() => open(undefined)}
          />
        )}
      </div>
    </ScreenPage>
  )
}
