import { IMAGE_TYPES } from '@ironsouq/contract/platform/media/media.limits'
import {
  PICTURE_FIELDS,
  type PictureField,
  settingEndpoints,
  WebConfigRecord,
} from '@ironsouq/contract/platform/setting/setting.endpoints'
import { isolated } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { uploadPicture } from '@ironsouq/portal/api/upload-picture.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { foundIn } from '@ironsouq/portal/screen/found-in.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import type { Route } from './+types/web-config-field.screen.ts'
import { SettingsPage } from './parts/settings-page.tsx'

interface Values {
  texts: WebConfigRecord['texts']
}

const LABELS = { texts: 'backofficeSetting.text' } as const

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  foundIn(await api(settingEndpoints.fields), 'field', params.field)

const pictureFieldOf = ({ field }: WebConfigRecord): PictureField | undefined =>
  PICTURE_FIELDS.find((picture) => picture === field)

function TextsForm({ record }: { record: WebConfigRecord }) {
  const t = useT()
  const { field } = record
  const form = useSavedRecord<WebConfigRecord, Values, 'field'>({
    noun: 'web-config',
    id: 'field',
    record,
    schema: WebConfigRecord,
    valuesOf: ({ texts }) => ({ texts }),
    empty: { texts: {} },
    save: ({ texts }, { version } = record) =>
      api(settingEndpoints.saveTexts, { body: { field, version, texts } }),
    pathOf: () => `/settings/web-config/${field}`,
  })
  const { values, set } = form
  const { texts } = values
  /** What visitors read while the field of a language is empty. */
  function hintOf(locale: LocaleCode): string | undefined {
    if (texts[locale]?.trim()) return undefined
    const text = texts.en?.trim() || record.builtIn[locale]
    return text
      ? t('backofficeSetting.shownWhileEmpty', { text: isolated(text) })
      : t('backofficeSetting.notShown')
  }
  return (
    <>
      <p className="text-ink-muted">{t('backofficeSetting.emptyHint')}</p>
      <LanguagesEditor statusOf={(locale) => (texts[locale] ? 'translated' : 'missing')}>
        {(locale) => (
          <TextArea
            label={t('backofficeSetting.text')}
            value={texts[locale] ?? ''}
            maxLength={2000}
            description={hintOf(locale)}
            onChange={(text) => set({ texts: { ...texts, [locale]: text } })}
          />
        )}
      </LanguagesEditor>
      <RecordBar form={form} fields={LABELS} />
    </>
  )
}

function PictureForm({ record, field }: { record: WebConfigRecord; field: PictureField }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const mayUpload = useMay('upload.create')
  const { picture, version } = record
  const show = (uploadId: string | null) =>
    api(settingEndpoints.savePicture, { body: { field, version, uploadId } })
  const send = (file: File) =>
    run(async () => {
      const uploadId = await uploadPicture(file, 'content')
      if (uploadId === null)
        toasts.show({ text: t('backofficeSetting.uploadRefused'), tone: 'error', lasts: 6000 })
      else await show(uploadId)
    })
  return (
    <Panel heading={t('backofficeSetting.shownText')}>
      <div className="grid justify-items-start gap-3">
        {picture === null ? (
          <p>{t('backofficeSetting.builtIn')}</p>
        ) : (
          <img
            src={pictureUrl(picture)}
            alt={t(`backofficeSetting.${field}`)}
            className="max-h-60 max-w-full rounded-tight border border-line"
          />
        )}
        {mayUpload && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-box border border-dashed border-line-strong px-3 focus-within:outline-3 focus-within:outline-focus hover:border-ink">
            <Icon name="camera" />
            <span role="status">
              {t(isRunning ? 'backofficeSetting.uploading' : 'backofficeSetting.uploadPhoto')}
            </span>
            <input
              type="file"
              accept={IMAGE_TYPES.join(',')}
              className="sr-only"
              disabled={isRunning}
              onChange={(event) => {
                const file = event.target.files?.[0]
                event.target.value = ''
                if (file) void send(file)
              }}
            />
          </label>
        )}
        {picture !== null && (
          <Button isPending={isRunning} onPress={() => void run(() => show(null))}>
            {t('backofficeSetting.useBuiltIn')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

export default function WebConfigFieldScreen({ loaderData: record }: Route.ComponentProps) {
  const t = useT()
  const picture = pictureFieldOf(record)
  return (
    <SettingsPage title={t(`backofficeSetting.${record.field}`)}>
      {picture ? (
        <PictureForm record={record} field={picture} />
      ) : (
        <TextsForm key={record.field} record={record} />
      )}
    </SettingsPage>
  )
}
