import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Form } from 'react-router'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { SOCIAL_NAMES } from './social-names.ts'
import { rememberSocialType } from './social-store.ts'

interface SocialButtonProps {
  socialType: SocialType
  back: string
}

/** Redirects to a provider, which returns to the login page [ID-12]. */
export function SocialButton({ socialType, back }: SocialButtonProps) {
  const t = useT()
  const action = useLocalPath()('/login/social')
  return (
    <Form
      method="post"
      action={action}
      onSubmit={() => rememberSocialType(socialType)}
      className="grid"
    >
      <input type="hidden" name="socialType" value={socialType} />
      <input type="hidden" name="back" value={back} />
      <button type="submit" className={buttonLook()}>
        {t('login.continueWith', { name: SOCIAL_NAMES[socialType] })}
      </button>
    </Form>
  )
}
