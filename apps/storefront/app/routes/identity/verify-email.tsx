import { isolated } from '@ironsouq/i18n/isolate'
import { AuthFrame } from '@ironsouq/ui/patterns/page/auth-frame'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { ResetCodeForm } from '#features/identity/password-reset/reset-code-form.tsx'
import { ResetHelp } from '#features/identity/password-reset/reset-help.tsx'
import { resetStep } from '#features/identity/password-reset/reset-steps.server.ts'
import { askCode, checkCode, fromTheFirst } from '#features/identity/password-reset/reset.server.ts'
import { Title } from '#features/identity/register/parts/title.tsx'
import { useResetSteps } from '#features/identity/register/parts/use-steps.ts'
import { codeWait, INTENT, SEND_CODE } from '#kit/form/code-wait.ts'
import { formOf, textIn } from '#kit/form/read-form.server.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/verify-email.ts'

export const handle: RouteHandle = {
  messages: ['register', 'login', 'error'],
  layout: 'default',
  noindex: true,
  aside: 'rememberedIt',
}

export function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const step = resetStep.of(request)
  if (!step) throw fromTheFirst(visit)
  return { account: step.account, sent: codeWait(step.sent) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const step = resetStep.of(request)
  if (!step) throw fromTheFirst(visit)
  const asked = { visit, form, step }
  return textIn(form, INTENT) === SEND_CODE ? askCode(asked, step.account) : checkCode(asked, step)
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('register.codeTitle'),
    description: t('register.recoverDescription'),
  }))

export default function VerifyEmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { account, sent } = loaderData
  const t = useT()
  return (
    <AuthFrame steps={useResetSteps(1)} aside={<ResetHelp />}>
      <Title>{t('register.codeTitle')}</Title>
      <p className="text-body wrap-anywhere text-ink-2">
        {t('register.codeLead', { account: isolated(account) })}
      </p>
      <ResetCodeForm sent={sent} faults={actionData?.faults} />
      <p>
        <LocalLink href="/check-account" className={LINK_LOOK}>
          {t('register.otherAccount')}
        </LocalLink>
      </p>
    </AuthFrame>
  )
}
