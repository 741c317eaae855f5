import { chatMerchantEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { CHAT_PARAM } from '@ironsouq/portal/chat/console-data.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useNavigate } from 'react-router'

/** Opens the conversation with the buyer of an order, which begins here if there is none. */
export function ChatButton({ orderId }: { orderId: string }) {
  const t = useT()
  const navigate = useNavigate()
  const mayAnswer = useMay('chat.answer')
  const { run, isRunning } = useCommand()
  if (!mayAnswer) return null
  const open = async () => {
    const opened = await run(() => api(chatMerchantEndpoints.begin, { body: { orderId } }))
    if (opened) await navigate(`/chat?${CHAT_PARAM}=${opened.chatId}`)
  }
  return (
    <Button icon="chat" isPending={isRunning} onPress={() => void open()}>
      {t('portalOrder.chatBuyer')}
    </Button>
  )
}
