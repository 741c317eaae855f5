import type { DeskChat, DeskList } from '@ironsouq/contract/deals/chat/chat.schema'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useSearchParams } from 'react-router'
import { Key } from '../frame/key.tsx'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { ChatRow } from './chat-row.tsx'
import { CHAT_PARAM, CONSOLE_TABS, type ConsoleData, TAB_PARAM } from './console-data.ts'
import { useNow } from './use-now.ts'

const EMPTY = {
  waiting: 'portalChat.noneWaiting',
  own: 'portalChat.noneOwn',
  colleagues: 'portalChat.noneColleagues',
  ended: 'portalChat.noneEnded',
} as const

const HEAD = { waiting: 'portalChat.waiting', own: 'portalChat.yours' } as const

const CLOCK_MS = 20_000

interface ConsoleListsProps extends ConsoleData {
  openId: string | undefined
  /** What was typed to find a conversation. */
  words: string
  mayAnswer: boolean
  isTaking: boolean
  onTakeNext: () => void
}

/** Whether the words occur in what the row shows. */
function isFound(chat: DeskChat, words: string): boolean {
  const { buyerName, device, inquiry, product, order, lastMessage } = chat
  const shown = [
    buyerName,
    device?.title,
    device?.stockNo,
    product?.name,
    order?.orderNumber,
    inquiry && String(inquiry.inquiryNo),
    lastMessage?.text,
  ]
  const wanted = words.trim().toLowerCase()
  return shown.some((each) => each?.toLowerCase().includes(wanted))
}

function Tabs({ tab, counts }: Pick<ConsoleData, 'tab' | 'counts'>) {
  const t = useT()
  const format = useFormat()
  const [params, setParams] = useSearchParams()
  const count = { open: counts.waiting + counts.own, colleagues: counts.colleagues, ended: 0 }
  const choose = (next: string) => {
    const changed = new URLSearchParams(params)
    changed.set(TAB_PARAM, next)
    setParams(changed, { replace: true })
  }
  return (
    <div className="border-b border-line px-4 py-3">
      <div
        role="group"
        aria-label={t('portalChat.lists')}
        className="flex overflow-hidden rounded-box border border-line-strong bg-raised"
      >
        {CONSOLE_TABS.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === tab}
            onClick={() => choose(id)}
            className="min-h-11 flex-auto cursor-pointer px-1.5 font-medium whitespace-nowrap not-first:border-s not-first:border-line hover:bg-sunk focus-visible:-outline-offset-3 aria-pressed:bg-ink aria-pressed:text-paper lg:min-h-8"
          >
            {t(`portalChat.tab_${id}`)}
            {count[id] > 0 && (
              <span className="ps-1.5 text-micro tabular-nums">{format.number(count[id])}</span>
            )}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The conversations of the desk: who waits, the own ones, those of colleagues, those that have ended. */
export function ConsoleLists(props: ConsoleListsProps) {
  const { tab, lists, counts, openId, words, mayAnswer, isTaking, onTakeNext } = props
  const t = useT()
  const format = useFormat()
  const now = useNow(CLOCK_MS)
  const [params] = useSearchParams()
  const to = (chatId: string) => {
    const next = new URLSearchParams(params)
    next.set(CHAT_PARAM, chatId)
    return `?${next}`
  }
  const headed = (list: DeskList) => (list === 'waiting' || list === 'own' ? HEAD[list] : undefined)
  return (
    <>
      <Tabs tab={tab} counts={counts} />
      {lists.map(({ list, records }) => {
        const found = words.trim() === '' ? records : records.filter((each) => isFound(each, words))
        const head = headed(list)
        return (
          <section key={list} aria-label={t(`portalChat.list_${list}`)}>
            {head && (
              <h2 className="border-b border-line px-4 py-3 text-micro font-semibold">
                {t(head, { count: format.number(records.length) })}
              </h2>
            )}
            {found.length === 0 && (
              <p className="border-b border-line px-4 py-3 text-ink-muted">
                {t(records.length === 0 ? EMPTY[list] : 'portalChat.noneFound')}
              </p>
            )}
            <ul>
              {found.map((chat, i) => (
                <ChatRow
                  key={chat.chatId}
                  chat={chat}
                  to={to(chat.chatId)}
                  isOpen={chat.chatId === openId}
                  now={now}
                  {...(list === 'waiting' && { place: i + 1 })}
                />
              ))}
            </ul>
            {list === 'waiting' && mayAnswer && (
              <div className="border-b border-line px-4 py-3">
                <Button
                  tone="ink"
                  size="dense"
                  isWide
                  isPending={isTaking}
                  isDisabled={counts.waiting === 0}
                  onPress={onTakeNext}
                  aria-keyshortcuts="n"
                >
                  {t('portalChat.takeNext')}
                  <Key>N</Key>
                </Button>
              </div>
            )}
          </section>
        )
      })}
    </>
  )
}
