import type { DeskChat } from '@ironsouq/contract/deals/chat/chat.schema'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { useT } from '../language/use-t.ts'
import { useConsoleDesk } from './console-desk.ts'
import type { ChatAction } from './conversation-head.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

interface ChatDialogsProps {
  chat: DeskChat
  open: ChatAction | undefined
  onClose: () => void
  onEnd: () => void
  onBlock: (isBlocked: boolean) => void
  onTransferred: () => void
}

/** The questions before something that the buyer notices. */
export function ChatDialogs(props: ChatDialogsProps) {
  const { chat, open, onClose, onEnd, onBlock, onTransferred } = props
  const t = useT()
  const { report } = useConsoleDesk()
  return (
    <>
      <Confirm
        title={t('portalChat.endTitle')}
        confirm={t('portalChat.end')}
        cancel={t('portal.cancel')}
        isOpen={open === 'end'}
        onAnswer={(answer) => (answer === 'confirm' ? onEnd() : onClose())}
      >
        {t('portalChat.endBody')}
      </Confirm>
      <Confirm
        title={t('portalChat.blockTitle')}
        confirm={t('portalChat.block')}
        cancel={t('portal.cancel')}
        isDanger
        isOpen={open === 'block'}
        onAnswer={(answer) => (answer === 'confirm' ? onBlock(true) : onClose())}
      >
        {t('portalChat.blockBody')}
      </Confirm>
      <Confirm
        title={t('portalChat.unblockTitle')}
        confirm={t('portalChat.unblock')}
        cancel={t('portal.cancel')}
        isOpen={open === 'unblock'}
        onAnswer={(answer) => (answer === 'confirm' ? onBlock(false) : onClose())}
      >
        {t('portalChat.unblockBody')}
      </Confirm>
      {open === 'transfer' && (
        <TransferDialog
          chatId={chat.chatId}
          assigneeId={chat.assignee?.id}
          onDone={onTransferred}
          onClose={onClose}
        />
      )}
      {open === 'report' && report && (
        <ReportDialog chatId={chat.chatId} report={report} onClose={onClose} />
      )}
    </>
  )
}
