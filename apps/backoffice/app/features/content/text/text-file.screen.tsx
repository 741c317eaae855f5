import { textEndpoints } from '@ironsouq/contract/content/text/text.endpoints'
import {
  TEXT_FILE_FORMATS,
  type TextFileCheck,
  type TextFileFormat,
  type TextLocale,
} from '@ironsouq/contract/content/text/text.schema'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { download } from '@ironsouq/portal/table/csv.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { FileDrop } from '@ironsouq/ui/primitives/field/file-drop'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { useState } from 'react'
import { fileText } from './file-text.ts'
import { TextFileResult } from './text-file-result.tsx'

/** Translations are made from English, so it is not the first choice. */
const FIRST: TextLocale = 'ar'

interface LanguageChoiceProps {
  locale: TextLocale
  onChange: (locale: TextLocale) => void
}

function LanguageChoice({ locale, onChange }: LanguageChoiceProps) {
  const t = useT()
  return (
    <Select
      label={t('backofficeText.language')}
      options={LOCALE_CODES.map((id) => ({ id, text: LOCALES[id].name }))}
      value={locale}
      onChange={(id) => onChange(id as LocaleCode)}
    />
  )
}

function Export() {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [locale, setLocale] = useState(FIRST)
  const [format, setFormat] = useState<TextFileFormat>('csv')
  const save = () =>
    run(async () => {
      const { name, content } = await api(textEndpoints.file, { query: { locale, format } })
      download(name, content, format === 'csv' ? 'text/csv' : 'application/x-xliff+xml')
    })
  return (
    <Panel heading={t('backofficeTextFile.export')}>
      <div className="grid max-w-160 gap-4">
        <p className="text-ink-2">{t('backofficeTextFile.exportNote')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <LanguageChoice locale={locale} onChange={setLocale} />
          <Select
            label={t('backofficeTextFile.format')}
            options={TEXT_FILE_FORMATS.map((id) => ({ id, text: t(`backofficeTextFile.${id}`) }))}
            value={format}
            onChange={(id) => setFormat(id as TextFileFormat)}
          />
        </div>
        <div>
          <Button tone="ink" icon="download" isPending={isRunning} onPress={() => void save()}>
            {t('backofficeTextFile.download')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

interface Checked {
  locale: TextLocale
  format: TextFileFormat
  content: string
  check: TextFileCheck
}

function Import() {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [locale, setLocale] = useState(FIRST)
  const [checked, setChecked] = useState<Checked>()

  async function choose([file]: readonly File[]) {
    if (!file) return
    setChecked(undefined)
    const content = await fileText(file)
    if (content === undefined) {
      toasts.show({ text: t('error.textFileDamaged'), tone: 'error', lasts: 6000 })
      return
    }
    const format: TextFileFormat = /^\s*</.test(content) ? 'xliff' : 'csv'
    const body = { locale, format, content }
    const check = await run(() => api(textEndpoints.checkFile, { body }))
    if (check) setChecked({ ...body, check })
  }

  async function apply({ check, ...file }: Checked) {
    const body = { ...file, revision: check.revision }
    const done = await run(() => api(textEndpoints.importFile, { body }))
    if (!done) return
    setChecked(undefined)
    toasts.show({ text: t('backofficeTextFile.done', { count: done.counts.changed }) })
  }

  return (
    <Panel heading={t('backofficeTextFile.import')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid max-w-160 gap-4">
          <LanguageChoice
            locale={locale}
            onChange={(next) => {
              setLocale(next)
              setChecked(undefined)
            }}
          />
          <FileDrop
            label={t('backofficeTextFile.file')}
            description={t('backofficeTextFile.importNote')}
            choose={t('backofficeTextFile.choose')}
            isSingle
            isDisabled={isRunning}
            files={[]}
            onAdd={(files) => void choose(files)}
            onRemove={() => {}}
          />
        </div>
        {checked && (
          <TextFileResult
            check={checked.check}
            locale={checked.locale}
            isRunning={isRunning}
            onApply={() => void apply(checked)}
          />
        )}
      </div>
    </Panel>
  )
}

export default function TextFileScreen() {
  const t = useT()
  return (
    <ScreenPage title={t('backofficeTextFile.title')}>
      <ScreenBody>
        <Export />
        <Import />
      </ScreenBody>
    </ScreenPage>
  )
}
