import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { ChatPageQuery } from '@ironsouq/contract/deals/chat/chat.schema'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { redirect } from 'react-router'
import { ChatPage, type ShownChats } from '#features/deals/chat/chat-page.tsx'
import { chatPath } from '#features/deals/chat/parts/chat-path.ts'
import { FIRST_SIZE } from '#features/deals/chat/thread/thread.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import { answered, formOf, sendForm } from '#kit/form/read-form.server.ts'
import { readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/chat.ts'

export const handle: RouteHandle = {
  messages: ['chat', 'error'],
  layout: 'chat',
  noindex: true,
}

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<ShownChats> {
  const call = memberCall(visitOf(context, params), url)
  const { chatId, desk, consult, ...about } = readQuery(ChatPageQuery, url.searchParams)
  const opened = async () => {
    if (chatId === undefined) return null
    const [chat, { messages, canTranslate }] = await Promise.all([
      call(chatEndpoints.detail, { query: { chatId } }),
      call(chatEndpoints.thread, { query: { chatId, size: FIRST_SIZE } }),
    ])
    return { chat, messages, canTranslate }
  }
  const [{ userId }, { records }, open] = await Promise.all([
    call(memberEndpoints.userInfo),
    call(chatEndpoints.list, { query: {} }),
    opened(),
  ])
  const start = consult && !open ? { consult, ...about } : null
  return { memberId: userId, now: new Date().toISOString(), chats: records, desk, open, start }
}

/** Starts a consultation and goes on to its conversation. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const member = memberVisit(visit, url)
  const answer = await attempt(async () => {
    const { data, faults } = await sendForm(member, chatEndpoints.consult, form)
    if (data) throw redirect(joinPath(visit.prefix, chatPath({ chatId: data.chatId })))
    return { faults }
  })
  return answered(answer)
}

/** A member's page is cached nowhere, not even in the back/forward cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('chat.title'), description: t('chat.description') }))

export default function ChatRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ChatPage shown={loaderData} answer={actionData} />
}
