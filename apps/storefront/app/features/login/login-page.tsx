import { AuthFrame } from '@ironsouq/ui/patterns/auth-frame'
import { Banner } from '@ironsouq/ui/patterns/banner'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { LINK_LOOK } from '@ironsouq/ui/primitives/link'
import { Link, useLocation } from 'react-router'
import { LocalLink } from '#shell/local-link.tsx'
import { splitPath } from '#shell/locale-path.ts'
import { type LoginAnswer, loginHref } from '#shell/login/login-answer.ts'
import { LoginPanel } from '#shell/login/login-panel.tsx'
import { SOCIAL_NAMES } from '#shell/login/social-names.ts'
import { useT } from '#shell/use-t.ts'
import type { Unbound } from './kept.server.ts'
import type { ShownLogin } from './login-page.server.ts'

const FOR = ['login.forSave', 'login.forAsk', 'login.forHistory', 'login.forNothing'] as const

function WhatFor() {
  const t = useT()
  return (
    <>
      <h2 className="text-lead font-bold tracking-tight">{t('login.forTitle')}</h2>
      <ul className="border-t border-line-strong">
        {FOR.map((key) => (
          <li key={key} className="flex gap-3 border-b border-line py-2">
            <span className="flex min-h-5 shrink-0 items-center text-proven">
              <Icon name="check" size="small" />
            </span>
            {t(key)}
          </li>
        ))}
      </ul>
      <p className="text-ink-2">{t('login.forReading')}</p>
    </>
  )
}

/** Pages that only a member has; whoever was sent from there cannot go back. */
const FOR_MEMBERS = /^\/(?:chat|user-center(?!\/(?:about-us|help-center)$))(?:\/|$)/

const pageOf = (back: string) => splitPath(back.replace(/[?#].*$/, '')).page

/** What a social login ended with, in words. */
function SaidOfSocial({ said: { why, socialType } }: { said: NonNullable<ShownLogin['said']> }) {
  const t = useT()
  const name = socialType && SOCIAL_NAMES[socialType]
  return (
    <Banner tone="refused" isLive>
      {why === 'refused' && name && t('login.saidRefused', { name })}
      {why === 'elsewhere' && name && t('login.saidElsewhere', { name })}
      {(why === 'failed' || !name) && t('login.saidFailed')}
    </Banner>
  )
}

/** Somebody whom a provider knows and this shop does not: a new account, or his own. */
function BindHead({ unbound, back }: { unbound: Unbound; back: string }) {
  const t = useT()
  const { socialType, email, hasAccount } = unbound
  const name = SOCIAL_NAMES[socialType]
  return (
    <>
      <h1 className="text-title font-bold tracking-tight">{t('login.bindTitle', { name })}</h1>
      <p className="text-body">
        {hasAccount ? t('login.bindHasAccount', { name, email }) : t('login.bindLead', { name })}
      </p>
      {!hasAccount && (
        <LocalLink
          href={loginHref({ back }, '/register')}
          className={buttonLook({ tone: 'ink', size: 'tall', isWide: true })}
        >
          {t('login.bindOpen')}
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
      {t('shell.backToBefore')}
    </Link>
  )
}

interface LoginPageProps {
  shown: ShownLogin
  given?: LoginAnswer | undefined
}

/** The login as a page [RT-15]: the same forms as in the dialog, and beside them what for. */
export function LoginPage({ shown, given }: LoginPageProps) {
  const { back, by, ways, said, unbound } = shown
  const { pathname, search } = useLocation()
  return (
    <AuthFrame aside={<WhatFor />}>
      {unbound ? <BindHead unbound={unbound} back={back} /> : <LoginHead back={back} />}
      {said && <SaidOfSocial said={said} />}
      <LoginPanel
        by={by}
        ways={ways}
        action={pathname + search}
        back={back}
        given={given}
        binds={unbound !== undefined}
      />
      <BackLink back={back} />
    </AuthFrame>
  )
}
