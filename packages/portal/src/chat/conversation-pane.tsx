import type { ChannelState } from '@ironsouq/realtime-client/realtime'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useEffect, useState } from 'react'
import { api, isMissing } from '../api/api.ts'
import { uploadPicture } from '../api/upload-picture.ts'
import { useCommand } from '../api/use-command.ts'
import { toasts } from '../frame/toasts.ts'
import { useMay } from '../frame/use-may.ts'
import { useT } from '../language/use-t.ts'
import { AboutPane } from './about-pane.tsx'
import { CardDialog, type CardKind } from './cards/card-dialog.tsx'
import { MachineCard } from './cards/machine-card.tsx'
import { OrderCard } from './cards/order-card.tsx'
import { ProductCard } from './cards/product-card.tsx'
import { ChatDialogs } from './chat-dialogs.tsx'
import { Composer } from './composer.tsx'
import { ConnectionLine } from './connection.tsx'
import { useConsoleDesk } from './console-desk.ts'
import { type ChatAction, ConversationHead } from './conversation-head.tsx'
import { MessageLog } from './message/message-log.tsx'
import * as drafts from './outbox/drafts.ts'
import type { Outbox, Outgoing } from './outbox/outbox.ts'
import type { Conversation } from './thread.ts'
import { useConversation } from './use-conversation.ts'

interface ConversationPaneProps {
  chatId: string
  /** Of the desk: who was displaced there is displaced here. */
  connection: ChannelState
  onTryAgain: () => void
  /** Grows with each change of this conversation that the desk receives. */
  changes: number
  outbox: Outbox
  waiting: readonly Outgoing[]
  onLeave: () => void
}

const refusedIn = (waiting: readonly Outgoing[], chatId: string) =>
  waiting.filter((each) => each.chatId === chatId && each.refusal !== undefined)

/** What a person may do in a conversation now. */
function useActions(conversation: Conversation | undefined, isOwn: boolean): ChatAction[] {
  const { audience, report } = useConsoleDesk()
  const mayAnswer = useMay('chat.answer')
  const mayAssign = useMay('chat.assign') || (audience === 'merchant' && mayAnswer)
  if (!conversation || !mayAnswer) return []
  const { state, isBlocked } = conversation.chat
  const able: Record<ChatAction, boolean> = {
    // After someone took it.
    transfer: mayAssign && state === 'assigned',
    release: isOwn,
    end: isOwn,
    report: report !== undefined,
    block: !isBlocked,
    unblock: isBlocked,
  }
  const order: ChatAction[] = ['transfer', 'release', 'end', 'report', 'block', 'unblock']
  return order.filter((each) => able[each])
}

/** Why nothing can be written, and what to do. */
function Closed({ conversation, onTake }: { conversation: Conversation; onTake: () => void }) {
  const t = useT()
  const mayAnswer = useMay('chat.answer')
  const { state, assignee, isBlocked } = conversation.chat
  const reason = isBlocked
    ? t('portalChat.isBlocked')
    : state === 'waiting'
      ? t('portalChat.isWaiting')
      : state === 'assigned'
        ? t('portalChat.isWith', { name: assignee?.name ?? '' })
        : t(state === 'expired' ? 'portalChat.isExpired' : 'portalChat.isEnded')
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line bg-raised px-4 py-3 lg:px-6">
      <p className="min-w-0 flex-1 text-ink-2">{reason}</p>
      {state === 'waiting' && mayAnswer && (
        <Button tone="ink" size="dense" onPress={onTake}>
          {t('portalChat.take')}
        </Button>
      )}
    </div>
  )
}

/** What the conversation is about, above its messages. */
function Subject({ chat: { device, product, order } }: Pick<Conversation, 'chat'>) {
  if (!device && !product && !order) return null
  return (
    <div className="grid gap-2 border-b border-line bg-paper px-4 py-2 lg:px-6">
      {device && <MachineCard device={device} />}
      {product && <ProductCard product={product} />}
      {order && <OrderCard order={order} />}
    </div>
  )
}

