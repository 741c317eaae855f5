import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'
import { OrRule } from '@ironsouq/ui/patterns/page/auth-frame'
import { SocialButton } from '#features/identity/session/parts/social-button.tsx'
import { useT } from '#kit/text/use-t.ts'

interface SocialWaysProps {
  social: readonly SocialType[]
  back: string
}

/** Social logins as an alternative to the form. */
export function SocialWays({ social, back }: SocialWaysProps) {
  const t = useT()
  if (social.length === 0) return null
  return (
    <>
      <OrRule>{t('register.or')}</OrRule>
      <div className="flex flex-wrap gap-2 *:grow">
        {social.map((socialType) => (
          <SocialButton key={socialType} socialType={socialType} back={back} />
        ))}
      </div>
    </>
  )
}
