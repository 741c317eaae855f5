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
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NotHere } from '@ironsouq/portal/screen/screen-states'
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

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const fields = await api(settingEndpoints.fields)
  return fields.find(({ field }) => field === params.field)
}

const pictureFieldOf = ({ field }: WebConfigRecord): PictureField | undefined =>
  PICTURE_FIELDS.find((picture) => picture === field)

function TextsForm({ record }: { record: WebConfigRecord }) {
  const t = useT()
  const { field } = record
  const form = useSavedRecord<WebConfigRecord, Values>({
    name: `web-config/${field}`,
    record,
    schema: WebConfigRecord,
    valuesOf: ({ texts }) => ({ texts }),
    empty: { texts: {} },
    save: ({ texts }, version) =>
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
      <FormBar form={form} />
      <ConflictDialog form={form} fields={labelled(LABELS, t)} />
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
  if (record === undefined) return <NotHere />
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
