import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Skeleton } from '@ironsouq/ui/primitives/display/skeleton'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { LanguageText } from './article-form.ts'
import { documentText } from './use-compared-texts.ts'

/** The editor is large, and only screens of articles need it. */
const RichTextEditor = lazy(async () => {
  const editor = await import('./rich-text-editor.tsx')
  return { default: editor.RichTextEditor }
})

interface LanguageFieldsProps {
  text: LanguageText
  onChange: (next: Partial<LanguageText>) => void
  /** Another version of the record begins with its own document. */
  version: number
  /** What a translation can begin with; nothing for the English text itself. */
  english?: LanguageText | undefined
  /** The refusal of a field, as its properties. */
  faulty: (field: 'title' | 'summary') => { error?: string }
  /** Further fields of the language, under the text. */
  children?: ReactNode
}

const isEmpty = ({ title, summary, document }: LanguageText) =>
  `${title}${summary}${documentText(document)}`.trim() === ''

/** The fields of an article in one language. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { text, onChange, version, english, faulty, children } = props
  const t = useT()
  // The editor opens again with what was copied.
  const [copies, setCopies] = useState(0)
  return (
    <>
      {english && isEmpty(text) && !isEmpty(english) && (
        <div>
          <Button
            icon="translate"
            size="portal"
            onPress={() => {
              const { title, summary, document } = english
              onChange({ title, summary, document })
              setCopies(copies + 1)
            }}
          >
            {t('backofficeNews.copyEnglish')}
          </Button>
        </div>
      )}
      <TextField
        label={t('backofficeNews.headline')}
        value={text.title}
        onChange={(title) => onChange({ title })}
        {...faulty('title')}
      />
      <TextArea
        label={t('backofficeNews.summary')}
        rows={3}
        value={text.summary}
        onChange={(summary) => onChange({ summary })}
        {...faulty('summary')}
      />
      <Suspense fallback={<Skeleton size="h-60 w-full" />}>
        <RichTextEditor
          key={`${version}-${copies}`}
          label={t('backofficeNews.text')}
          document={text.document}
          onChange={(document) => onChange({ document })}
        />
      </Suspense>
      {children}
      <Checkbox
        label={t('backofficeNews.ready')}
        description={t(english ? 'backofficeNews.readyHelp' : 'backofficeNews.readyHelpEnglish')}
        isSelected={text.isReady}
        onChange={(isReady) => onChange({ isReady })}
      />
    </>
  )
}
