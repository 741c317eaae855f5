import { AuthFrame } from '@ironsouq/ui/patterns/page/auth-frame'
import { redirect } from 'react-router'
import { AccountFor } from '#features/identity/register/account-for.tsx'
import { DoneList } from '#features/identity/register/done-list.tsx'
import { Title } from '#features/identity/register/parts/title.tsx'
import { useRegisterSteps } from '#features/identity/register/parts/use-steps.ts'
import { registerDone } from '#features/identity/register/register-steps.server.ts'
import { joinPath, splitPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
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
  const { page } = splitPath(back.replace(/[?#].*$/s, ''))
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
    <AuthFrame steps={useRegisterSteps(3)} aside={<AccountFor />}>
      <Title>{t('register.doneTitle')}</Title>
      <p className="text-body text-ink-2">
        {t('register.doneBody', { account })} {isMailed && t('register.doneMail')}
      </p>
      <DoneList back={back} />
    </AuthFrame>
  )
}
