import { OrRule } from '@ironsouq/ui/patterns/page/auth-frame'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useState } from 'react'
import { TabLinks } from '#kit/form/tab-links.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { CodeForm } from '../code-form.tsx'
import { PasswordForm } from '../password-form.tsx'
import { SecondStepForm } from '../second-step-form.tsx'
import type { LoginFormProps } from '../use-login-form.ts'
import { type LoginBy, loginHref, type LoginWays } from './login-answer.ts'
import { SocialButton } from './social-button.tsx'

interface LoginPanelProps extends LoginFormProps {
  by: LoginBy
  ways: LoginWays
  /** In a dialog: changes the login method without a navigation. */
  onBy?: (by: LoginBy) => void
}

const WORDS = {
  account: 'login.byAccount',
  email: 'login.byEmail',
  mobile: 'login.byMobile',
} as const

/** All available login methods, the same on the page and in the dialog [MS-1]. */
export function LoginPanel({ by, ways, onBy, ...form }: LoginPanelProps) {
  const { back, given, binds = false } = form
  const t = useT()
  const { registration } = useSiteData().switches
  const [ticket, setTicket] = useState(given?.secondStep)
  const bys: LoginBy[] = ['account', 'email', ...(ways.mobile ? (['mobile'] as const) : [])]
  const tabs = bys.map((each) => ({
    href: loginHref({ by: each, back, binds }),
    text: t(WORDS[each]),
    isCurrent: each === by,
    ...(onBy && { onChoose: () => onBy(each) }),
  }))
  if (ticket !== undefined)
    return <SecondStepForm {...form} ticket={ticket} onAgain={() => setTicket(undefined)} />
  const first = { ...form, onSecondStep: setTicket }
  return (
    <div className="grid grid-cols-1 gap-4">
      <TabLinks label={t('login.ways')} tabs={tabs} />
      {by === 'account' ? (
        <PasswordForm {...first} />
      ) : (
        <CodeForm key={by} channel={by} {...first} />
      )}
      {!binds && (registration || ways.social.length > 0) && (
        <>
          <OrRule>{t('login.or')}</OrRule>
          <div className="flex flex-wrap gap-2 *:grow">
            {ways.social.map((socialType) => (
              <SocialButton key={socialType} socialType={socialType} back={back} />
            ))}
            {registration && (
              <LocalLink href={loginHref({ back }, '/register')} className={buttonLook()}>
                {t('login.createAccount')}
              </LocalLink>
            )}
          </div>
        </>
      )}
    </div>
  )
}
