import { chatMerchantEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { CannedEditor } from '@ironsouq/portal/chat/canned/canned-screens'
import type { Route } from './+types/canned-answer.screen.ts'

export const clientLoader = () => api(chatMerchantEndpoints.cannedAnswers)

export default function CannedAnswerScreen({ loaderData, params }: Route.ComponentProps) {
  return (
    <CannedEditor calls={chatMerchantEndpoints} answers={loaderData} answerId={params.answerId} />
  )
}
