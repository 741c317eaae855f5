import { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '@ironsouq/contract/platform/import/import.limits'
import { MB } from '@ironsouq/contract/platform/media/media.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { sendFile } from '@ironsouq/portal/import/send-file.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { FileDrop } from '@ironsouq/ui/primitives/field/file-drop'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { useNavigate } from 'react-router'

interface Named {
  code: string
  name: string
}

/** Sends a file of a seller and states that it is there. */
async function send(seller: string, file: File): Promise<string | null> {
  const body = { kind: 'device', seller, fileName: file.name, size: file.size } as const
  const importId = await sendFile(file, await api(importEndpoints.ask, { body }))
  if (importId !== null) await api(importEndpoints.send, { body: { importId } })
  return importId
}

/** The start of an import: whose file it is, and the file. */
export function NewImport({
  sellers,
  seller: given,
}: {
  sellers: readonly Named[]
  seller?: string
}) {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const seller = given ?? null
  const choose = (code: string) =>
    void navigate(`?seller=${encodeURIComponent(code)}`, { replace: true })

  async function add([file]: readonly File[]) {
    if (!file || seller === null) return
    const importId = await run(() => send(seller, file))
    if (importId === null)
      toasts.show({ text: t('portalImport.uploadFailed'), tone: 'error', lasts: 6000 })
    if (importId) await navigate(`/imports/${importId}`)
  }

  return (
    <Panel heading={t('portalImport.new')}>
      <div className="grid gap-4 lg:grid-cols-2">
        <Select
          label={t('portalImport.seller')}
          options={sellers.map(({ code, name }) => ({ id: code, text: name }))}
          placeholder={t('portalDevice.choose')}
          value={seller}
          onChange={(key) => key !== null && choose(String(key))}
        />
        <FileDrop
          label={t('portalImport.file')}
          description={`${t('portalImport.fileHint', {
            rows: IMPORT_ROWS_MAX,
            megabytes: IMPORT_BYTES_MAX / MB,
          })} ${t('portalImport.photoRows')}`}
          choose={t('portalImport.choose')}
          isSingle
          isDisabled={seller === null || isRunning}
          files={[]}
          onAdd={(files) => void add(files)}
          onRemove={() => {}}
        />
      </div>
    </Panel>
  )
}
