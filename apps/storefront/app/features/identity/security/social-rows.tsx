import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { rememberSocialType } from '#features/identity/session/parts/social-store.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
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
  answer: FormAnswer | undefined
}

/** Leads to the provider. A plain form: the response is a redirect to another site. */
function Continue({ socialType }: { socialType: SocialType }) {
  const t = useT()
  const localPath = useLocalPath()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.requestSubmit(), [])
  return (
    <form
      ref={form}
      method="post"
      action={localPath('/login/social')}
      onSubmit={() => rememberSocialType(socialType)}
    >
      <input type="hidden" name="socialType" value={socialType} />
      <input type="hidden" name="back" value={localPath('/user-center/security')} />
      <button type="submit" className={buttonLook({ tone: 'ink', size: 'dense' })}>
        {t('settings.continueTo', { name: NAMES[socialType] })}
      </button>
    </form>
  )
}

function LinkButton({ socialType, isBound }: { socialType: SocialType; isBound: boolean }) {
  const t = useT()
  const name = NAMES[socialType]
  return (
    <Form method="post">
      {!isBound && <input type="hidden" name="kind" value="link" />}
      <input type="hidden" name="socialType" value={socialType} />
      <button
        type="submit"
        name="intent"
        value={isBound ? 'unbind' : 'link'}
        aria-label={
          isBound ? t('settings.unlinkNamed', { name }) : t('settings.linkNamed', { name })
        }
        className={buttonLook({ size: 'dense' })}
      >
        {isBound ? t('settings.unlink') : t('settings.link')}
      </button>
    </Form>
  )
}

/** The social login providers: linked ones can be unlinked, the others linked [ID-15]. */
export function SocialRows({ bindings, answer }: SocialRowsProps) {
  const t = useT()
  const format = useFormat()
  const chosen = answer?.done ? answer.typed?.['socialType'] : undefined
  return bindings.map(({ socialType, boundAt }) => (
    <BindRow
      key={socialType}
      icon="globe"
      name={NAMES[socialType]}
      note={
        boundAt ? t('settings.linkedOn', { date: format.date(boundAt) }) : t('settings.notLinked')
      }
    >
      {chosen === socialType ? (
        <Continue socialType={socialType} />
      ) : (
        <LinkButton socialType={socialType} isBound={boundAt !== null} />
      )}
    </BindRow>
  ))
}
