import type { SocialType } from '@ironsouq/contract/social-login/social-login.types'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Form } from 'react-router'
import { rememberSocialType } from '#features/session/parts/social-store.ts'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
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

/** The social login providers: linked ones can be unlinked, the others linked [ID-15]. */
export function SocialRows({ bindings }: SocialRowsProps) {
  const t = useT()
  const format = useFormat()
  const localPath = useLocalPath()
  return bindings.map(({ socialType, boundAt }) => (
    <BindRow
      key={socialType}
      icon="globe"
      name={NAMES[socialType]}
      note={
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
