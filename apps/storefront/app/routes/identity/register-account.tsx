import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { AuthFrame } from '@ironsouq/ui/patterns/page/auth-frame'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { redirect } from 'react-router'
import { AccountFor } from '#features/identity/register/account-for.tsx'
import { AccountForm } from '#features/identity/register/account-form.tsx'
import { CHECK_NAME } from '#features/identity/register/check-name.ts'
import { openAccount } from '#features/identity/register/open-account.server.ts'
import { Title } from '#features/identity/register/parts/title.tsx'
import { useRegisterSteps } from '#features/identity/register/parts/use-steps.ts'
import { registerStep } from '#features/identity/register/register-steps.server.ts'
import { wayPage } from '#features/identity/register/verify.server.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import { formOf, textIn, typedIn } from '#kit/form/read-form.server.ts'
import { withBack } from '#kit/navigation/back-path.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { BIND_COOKIE, hiddenCookieOf } from '#kit/request/cookies.ts'
import { type Visit, visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/register-account.ts'

export const handle: RouteHandle = {
  messages: ['register', 'login', 'error'],
  layout: 'default',
  noindex: true,
  aside: 'haveAccount',
}

/** The state of the previous step, or a redirect to it. */
function stepOf(request: Request, { prefix }: Visit) {
  const step = registerStep.of(request)
  if (step?.ticket) return { ...step, ticket: step.ticket }
  throw redirect(joinPath(prefix, '/register'))
}

export function loader({ request, context, params }: Route.LoaderArgs) {
  const { channel, target, back } = stepOf(request, visitOf(context, params))
  const isBinding = hiddenCookieOf(request, BIND_COOKIE) !== undefined
  return { target, backPath: withBack(wayPage(channel), back), isBinding }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const { ticket, channel, back } = stepOf(request, visit)
  if (textIn(form, INTENT) === CHECK_NAME) {
    const { account: name } = typedIn(form, ['account'])
    const query = { account: name, ticket }
    const { isFree } = await visit.call(identityEndpoints.accountFree, { query })
    return { name, isFree }
  }
  const isMailed = channel === 'email'
  return openAccount({ visit, request, form, proof: { ticket }, isMailed, back })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('register.accountTitle'),
    description: t('register.description'),
  }))

export default function RegisterAccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { target, backPath, isBinding } = loaderData
  const refused = actionData && 'faults' in actionData ? actionData : undefined
  const t = useT()
  return (
    <AuthFrame steps={useRegisterSteps(1)} aside={<AccountFor />}>
      <Title>{t('register.accountTitle')}</Title>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone="proven" icon="check">
          {t('register.verified')}
        </Badge>
        <bdi dir="ltr" className="min-w-0 wrap-anywhere">
          {target}
        </bdi>
      </p>
      {isBinding && <p className="text-ink-2">{t('register.binding')}</p>}
      <AccountForm typed={refused?.typed} faults={refused?.faults} backPath={backPath} />
    </AuthFrame>
  )
}
