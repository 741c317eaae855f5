import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { STORE_DOCUMENT_KINDS } from '@ironsouq/contract/mall/store-application/store-application.limits'
import type { StoreDocument } from '@ironsouq/contract/mall/store-application/store-application.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'

/** The private files of an application; each opening is recorded. */
export function ApplicationDocuments({ documents }: { documents: readonly StoreDocument[] }) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const open = async (documentId: string) => {
    const link = await run(() =>
      api(storeApplicationEndpoints.openDocument, { body: { documentId } }),
    )
    if (link) window.location.assign(link.url)
  }
  const inOrder = STORE_DOCUMENT_KINDS.flatMap((kind) =>
    documents.filter((each) => each.kind === kind),
  )
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {inOrder.map(({ documentId, kind, expiresOn }) => {
        const name = t(`backofficeStore.document_${kind}`)
        return (
          <li key={documentId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="grid min-w-0 flex-1">
              <b className="font-medium">{name}</b>
              {expiresOn !== null && (
                <span className="text-micro text-ink-muted">
                  {t('backofficeStore.validUntil', { day: format.date(expiresOn) })}
                </span>
              )}
            </span>
            <Button
              size="portal"
              isPending={isRunning}
              onPress={() => void open(documentId)}
              aria-label={`${t('backofficeSeller.openLicence')}: ${name}`}
            >
              {t('backofficeSeller.openLicence')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
