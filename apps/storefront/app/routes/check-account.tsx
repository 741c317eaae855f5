import { AuthFrame } from '@ironsouq/ui/patterns/auth-frame'
import { LINK_LOOK } from '@ironsouq/ui/primitives/link'
import { CannotGetIn } from '#features/register/cannot-get-in.tsx'
import { recoverStep } from '#features/register/recover-steps.server.ts'
import { askCode } from '#features/register/recover.server.ts'
import { Title } from '#features/register/title.tsx'
import { useRecoverTrack } from '#features/register/use-track.ts'
import { WhichForm } from '#features/register/which-form.tsx'
import { LocalLink } from '#shell/local-link.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { formOf } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/check-account.ts'

export const handle: RouteHandle = {
  messages: ['register', 'login', 'error'],
  layout: 'default',
  noindex: true,
  aside: 'rememberedIt',
}

export function loader({ request, context, params }: Route.LoaderArgs) {
  visitOf(context, params)
  return { typed: recoverStep.of(request)?.account }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  return askCode({ visit, form: await formOf(request, visit), step: recoverStep.of(request) })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('register.recoverTitle'),
    description: t('register.recoverDescription'),
  }))

export default function CheckAccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  return (
    <AuthFrame steps={useRecoverTrack(0)} aside={<CannotGetIn />}>
      <Title>{t('register.whichTitle')}</Title>
      <WhichForm typed={actionData?.typed ?? loaderData.typed} faults={actionData?.faults} />
      <p className="text-ink-muted">
        {t('register.noneYet')}{' '}
        <LocalLink href="/register" className={LINK_LOOK}>
          {t('register.title')}
        </LocalLink>
      </p>
    </AuthFrame>
  )
}
