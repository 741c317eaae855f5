import type { TextInLanguage } from '@ironsouq/contract/content/text/text.schema'
import { messageFaults } from '@ironsouq/i18n/check-message'
import { LOCALES } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { STATE_LOOK } from './text-state.ts'

interface TextInLanguageFieldProps {
  language: TextInLanguage
  english: string
  value: string
  onChange: (value: string) => void
  /** What the server refused. */
  fault: string | undefined
  /** Confirms an outdated text; not given while something is not saved. */
  onKeep: (() => void) | undefined
}

const NOTES: Partial<Record<TextInLanguage['state'], Key>> = {
  outdated: 'backofficeText.outdatedNote',
  faulty: 'backofficeText.faultyNote',
  missing: 'backofficeText.missingNote',
}

const LINE_LENGTH = 40
const rowsOf = (text: string) =>
  Math.min(8, Math.max(2, text.split('\n').length, Math.ceil(text.length / LINE_LENGTH)))

/** One language of a text: what readers see, the original beside it, and what is wrong. */
export function TextInLanguageField(props: TextInLanguageFieldProps) {
  const { language, english, value, onChange, fault, onKeep } = props
  const { locale, own, override, state, by, at } = language
  const t = useT()
  const format = useFormat()
  const { name, bcp47, dir } = LOCALES[locale]
  const isChanged = value !== (override ?? own ?? '')
  const isChecked = isChanged || state === 'faulty'
  const [first] = isChecked && value !== '' ? messageFaults(value, { english, locale }) : []
  const error = first ? t(first.key, first.values) : fault
  const note = isChanged ? undefined : NOTES[state]
  // Placeholders are code: mirrored, their braces could not be read.
  const side = value.includes('{') ? 'ltr' : dir
  return (
    <section aria-label={name} className="grid min-w-0 content-start gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 lang={bcp47} className="font-bold">
          {name}
        </h2>
        <Badge tone={STATE_LOOK[state].tone}>{t(STATE_LOOK[state].word)}</Badge>
        {override !== null && at !== null && (
          <span className="text-micro text-ink-muted">
            {t('backofficeText.changedBy', {
              name: by ?? t('backofficeText.historyOperator'),
              time: format.dateTime(at),
            })}
          </span>
        )}
      </div>
      <div lang={bcp47} dir={side}>
        <TextArea
          label={name}
          isLabelHidden
          rows={rowsOf(value)}
          value={value}
          onChange={onChange}
        />
      </div>
      {error !== undefined && (
        <p role="alert" className="text-small text-refused">
          {error}
        </p>
      )}
      {note && <p className="text-small text-ink-2">{t(note)}</p>}
      {own !== null && value !== own && (
        <p className="text-small text-ink-muted">
          {t('backofficeText.original')}
          {': '}
          <bdi lang={bcp47} dir={own.includes('{') ? 'ltr' : dir} className="wrap-anywhere">
            {own}
          </bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {value !== (own ?? '') && (
          <Button size="portal" onPress={() => onChange(own ?? '')}>
            {t('backofficeText.restore')}
          </Button>
        )}
        {state === 'outdated' && onKeep && (
          <Button size="portal" onPress={onKeep}>
            {t('backofficeText.keep')}
          </Button>
        )}
      </div>
    </section>
  )
}
