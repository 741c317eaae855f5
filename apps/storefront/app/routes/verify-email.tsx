import { AuthFrame } from '@ironsouq/ui/patterns/auth-frame'
import { LINK_LOOK } from '@ironsouq/ui/primitives/link'
import { CannotGetIn } from '#features/register/cannot-get-in.tsx'
import { RecoverCodeForm } from '#features/register/recover-code-form.tsx'
import { recoverStep } from '#features/register/recover-steps.server.ts'
import { askCode, checkCode, fromTheFirst } from '#features/register/recover.server.ts'
import { Title } from '#features/register/title.tsx'
import { useRecoverTrack } from '#features/register/use-track.ts'
import { codeWait, INTENT, SEND_CODE } from '#shell/forms/code-wait.ts'
import { LocalLink } from '#shell/local-link.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { formOf, textIn } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/verify-email.ts'

export const handle: RouteHandle = {
  messages: ['register', 'login', 'error'],
  layout: 'default',
  noindex: true,
  aside: 'rememberedIt',
}

export function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const step = recoverStep.of(request)
  if (!step) throw fromTheFirst(visit)
  return { account: step.account, sent: codeWait(step.sent) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const step = recoverStep.of(request)
  if (!step) throw fromTheFirst(visit)
  const asked = { visit, form, step }
  return textIn(form, INTENT) === SEND_CODE ? askCode(asked, step.account) : checkCode(asked, step)
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('register.codeTitle'),
    description: t('register.recoverDescription'),
  }))

/** Isolates what was typed: it is in no language. */
const isolated = (typed: string) => `\u2068${typed}\u2069`

export default function VerifyEmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { account, sent } = loaderData
  const t = useT()
  return (
    <AuthFrame steps={useRecoverTrack(1)} aside={<CannotGetIn />}>
      <Title>{t('register.codeTitle')}</Title>
      <p className="text-body wrap-anywhere text-ink-2">
        {t('register.codeLead', { account: isolated(account) })}
      </p>
      <RecoverCodeForm sent={sent} faults={actionData?.faults} />
      <p>
        <LocalLink href="/check-account" className={LINK_LOOK}>
          {t('register.otherAccount')}
        </LocalLink>
      </p>
    </AuthFrame>
  )
}
