import { chatMerchantEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { CannedAnswers } from '@ironsouq/portal/chat/canned/canned-screens'
import type { Route } from './+types/canned-answers.screen.ts'

export const clientLoader = () => api(chatMerchantEndpoints.cannedAnswers)

export default function CannedAnswersScreen({ loaderData }: Route.ComponentProps) {
  return <CannedAnswers answers={loaderData} />
}