export function ConversationPane(props: ConversationPaneProps) {
  const { chatId, connection, onTryAgain, changes, outbox, waiting, onLeave } = props
  const t = useT()
  const desk = useConsoleDesk()
  const { calls, audience } = desk
  const open = useConversation(desk, chatId)
  const { shown, error, isOwn, accept, readDetail } = open
  const { run, isRunning } = useCommand()
  // What was refused while another conversation was open is in the field as well.
  const [before] = useState(() => refusedIn(waiting, chatId))
  const [text, setText] = useState(() => {
    for (const message of before) drafts.takeBack(message)
    return drafts.of(chatId)
  })
  const [refusal, setRefusal] = useState(before[0]?.refusal)
  const [isUploading, setUploading] = useState(false)
  const [isAbout, setAbout] = useState(false)
  const [dialog, setDialog] = useState<ChatAction>()
  const [card, setCard] = useState<CardKind>()
  const actions = useActions(shown, isOwn)

  useEffect(() => {
    if (changes > 0) readDetail().catch(() => {}) // the next change reads it again
  }, [changes, readDetail])
  const write = (next: string) => {
    drafts.keep(chatId, next)
    setText(next)
  }

  useEffect(
    () =>
      outbox.onAnswer((message, sent) => {
        if (message.chatId !== chatId) return
        if (sent) return accept([sent])
        outbox.discard(message.sendId)
        setRefusal(message.refusal)
        setText(drafts.takeBack(message))
        return undefined
      }),
    [outbox, chatId, accept],
  )
  useEffect(() => {
    for (const { sendId } of refusedIn(outbox.waiting(), chatId)) outbox.discard(sendId)
  }, [outbox, chatId])

  const send = (content: Outgoing['content']) => {
    if (!shown) return
    setRefusal(undefined)
    outbox.add({
      chatId,
      consultation: shown.chat.consultation,
      sendId: crypto.randomUUID(),
      content,
      // oxlint-disable-next-line house/no-clock -- the sender sees when they wrote it
      at: new Date().toISOString(),
    })
  }
  const sendPicture = async (file: File) => {
    setUploading(true)
    const uploadId = await run(() => uploadPicture(file, 'chat', audience))
    setUploading(false)
    if (uploadId === null) setRefusal(t('portalChat.photoRefused'))
    if (uploadId) send({ kind: 'image', uploadId })
  }
  const change = async (call: () => Promise<unknown>) => {
    setDialog(undefined)
    await run(call)
    await readDetail().catch(() => {}) // the news of the desk reads it again
  }
  const take = () => change(() => api(calls.take, { body: { chatId } }))

  if (!shown)
    return (
      <section className="grid content-start bg-surface p-6" aria-busy={error === undefined}>
        {error !== undefined && (
          <div className="grid justify-items-start gap-3">
            <p>{t(isMissing(error) ? 'portal.missingBody' : 'portal.errorBody')}</p>
            <Button onPress={isMissing(error) ? onLeave : () => void open.load()}>
              {t(isMissing(error) ? 'portalChat.back' : 'common.retry')}
            </Button>
          </div>
        )}
      </section>
    )

  const { chat } = shown
  const isCutOff = connection === 'displaced' || connection === 'ended'
  return (
    <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_304px]">
      <section
        aria-label={chat.buyerName}
        className={`grid min-h-0 min-w-0 grid-rows-[auto_auto_minmax(0,1fr)_auto] bg-surface max-lg:h-dvh lg:h-[calc(100dvh-53px)] ${isAbout ? 'max-xl:hidden' : ''}`}
      >
        <ConversationHead
          conversation={shown}
          actions={isCutOff ? [] : actions}
          onAction={(action) =>
            action === 'release'
              ? void change(() => api(calls.release, { body: { chatId } }))
              : setDialog(action)
          }
          onBack={onLeave}
          onAbout={() => setAbout(true)}
        />
        <div>
          <ConnectionLine state={connection} onTryAgain={onTryAgain} />
          <Subject chat={chat} />
        </div>
        <MessageLog
          conversation={shown}
          waiting={waiting.filter((each) => each.chatId === chatId && each.refusal === undefined)}
          isTyping={open.isTyping}
          hasOlder={open.hasOlder}
          loadOlder={open.loadOlder}
        />
        {isOwn && !isCutOff ? (
          <Composer
            locale={chat.locale}
            text={text}
            onText={write}
            refusal={refusal}
            isUploading={isUploading}
            isSavingNote={isRunning}
            onTyping={open.signal}
            onSend={(written) => {
              write('')
              send({ kind: 'text', text: written })
            }}
            onNote={async (note) => {
              const saved = await run(() => api(calls.note, { body: { chatId, text: note } }))
              if (!saved) return false
              await readDetail().catch(() => {}) // the news of the desk reads it again
              return true
            }}
            onPicture={(file) => void sendPicture(file)}
            onCard={setCard}
          />
        ) : (
          <Closed conversation={shown} onTake={() => void take()} />
        )}
      </section>
      <aside
        aria-label={t('portalChat.about')}
        className={`min-w-0 content-start overflow-y-auto bg-surface xl:block xl:border-s xl:border-line lg:h-[calc(100dvh-53px)] ${isAbout ? '' : 'max-xl:hidden'}`}
      >
        <AboutPane conversation={shown} onBack={() => setAbout(false)} />
      </aside>
      {card && (
        <CardDialog
          kind={card}
          chatId={chatId}
          onClose={() => setCard(undefined)}
          onChoose={(content) => {
            setCard(undefined)
            send(content)
          }}
        />
      )}
      <ChatDialogs
        chat={chat}
        open={dialog}
        onClose={() => setDialog(undefined)}
        onEnd={() => void change(() => api(calls.end, { body: { chatId } }))}
        onBlock={(isBlocked) =>
          void change(() => api(calls.block, { body: { chatId, isBlocked } }))
        }
        onTransferred={() => {
          setDialog(undefined)
          toasts.show({ text: t('portalChat.transferDone') })
          onLeave()
        }}
      />
    </div>
  )
}
