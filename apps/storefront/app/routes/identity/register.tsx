import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { AuthFrame } from '@ironsouq/ui/patterns/page/auth-frame'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { AccountFor } from '#features/identity/register/account-for.tsx'
import { Title } from '#features/identity/register/parts/title.tsx'
import { useRegisterSteps } from '#features/identity/register/parts/use-steps.ts'
import { registerStep } from '#features/identity/register/register-steps.server.ts'
import { RegistrationOff } from '#features/identity/register/registration-off.tsx'
import { SocialWays } from '#features/identity/register/social-ways.tsx'
import { checkCode, sendCode } from '#features/identity/register/verify.server.ts'
import { WayForm } from '#features/identity/register/way-form.tsx'
import { codeWait, INTENT, SEND_CODE } from '#kit/form/code-wait.ts'
import { formOf, textIn } from '#kit/form/read-form.server.ts'
import { TabLinks } from '#kit/form/tab-links.tsx'
import { backPath, withBack } from '#kit/navigation/back-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import { type RouteHandle, useSiteData } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/register.ts'

export const handle: RouteHandle = {
  messages: ['register', 'login', 'error'],
  layout: 'default',
  noindex: true,
  aside: 'haveAccount',
}

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const ways = await visit.call(identityEndpoints.ways)
  const channel = ways.mobile && url.searchParams.get('by') === 'mobile' ? 'mobile' : 'email'
  const step = registerStep.of(request)
  const known = step?.channel === channel ? step : undefined
  const isChanging = url.searchParams.has('change')
  return {
    ways,
    channel,
    target: known?.target,
    sent: known && !isChanging ? codeWait(known.sent) : undefined,
    back: backPath(url.searchParams.get('back') ?? step?.back),
  } as const
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const asked = { visit, request, form }
  return textIn(form, INTENT) === SEND_CODE ? sendCode(asked) : checkCode(asked)
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('register.title'),
    description: t('register.description'),
  }))

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { ways, channel, target, sent, back } = loaderData
  const t = useT()
  const { switches } = useSiteData()
  const steps = useRegisterSteps(0)
  if (!switches.registration) return <RegistrationOff back={back} />
  const emailPath = withBack('/register', back)
  const mobilePath = withBack('/register?by=mobile', back)
  const path = channel === 'email' ? emailPath : mobilePath
  return (
    <AuthFrame steps={steps} aside={<AccountFor />}>
      <Title>{t('register.verifyTitle')}</Title>
      {ways.mobile && (
        <TabLinks
          label={t('register.way')}
          tabs={[
            { href: emailPath, text: t('register.email'), isCurrent: channel === 'email' },
            { href: mobilePath, text: t('register.mobile'), isCurrent: channel === 'mobile' },
          ]}
        />
      )}
      <WayForm
        key={channel}
        channel={channel}
        target={actionData?.typed?.['target'] ?? target}
        sent={sent}
        changePath={`${path}${path.includes('?') ? '&' : '?'}change`}
        back={back}
        faults={actionData?.faults}
      />
      <SocialWays social={ways.social} back={back} />
      <p className="text-ink-muted">
        {t('register.preferSingleForm')}{' '}
        <LocalLink href={withBack('/register/form', back)} className={LINK_LOOK}>
          {t('register.singleForm')}
        </LocalLink>
      </p>
    </AuthFrame>
  )
}
