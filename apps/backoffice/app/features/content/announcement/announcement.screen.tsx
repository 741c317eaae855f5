import { announcementEndpoints } from '@ironsouq/contract/content/announcement/announcement.endpoints'
import {
  ANNOUNCEMENT_AUDIENCES,
  type AnnouncementForm,
  AnnouncementRecord,
} from '@ironsouq/contract/content/announcement/announcement.schema'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import type { ComparedFields } from '@ironsouq/portal/form/compared-fields'
import { fromGulf, toGulf } from '@ironsouq/portal/form/gulf-time.ts'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import type { RecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { CheckboxGroup } from '@ironsouq/ui/primitives/field/checkbox-group'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { Route } from './+types/announcement.screen.ts'
import { STATE_LOOK } from './announcement-state.ts'

type Values = AnnouncementForm & { texts: AnnouncementRecord['texts'] }

const WORDS = { title: '', body: '' }

export async function clientLoader({ params: { announcementId } }: Route.ClientLoaderArgs) {
  const record =
    announcementId === 'new'
      ? null
      : await api(announcementEndpoints.record, { query: { announcementId } })
  return { record, now: new Date().toISOString() }
}

const emptyAt = (startsAt: string): Values => ({
  audience: 'everyone',
  languages: [],
  isImportant: false,
  link: null,
  startsAt,
  endsAt: null,
  texts: { en: WORDS },
})
const valuesOf = ({ announcement, texts }: AnnouncementRecord): Values => ({
  ...announcement,
  texts,
})

function Facts({ form }: { form: RecordForm<Values> }) {
  const t = useT()
  const { values, set, faulty } = form
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={t('backofficeAnnouncement.audience')}
        options={ANNOUNCEMENT_AUDIENCES.map((id) => ({
          id,
          text: t(`backofficeAnnouncement.${id}`),
        }))}
        {...form.choice('audience', ANNOUNCEMENT_AUDIENCES)}
      />
      <Checkbox
        label={t('backofficeAnnouncement.important')}
        description={t('backofficeAnnouncement.importantNote')}
        {...form.checked('isImportant')}
      />
      <TextField
        type="datetime-local"
        label={t('backofficeAnnouncement.startsAt')}
        value={toGulf(values.startsAt)}
        onChange={(field) => set({ startsAt: fromGulf(field) ?? values.startsAt })}
        {...faulty('startsAt')}
      />
      <TextField
        type="datetime-local"
        label={t('backofficeAnnouncement.endsAt')}
        value={toGulf(values.endsAt)}
        onChange={(field) => set({ endsAt: fromGulf(field) })}
        {...faulty('endsAt')}
      />
      <TextField
        type="url"
        label={t('backofficeAnnouncement.link')}
        value={values.link ?? ''}
        onChange={(link) => set({ link: link === '' ? null : link })}
        {...faulty('link')}
      />
      <CheckboxGroup
        label={t('backofficeAnnouncement.languages')}
        description={t('backofficeAnnouncement.languagesHint')}
        value={values.languages}
        onChange={(languages) => set({ languages })}
      >
        <div className="grid grid-cols-2 gap-x-4">
          {LOCALE_CODES.map((locale) => (
            <Checkbox key={locale} value={locale} label={LOCALES[locale].name} />
          ))}
        </div>
      </CheckboxGroup>
    </div>
  )
}

function Texts({ form }: { form: RecordForm<Values> }) {
  const t = useT()
  const { texts } = form.values
  const put = (locale: keyof typeof texts, words: Partial<typeof WORDS>) =>
    form.set({ texts: { ...texts, [locale]: { ...WORDS, ...texts[locale], ...words } } })
  return (
    <LanguagesEditor statusOf={(locale) => (texts[locale]?.title ? 'translated' : 'missing')}>
      {(locale) => (
        <>
          <TextField
            label={t('backofficeAnnouncement.heading')}
            value={texts[locale]?.title ?? ''}
            onChange={(title) => put(locale, { title })}
          />
          <TextArea
            label={t('backofficeAnnouncement.body')}
            value={texts[locale]?.body ?? ''}
            onChange={(body) => put(locale, { body })}
          />
        </>
      )}
    </LanguagesEditor>
  )
}

function WithdrawButton({ record }: { record: AnnouncementRecord }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { announcementId, version } = record
  const withdraw = () =>
    run(() => api(announcementEndpoints.withdraw, { body: { announcementId, version } }))
  return (
    <Button tone="danger" isPending={isRunning} onPress={() => void withdraw()}>
      {t('backofficeAnnouncement.withdraw')}
    </Button>
  )
}

function useFields(): ComparedFields<Values> {
  const t = useT()
  const format = useFormat()
  const moment = (value: unknown) => format.dateTime(String(value))
  return {
    audience: {
      label: t('backofficeAnnouncement.audience'),
      show: (value) => t(`backofficeAnnouncement.${value as Values['audience']}`),
    },
    languages: {
      label: t('backofficeAnnouncement.languages'),
      show: (value) => format.list((value as LocaleCode[]).map((locale) => LOCALES[locale].name)),
    },
    isImportant: { label: t('backofficeAnnouncement.important') },
    link: { label: t('backofficeAnnouncement.link') },
    startsAt: { label: t('backofficeAnnouncement.startsAt'), show: moment },
    endsAt: { label: t('backofficeAnnouncement.endsAt'), show: moment },
    texts: { label: t('backofficeAnnouncement.body') },
  }
}

interface FormProps {
  record: AnnouncementRecord | null
  /** When a new one begins. */
  now: string
}

function AnnouncementEditor({ record, now }: FormProps) {
  const t = useT()
  const fields = useFields()
  const form = useSavedRecord({
    noun: 'announcement',
    id: 'announcementId',
    record,
    schema: AnnouncementRecord,
    valuesOf,
    empty: emptyAt(now),
    save: (values, known) => api(announcementEndpoints.save, { body: { ...values, ...known } }),
    pathOf: ({ announcementId }) => `/announcements/${announcementId}`,
  })
  return (
    <ScreenPage title={form.values.texts.en.title || t('backofficeAnnouncement.add')}>
      <ScreenBody>
        {record && (
          <p>
            <Badge tone={STATE_LOOK[record.state].tone}>{t(STATE_LOOK[record.state].word)}</Badge>
          </p>
        )}
        <Texts form={form} />
        <Facts form={form} />
        <RecordBar form={form} fields={fields}>
          {record && record.state !== 'withdrawn' && <WithdrawButton record={record} />}
        </RecordBar>
      </ScreenBody>
    </ScreenPage>
  )
}

export default function AnnouncementScreen({ loaderData }: Route.ComponentProps) {
  return <AnnouncementEditor key={loaderData.record?.announcementId ?? 'new'} {...loaderData} />
}
