import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Menu, type MenuEntry } from '@ironsouq/ui/primitives/overlay/menu'
import { useT } from '../language/use-t.ts'
import { languageName } from './chat-labels.ts'
import type { Conversation } from './thread.ts'

export type ChatAction = 'transfer' | 'release' | 'end' | 'block' | 'unblock' | 'report'

const WORDS = {
  transfer: 'portalChat.transfer',
  release: 'portalChat.release',
  end: 'portalChat.end',
  block: 'portalChat.block',
  unblock: 'portalChat.unblock',
  report: 'portalChat.report',
} as const

interface ConversationHeadProps {
  conversation: Conversation
  /** What this person may do now. */
  actions: readonly ChatAction[]
  onAction: (action: ChatAction) => void
  onBack: () => void
  onAbout: () => void
}

export function ConversationHead(props: ConversationHeadProps) {
  const { conversation, actions, onAction, onBack, onAbout } = props
  const { chat, isBuyerOnline } = conversation
  const t = useT()
  const entries = actions.map((id): MenuEntry => ({
    id,
    text: t(WORDS[id]),
    isDanger: id === 'block',
  }))
  const act = (id: string) => {
    const action = actions.find((each) => each === id)
    if (action) onAction(action)
  }
  return (
    <header className="flex items-center gap-2 border-b border-line px-2 py-2 lg:gap-3 lg:px-6">
      <span className="lg:hidden">
        <IconButton tone="quiet" icon="previous" label={t('portalChat.back')} onPress={onBack} />
      </span>
      <span
        aria-hidden="true"
        className="relative grid size-10 shrink-0 place-items-center rounded-box bg-sunk font-bold max-lg:hidden"
      >
        {String.fromCodePoint(chat.buyerName.codePointAt(0) ?? 0x2d)}
        {isBuyerOnline && (
          <span className="absolute -end-1 -bottom-1 size-3.5 rounded-full border-2 border-surface bg-proven" />
        )}
      </span>
      <div className="grid min-w-0 flex-1">
        <h2 className="truncate text-body font-bold">
          <bdi>{chat.buyerName}</bdi>
        </h2>
        <p className="truncate text-micro text-ink-muted">
          <b className={isBuyerOnline ? 'text-proven' : ''}>
            {t(isBuyerOnline ? 'portalChat.online' : 'portalChat.notOnline')}
          </b>{' '}
          · {t('portalChat.reads', { language: languageName(chat.locale) })}
        </p>
      </div>
      <div className="flex items-center gap-2 max-lg:hidden">
        {actions.includes('transfer') && (
          <Button size="dense" icon="share" onPress={() => onAction('transfer')}>
            {t('portalChat.transfer')}
          </Button>
        )}
        {actions.includes('end') && (
          <Button size="dense" onPress={() => onAction('end')}>
            {t('portalChat.end')}
          </Button>
        )}
      </div>
      {entries.length > 0 && (
        <Menu
          label={t('portalChat.more')}
          entries={entries}
          onAction={act}
          trigger={<IconButton tone="quiet" icon="more" label={t('portalChat.more')} />}
        />
      )}
      <span className="xl:hidden">
        <IconButton tone="quiet" icon="info" label={t('portalChat.about')} onPress={onAbout} />
      </span>
    </header>
  )
}
