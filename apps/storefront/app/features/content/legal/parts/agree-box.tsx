import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { PlainCheck } from '@ironsouq/ui/primitives/plain-field/plain-check'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

/** A placeholder for a link in the sentence. */
const MARK = '\u0001'
const MARKED = { terms: `${MARK}terms${MARK}`, privacy: `${MARK}privacy${MARK}` }

interface AgreeBoxProps {
  name: string
  error?: string | undefined
  autoFocus?: boolean
  defaultChecked?: boolean
}

/** Agrees to the version in force, which is linked; the links open in a new tab so that the form is not lost. */
export function AgreeBox(props: AgreeBoxProps) {
  const t = useT()
  const at = useLocalPath()
  const { termsVersion } = useSiteData()
  const links = {
    terms: { href: at('/terms-page'), text: t('shell.agreeTerms') },
    privacy: { href: `${at('/terms-page')}#privacy`, text: t('shell.agreePrivacy') },
  }
  return (
    <PlainCheck {...props} value={termsVersion} required>
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
