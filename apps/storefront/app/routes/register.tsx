import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { AuthFrame } from '@ironsouq/ui/patterns/auth-frame'
import { LINK_LOOK } from '@ironsouq/ui/primitives/link'
import { AccountFor } from '#features/register/account-for.tsx'
import { registerStep } from '#features/register/register-steps.server.ts'
import { SocialWays } from '#features/register/social-ways.tsx'
import { Title } from '#features/register/title.tsx'
import { useRegisterTrack } from '#features/register/use-track.ts'
import { checkCode, sendCode } from '#features/register/verify.server.ts'
import { WayForm } from '#features/register/way-form.tsx'
import { backPath, withBack } from '#shell/back-path.ts'
import { codeWait, INTENT, SEND_CODE } from '#shell/forms/code-wait.ts'
import { TabLinks } from '#shell/forms/tab-links.tsx'
import { LocalLink } from '#shell/local-link.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { formOf, textIn } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
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
  const emailPath = withBack('/register', back)
  const mobilePath = withBack('/register?by=mobile', back)
  const path = channel === 'email' ? emailPath : mobilePath
  return (
    <AuthFrame steps={useRegisterTrack(0)} aside={<AccountFor />}>
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
        target={actionData?.typed ?? target}
        sent={sent}
        changePath={`${path}${path.includes('?') ? '&' : '?'}change`}
        back={back}
        faults={actionData?.faults}
      />
      <SocialWays social={ways.social} back={back} />
      <p className="text-ink-muted">
        {t('register.allAtOnce')}{' '}
        <LocalLink href={withBack('/register/form', back)} className={LINK_LOOK}>
          {t('register.plainForm')}
        </LocalLink>
      </p>
    </AuthFrame>
  )
}
