import { AuthFrame } from '@ironsouq/ui/patterns/page/auth-frame'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { loginHref } from '#features/identity/session/parts/login-answer.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { AccountFor } from './account-for.tsx'
import { Title } from './parts/title.tsx'

/** In place of the forms while no accounts can be created. */
export function RegistrationOff({ back }: { back: string }) {
  const t = useT()
  return (
    <AuthFrame aside={<AccountFor />}>
      <Title>{t('register.title')}</Title>
      <Banner>{t('error.registrationOff')}</Banner>
      <LocalLink
        href={loginHref({ back })}
        className={buttonLook({ tone: 'ink', size: 'tall', isWide: true })}
      >
        {t('shell.logIn')}
      </LocalLink>
    </AuthFrame>
  )
}
