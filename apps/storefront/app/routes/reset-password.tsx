import { AuthFrame } from '@ironsouq/ui/patterns/auth-frame'
import { CannotGetIn } from '#features/register/cannot-get-in.tsx'
import { recovered, recoverStep } from '#features/register/recover-steps.server.ts'
import { fromTheFirst, setPassword } from '#features/register/recover.server.ts'
import { ResetForm } from '#features/register/reset-form.tsx'
import { Saved } from '#features/register/saved.tsx'
import { Title } from '#features/register/title.tsx'
import { useRecoverTrack } from '#features/register/use-track.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { formOf } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/reset-password.ts'

export const handle: RouteHandle = {
  messages: ['register', 'login', 'error'],
  layout: 'default',
  noindex: true,
  aside: 'rememberedIt',
}

export function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const step = recoverStep.of(request)
  if (step?.ticket) return { account: step.account }
  if (recovered.of(request)) return { account: undefined }
  throw fromTheFirst(visit)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const ticket = recoverStep.of(request)?.ticket
  if (!ticket) throw fromTheFirst(visit)
  return setPassword({ visit, form }, ticket)
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('register.resetTitle'),
    description: t('register.recoverDescription'),
  }))

export default function ResetPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { account } = loaderData
  const t = useT()
  const isSaved = account === undefined
  return (
    <AuthFrame steps={useRecoverTrack(isSaved ? 3 : 2)} aside={<CannotGetIn />}>
      <Title>{isSaved ? t('register.savedTitle') : t('register.resetTitle')}</Title>
      {isSaved ? (
        <Saved />
      ) : (
        <>
          <p className="text-body text-ink-2">{t('register.resetLead')}</p>
          <ResetForm account={account} faults={actionData?.faults} />
        </>
      )}
    </AuthFrame>
  )
}
