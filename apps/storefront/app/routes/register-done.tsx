import { AuthFrame } from '@ironsouq/ui/patterns/auth-frame'
import { redirect } from 'react-router'
import { AccountFor } from '#features/register/account-for.tsx'
import { DoneList } from '#features/register/done-list.tsx'
import { registerDone } from '#features/register/register-steps.server.ts'
import { Title } from '#features/register/title.tsx'
import { useRegisterTrack } from '#features/register/use-track.ts'
import { joinPath, splitPath } from '#shell/locale-path.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/register-done.ts'

export const handle: RouteHandle = {
  messages: ['register'],
  layout: 'default',
  noindex: true,
  aside: 'myAccount',
}

export function loader({ request, context, params }: Route.LoaderArgs) {
  const { prefix } = visitOf(context, params)
  const done = registerDone.of(request)
  if (!done) throw redirect(joinPath(prefix, '/register'))
  const { account, isMailed, back } = done
  const { page } = splitPath(back.replace(/[?#].*$/, ''))
  return { account, isMailed, back: page === '/' ? undefined : back }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('register.doneTitle'),
    description: t('register.description'),
  }))

export default function RegisterDoneRoute({ loaderData }: Route.ComponentProps) {
  const { account, isMailed, back } = loaderData
  const t = useT()
  return (
    <AuthFrame steps={useRegisterTrack(3)} aside={<AccountFor />}>
      <Title>{t('register.doneTitle')}</Title>
      <p className="text-body text-ink-2">
        {t('register.doneBody', { account })} {isMailed && t('register.doneMail')}
      </p>
      <DoneList back={back} />
    </AuthFrame>
  )
}
