import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Sentence } from '@ironsouq/ui/primitives/display/sentence'
import { PlainCheck } from '@ironsouq/ui/primitives/plain-field/plain-check'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

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
  const link = (path: string, text: string) => (
    <a href={at('/terms-page') + path} target="_blank" rel="noopener" className={LINK_LOOK}>
      {text}
    </a>
  )
  return (
    <PlainCheck {...props} value={termsVersion} required>
      <Sentence
        text={(places) => t('shell.agree', places)}
        places={{
          terms: link('', t('shell.agreeTerms')),
          privacy: link('#privacy', t('shell.agreePrivacy')),
        }}
      />
    </PlainCheck>
  )
}
