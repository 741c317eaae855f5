import { QuietPage } from '#features/mine/quiet-page.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import type { Route } from './+types/chat.ts'

export const handle: RouteHandle = { messages: ['mine'] }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('shell.messages'), description: t('mine.description') }))

export default function ChatRoute() {
  const t = useT()
  return (
    <QuietPage
      heading={t('shell.messages')}
      title={t('mine.messagesEmptyTitle')}
      body={t('mine.messagesEmptyBody')}
      next={{ href: '/user-center/help-center', text: t('shell.help') }}
    />
  )
}
