import { textEndpoints } from '@ironsouq/contract/content/text/text.endpoints'
import { TextRecord, type TextValues } from '@ironsouq/contract/content/text/text.schema'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { placeholdersOf } from '@ironsouq/i18n/check-message'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import type { ComparedFields } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import type { Route } from './+types/text.screen.ts'
import { TextHistory } from './text-history.tsx'
import { TextInLanguageField } from './text-in-language.tsx'
import { TextPreview } from './text-preview.tsx'

/** The text in each language, as it is typed. */
type Values = Record<LocaleCode, string>

const FIELDS = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, { label: LOCALES[locale].name }]),
) as ComparedFields<Values>

export async function clientLoader({ params: { key } }: Route.ClientLoaderArgs) {
  const [record, history] = await Promise.all([
    api(textEndpoints.record, { query: { key } }),
    api(textEndpoints.history, { query: { key } }),
  ])
  return { record, changes: history.rows }
}

const valuesOf = ({ languages }: TextRecord): Values =>
  Object.fromEntries(
    languages.map(({ locale, override, own }) => [locale, override ?? own ?? '']),
  ) as Values

/** Only what changed; the original itself is no change of it. */
function changedTexts({ languages }: TextRecord, values: Values): TextValues {
  const texts: TextValues = {}
  for (const { locale, own, override } of languages) {
    const value = values[locale].trim()
    if (value !== (override ?? own ?? '')) texts[locale] = value === (own ?? '') ? null : value
  }
  return texts
}

function Placeholders({ english }: { english: string }) {
  const t = useT()
  const placeholders = placeholdersOf(english)
  if (placeholders.length === 0) return null
  return (
    <Panel heading={t('backofficeText.placeholders')}>
      <p className="pb-2 text-small text-ink-2">{t('backofficeText.placeholdersNote')}</p>
      <ul className="flex flex-wrap gap-2">
        {placeholders.map(({ name, kind }) => (
          <li key={`${name} ${kind}`} dir="ltr" className="rounded-tight bg-sunk px-1.5 py-px">
            <code>{kind ? `{${name}, ${kind}}` : `{${name}}`}</code>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export default function TextScreen({ loaderData: { record, changes } }: Route.ComponentProps) {
  const t = useT()
  const { run } = useCommand()
  const { key, version, languages } = record
  const form = useRecordForm<Values>({
    record: `text/${key}`,
    version,
    saved: valuesOf(record),
    save: (values, base) =>
      api(textEndpoints.save, {
        body: { key, version: base, texts: changedTexts(record, values) },
      }),
    conflictOf(refusal) {
      const current = currentRecordOf(refusal, TextRecord)
      return current && { version: current.version, values: valuesOf(current) }
    },
  })
  const english = languages.find(({ locale }) => locale === 'en')?.own ?? ''
  const keep = (locale: LocaleCode) =>
    void run(() =>
      api(textEndpoints.save, { body: { key, version, texts: { [locale]: form.values[locale] } } }),
    )
  return (
    <ScreenPage title={key}>
      <ScreenBody>
        <p className="font-bold wrap-anywhere lg:hidden">
          <bdi dir="ltr">{key}</bdi>
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:grid-cols-2">
            {languages.map((language) => (
              <TextInLanguageField
                key={language.locale}
                language={language}
                english={english}
                value={form.values[language.locale]}
                onChange={(value) => form.set({ [language.locale]: value })}
                fault={form.faultOf(language.locale)}
                onKeep={form.isChanged ? undefined : () => keep(language.locale)}
              />
            ))}
          </div>
          <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
            <Placeholders english={english} />
            <TextPreview english={english} texts={form.values} />
            <TextHistory changes={changes} />
          </aside>
        </div>
        <FormBar form={form}>
          <span className="text-ink-muted max-lg:hidden">{t('backofficeText.live')}</span>
        </FormBar>
        <ConflictDialog form={form} fields={FIELDS} />
      </ScreenBody>
    </ScreenPage>
  )
}
