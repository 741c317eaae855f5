import { AuthFrame } from '@ironsouq/ui/patterns/page/auth-frame'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { AccountNameForm } from '#features/identity/password-reset/account-name-form.tsx'
import { ResetHelp } from '#features/identity/password-reset/reset-help.tsx'
import { resetStep } from '#features/identity/password-reset/reset-steps.server.ts'
import { askCode } from '#features/identity/password-reset/reset.server.ts'
import { Title } from '#features/identity/register/parts/title.tsx'
import { useResetSteps } from '#features/identity/register/parts/use-steps.ts'
import { formOf } from '#kit/form/read-form.server.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import { type RouteHandle, useSiteData } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/check-account.ts'

export const handle: RouteHandle = {
  messages: ['register', 'login', 'error'],
  layout: 'default',
  noindex: true,
  aside: 'rememberedIt',
}

export function loader({ request, context, params }: Route.LoaderArgs) {
  visitOf(context, params)
  return { typed: resetStep.of(request)?.account }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  return askCode({ visit, form: await formOf(request, visit), step: resetStep.of(request) })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('register.recoverTitle'),
    description: t('register.recoverDescription'),
  }))

export default function CheckAccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { switches } = useSiteData()
  return (
    <AuthFrame steps={useResetSteps(0)} aside={<ResetHelp />}>
      <Title>{t('register.whichTitle')}</Title>
      <AccountNameForm
        typed={actionData?.typed?.['account'] ?? loaderData.typed}
        faults={actionData?.faults}
      />
      {switches.registration && (
        <p className="text-ink-muted">
          {t('register.noneYet')}{' '}
          <LocalLink href="/register" className={LINK_LOOK}>
            {t('register.createAccount')}
          </LocalLink>
        </p>
      )}
    </AuthFrame>
  )
}
