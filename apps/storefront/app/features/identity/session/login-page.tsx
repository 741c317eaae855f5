import { AuthFrame } from '@ironsouq/ui/patterns/page/auth-frame'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link, useLocation } from 'react-router'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { splitPath } from '#kit/navigation/locale-path.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import type { ShownLogin } from './login-page.server.ts'
import { type LoginAnswer, loginHref } from './parts/login-answer.ts'
import { LoginPanel } from './parts/login-panel.tsx'
import { SOCIAL_NAMES } from './parts/social-names.ts'
import type { Unbound } from './social-cookies.server.ts'

const FOR = ['login.forSave', 'login.forAsk', 'login.forHistory', 'login.forFree'] as const

/** For who comes to open a store. */
const FOR_STORE = ['login.forStoreFree', 'login.forStoreFit', 'login.forStoreMoney'] as const
const OPEN_STORE = '/mall/open-store'

function WhatFor({ picture, back }: { picture: string; back: string }) {
  const t = useT()
  const isForStore = pageOf(back) === OPEN_STORE
  return (
    <>
      <h2 className="text-lead font-bold tracking-tight">
        {t(isForStore ? 'login.forStoreTitle' : 'login.forTitle')}
      </h2>
      <ul className="border-t border-line-strong">
        {(isForStore ? FOR_STORE : FOR).map((key) => (
          <li key={key} className="flex gap-3 border-b border-line py-2">
            <span className="flex min-h-5 shrink-0 items-center text-proven">
              <Icon name="check" size="small" />
            </span>
            {t(key)}
          </li>
        ))}
      </ul>
      <p className="text-ink-2">{t(isForStore ? 'login.forStoreTerms' : 'login.forBrowsing')}</p>
      {/* Lazy: a phone, which does not show it, does not load it. */}
      <img
        src={picture}
        alt=""
        width={520}
        height={260}
        loading="lazy"
        className="mt-4 aspect-2/1 w-full rounded-box object-cover max-lg:hidden"
      />
    </>
  )
}

/** Pages for members only; a visitor cannot go back to them. */
const FOR_MEMBERS =
  /^\/(?:chat|checkout|pay|user-center(?!\/(?:about-us$|help-center(?:\/|$))))(?:\/|$)/

const pageOf = (back: string) => splitPath(back.replace(/[?#].*$/s, '')).page

/** The error message of a social login. */
function SocialFailureNote({
  failure: { why, socialType },
}: {
  failure: NonNullable<ShownLogin['failure']>
}) {
  const t = useT()
  const name = socialType && SOCIAL_NAMES[socialType]
  return (
    <Banner tone="refused" isLive>
      {why === 'refused' && name && t('login.socialCancelled', { name })}
      {why === 'elsewhere' && name && t('login.socialLinkedElsewhere', { name })}
      {(why === 'failed' || !name) && t('login.socialFailed')}
    </Banner>
  )
}

/** For a social login without an account: the user registers or links an existing account. */
function BindHead({ unbound, back }: { unbound: Unbound; back: string }) {
  const t = useT()
  const { socialType, email, hasAccount } = unbound
  const { registration } = useSiteData().switches
  const name = SOCIAL_NAMES[socialType]
  return (
    <>
      <h1 className="text-title font-bold tracking-tight">{t('login.bindTitle', { name })}</h1>
      <p className="text-body">
        {hasAccount ? t('login.bindHasAccount', { name, email }) : t('login.bindLead', { name })}
      </p>
      {!hasAccount && registration && (
        <LocalLink
          href={loginHref({ back }, '/register')}
          className={buttonLook({ tone: 'ink', size: 'tall', isWide: true })}
        >
          {t('login.bindCreate')}
        </LocalLink>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 pt-2">
        <h2 className="text-lead font-bold tracking-tight">{t('login.bindHave')}</h2>
        <LocalLink href={loginHref({ back })} className={LINK_LOOK}>
          {t('login.bindDrop', { name })}
        </LocalLink>
      </div>
    </>
  )
}

function LoginHead({ back }: { back: string }) {
  const t = useT()
  const page = pageOf(back)
  return (
    <>
      <h1 className="text-title font-bold tracking-tight">{t('login.title')}</h1>
      {FOR_MEMBERS.test(page) && <Banner>{t('shell.loginFirst')}</Banner>}
    </>
  )
}

function BackLink({ back }: { back: string }) {
  const t = useT()
  const page = pageOf(back)
  if (page === '/' || FOR_MEMBERS.test(page)) return null
  return (
    <Link to={back} className={`${buttonLook({ tone: 'quiet' })} justify-self-start ps-0`}>
      <Icon name="previous" size="small" />
      {t('shell.backToPreviousPage')}
    </Link>
  )
}

interface LoginPageProps {
  shown: ShownLogin
  given?: LoginAnswer | undefined
}

/** The login page [RT-15]: the same forms as in the dialog, with the purpose beside them. */
export function LoginPage({ shown, given }: LoginPageProps) {
  const { back, by, ways, failure, unbound, secondStep } = shown
  const { pathname, search } = useLocation()
  return (
    <AuthFrame aside={<WhatFor picture={shown.picture} back={back} />}>
      {unbound ? <BindHead unbound={unbound} back={back} /> : <LoginHead back={back} />}
      {failure && <SocialFailureNote failure={failure} />}
      <LoginPanel
        by={by}
        ways={ways}
        action={pathname + search}
        back={back}
        given={given ?? (secondStep === undefined ? undefined : { secondStep })}
        binds={unbound !== undefined}
      />
      <BackLink back={back} />
    </AuthFrame>
  )
}
