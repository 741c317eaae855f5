import { TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import { LINK_LOOK } from '@ironsouq/ui/primitives/link'
import { PlainCheck } from '@ironsouq/ui/primitives/plain-check'
import { useLocalPath } from '../local-link.tsx'
import { useT } from '../use-t.ts'

/** Stands in the sentence where a link will. */
const MARK = '\u0001'
const MARKED = { terms: `${MARK}terms${MARK}`, privacy: `${MARK}privacy${MARK}` }

interface AgreeBoxProps {
  name: string
  error?: string | undefined
  autoFocus?: boolean
  defaultChecked?: boolean
}

/** Agrees to the version that is linked; a form that is half filled in stays where it is. */
export function AgreeBox(props: AgreeBoxProps) {
  const t = useT()
  const at = useLocalPath()
  const links = {
    terms: { href: at('/terms-page'), text: t('shell.agreeTerms') },
    privacy: { href: `${at('/terms-page')}#privacy`, text: t('shell.agreePrivacy') },
  }
  return (
    <PlainCheck {...props} value={TERMS_VERSION} required>
      {t('shell.agree', MARKED)
        .split(MARK)
        .map((part) => {
          const link = part === 'terms' || part === 'privacy' ? links[part] : undefined
          if (!link) return part
          return (
            <a key={part} href={link.href} target="_blank" rel="noopener" className={LINK_LOOK}>
              {link.text}
            </a>
          )
        })}
    </PlainCheck>
  )
}
