import type { SocialType } from '@ironsouq/contract/identity/social.types'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Form } from 'react-router'
import { useLocalPath } from '#shell/local-link.tsx'
import { rememberSocialType } from '#shell/stores/social-store.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { BindRow } from './bind-row.tsx'

/** Names of products, the same in every language. */
const NAMES: Record<SocialType, string> = {
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
  wechat: 'WeChat',
  facebook: 'Facebook',
}

interface SocialRowsProps {
  bindings: readonly { socialType: SocialType; boundAt: string | null }[]
}

/** The providers of this shop: linked ones can be unlinked, the others linked [ID-15]. */
export function SocialRows({ bindings }: SocialRowsProps) {
  const t = useT()
  const format = useFormat()
  const localPath = useLocalPath()
  return bindings.map(({ socialType, boundAt }) => (
    <BindRow
      key={socialType}
      icon="globe"
      name={NAMES[socialType]}
      said={
        boundAt ? t('settings.linkedOn', { date: format.date(boundAt) }) : t('settings.notLinked')
      }
    >
      {boundAt ? (
        <Form method="post">
          <input type="hidden" name="socialType" value={socialType} />
          <button
            type="submit"
            name="intent"
            value="unbind"
            aria-label={t('settings.unlinkNamed', { name: NAMES[socialType] })}
            className={buttonLook({ size: 'dense' })}
          >
            {t('settings.unlink')}
          </button>
        </Form>
      ) : (
        <form
          method="post"
          action={localPath('/login/social')}
          onSubmit={() => rememberSocialType(socialType)}
        >
          <input type="hidden" name="socialType" value={socialType} />
          <input type="hidden" name="back" value={localPath('/user-center/security')} />
          <button
            type="submit"
            aria-label={t('settings.linkNamed', { name: NAMES[socialType] })}
            className={buttonLook({ size: 'dense' })}
          >
            {t('settings.link')}
          </button>
        </form>
      )}
    </BindRow>
  ))
}
