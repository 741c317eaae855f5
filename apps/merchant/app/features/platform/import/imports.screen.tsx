import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '@ironsouq/contract/platform/import/import.limits'
import { merchantImportEndpoints } from '@ironsouq/contract/platform/import/import.merchant.endpoints'
import { MB } from '@ironsouq/contract/platform/media/media.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { ImportTable } from '@ironsouq/portal/import/import-table'
import { sendFile } from '@ironsouq/portal/import/send-file.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { FileDrop } from '@ironsouq/ui/primitives/field/file-drop'
import { useNavigate } from 'react-router'
import type { Route } from './+types/imports.screen.ts'

const { ask, send, list, template } = merchantImportEndpoints

const pathOf = (importId: string) => `/products/import/${importId}`

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  return { page: await api(list, { query: cursor === null ? {} : { cursor } }) }
}

/** Sends a file and states that it is there. */
async function sent(file: File): Promise<string | null> {
  const body = { fileName: file.name, size: file.size }
  const importId = await sendFile(file, await api(ask, { body }))
  if (importId !== null) await api(send, { body: { importId } })
  return importId
}

/** Files of the own products: a new one, and those of before [BO-3]. */
export default function ImportsScreen({ loaderData: { page } }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()

  async function add([file]: readonly File[]) {
    if (!file) return
    const importId = await run(() => sent(file))
    if (importId === null)
      toasts.show({ text: t('portalImport.uploadFailed'), tone: 'error', lasts: 6000 })
    if (importId) await navigate(pathOf(importId))
  }
  const download = () =>
    run(async () => {
      location.assign((await api(template, { query: { format: 'xlsx' } })).url)
    })

  return (
    <ScreenPage
      title={t('portalImport.titleOwn')}
      actions={
        <ScreenAction
          icon="download"
          text={t('portalImport.template')}
          isPending={isRunning}
          onPress={() => void download()}
        />
      }
    >
      <ScreenBody>
        <Panel heading={t('portalImport.new')}>
          <FileDrop
            label={t('portalImport.file')}
            description={`${t('portalImport.fileHint', {
              rows: IMPORT_ROWS_MAX,
              megabytes: IMPORT_BYTES_MAX / MB,
            })} ${t('portalImport.emptyCells')} ${t('portalImport.optionRows')} ${t('portalImport.photoRows')}`}
            choose={t('portalImport.choose')}
            isSingle
            isDisabled={isRunning}
            files={[]}
            onAdd={(files) => void add(files)}
            onRemove={() => {}}
          />
        </Panel>
        {page.total === 0 ? (
          <EmptyState title={t('portalImport.noneTitle')} body={t('portalImport.noneBodyOwn')} />
        ) : (
          <ImportTable page={page} pathOf={pathOf} />
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
