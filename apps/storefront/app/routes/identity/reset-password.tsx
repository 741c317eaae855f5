import { AuthFrame } from '@ironsouq/ui/patterns/page/auth-frame'
import { NewPasswordForm } from '#features/identity/password-reset/new-password-form.tsx'
import { Saved } from '#features/identity/password-reset/reset-done.tsx'
import { ResetHelp } from '#features/identity/password-reset/reset-help.tsx'
import { resetDone, resetStep } from '#features/identity/password-reset/reset-steps.server.ts'
import { fromTheFirst, setPassword } from '#features/identity/password-reset/reset.server.ts'
import { Title } from '#features/identity/register/parts/title.tsx'
import { useResetSteps } from '#features/identity/register/parts/use-steps.ts'
import { formOf } from '#kit/form/read-form.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/reset-password.ts'

export const handle: RouteHandle = {
  messages: ['register', 'login', 'error'],
  layout: 'default',
  noindex: true,
  aside: 'rememberedIt',
}

export function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const step = resetStep.of(request)
  if (step?.ticket) {
    const { account, needsSecondFactor = false } = step
    return { account, needsSecondFactor, removed: [] }
  }
  const done = resetDone.of(request)
  if (done) return { account: undefined, needsSecondFactor: false, removed: done.removed }
  throw fromTheFirst(visit)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const ticket = resetStep.of(request)?.ticket
  if (!ticket) throw fromTheFirst(visit)
  return setPassword({ visit, form }, ticket)
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('register.resetTitle'),
    description: t('register.recoverDescription'),
  }))

export default function ResetPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { account, needsSecondFactor, removed } = loaderData
  const t = useT()
  const isSaved = account === undefined
  return (
    <AuthFrame steps={useResetSteps(isSaved ? 3 : 2)} aside={<ResetHelp />}>
      <Title>{isSaved ? t('register.savedTitle') : t('register.resetTitle')}</Title>
      {isSaved ? (
        <Saved removed={removed} />
      ) : (
        <>
          <p className="text-body text-ink-2">{t('register.resetLead')}</p>
          <NewPasswordForm
            account={account}
            needsSecondFactor={needsSecondFactor}
            faults={actionData?.faults}
          />
        </>
      )}
    </AuthFrame>
  )
}
