import { ApiError } from '@ironsouq/contract/client'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { isChatOpen } from '@ironsouq/contract/deals/chat/chat.lifecycle'
import type { BuyerChat } from '@ironsouq/contract/deals/chat/chat.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { closeFold, MENU_LINE, MenuFold } from '#kit/navigation/menu-fold.tsx'
import { toast } from '#kit/popup/toast.ts'
import { useT } from '#kit/text/use-t.ts'
import { chatCall } from './chat-call.ts'

const ReportDialog = lazy(async () => {
  const { ReportDialog: Dialog } = await import('./report-dialog.tsx')
  return { default: Dialog }
})

interface ChatMenuProps {
  chat: BuyerChat
  onChange: (chat: BuyerChat) => void
}

/** What a buyer does with a whole conversation. */
export function ChatMenu({ chat, onChange }: ChatMenuProps) {
  const t = useT()
  const [isReporting, setIsReporting] = useState(false)
  const { chatId, state } = chat
  const end = async () => {
    try {
      onChange(await chatCall(chatEndpoints.end, { body: { chatId } }))
    } catch (err) {
      toast(err instanceof ApiError ? err.message : t('shell.popupError'), { kind: 'error' })
    }
  }
  const then = (act: () => void) => (event: MouseEvent) => {
    closeFold(event.currentTarget.closest('details'))
    act()
  }
  return (
    <>
      <MenuFold
        button={<Icon name="more" />}
        label={t('chat.more')}
        buttonLook={buttonLook({ tone: 'quiet', isSquare: true })}
        look="end-0 grid w-max min-w-50 rounded-box p-1"
      >
        {isChatOpen(state) && (
          <button type="button" onClick={then(() => void end())} className={MENU_LINE}>
            <Icon name="close" size="small" />
            {t('chat.end')}
          </button>
        )}
        <button type="button" onClick={then(() => setIsReporting(true))} className={MENU_LINE}>
          <Icon name="flag" size="small" />
          {t('chat.report')}
        </button>
      </MenuFold>
      {isReporting && (
        <Suspense>
          <ReportDialog chatId={chatId} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </>
  )
}
