import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { Form } from 'react-router'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { type HelpBase, helpPath } from './help-paths.ts'

interface HelpSearchBoxProps {
  base: HelpBase
  words: string
}

/** A form that works without script: the server answers with the results. */
export function HelpSearchBox({ base, words }: HelpSearchBoxProps) {
  const t = useT()
  const localPath = useLocalPath()
  return (
    <Form role="search" action={localPath(helpPath(base))} className="max-w-140">
      <PlainInput
        key={words}
        name="q"
        type="search"
        label={t('help.search')}
        defaultValue={words}
        maxLength={100}
        required
        beside={
          <button type="submit" className={buttonLook({ tone: 'ink' })}>
            {t('help.find')}
          </button>
        }
      />
    </Form>
  )
}
