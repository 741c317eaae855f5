import { EmptyPage } from '#kit/list/empty-page.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/chat.ts'

export const handle: RouteHandle = { messages: ['userCenter'] }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('shell.messages'), description: t('userCenter.description') }))

export default function ChatRoute() {
  const t = useT()
  return (
    <EmptyPage
      heading={t('shell.messages')}
      title={t('userCenter.messagesEmptyTitle')}
      body={t('userCenter.messagesEmptyBody')}
      next={{ href: '/user-center/help-center', text: t('shell.help') }}
    />
  )
}
