import type { SocialType } from '@ironsouq/contract/identity/social.types'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Form } from 'react-router'
import { useLocalPath } from '../local-link.tsx'
import { rememberSocialType } from '../stores/social-store.ts'
import { useT } from '../use-t.ts'
import { SOCIAL_NAMES } from './social-names.ts'

interface SocialButtonProps {
  socialType: SocialType
  back: string
}

/** To a provider, and from there back to the login page [ID-12]. */
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
