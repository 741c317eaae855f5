import type { SocialType } from '@ironsouq/contract/identity/social.types'
import { OrRule } from '@ironsouq/ui/patterns/auth-frame'
import { SocialButton } from '#shell/login/social-button.tsx'
import { useT } from '#shell/use-t.ts'

interface SocialWaysProps {
  social: readonly SocialType[]
  back: string
}

/** The providers whose word is taken in place of a form. */
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
