import { ProductFilter } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { productExportEndpoints } from '@ironsouq/contract/mall/product-export/product-export.endpoints'
import {
  TABLE_FILE_FORMATS,
  type TableFileFormat,
} from '@ironsouq/contract/platform/import/import.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Menu } from '@ironsouq/ui/primitives/overlay/menu'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

const { ask, detail } = productExportEndpoints
const POLL_MS = 1500
const POLLS_MAX = 200

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** Writes the products that the list shows now to a file, and downloads it when it is ready. */
export function ProductExport() {
  const t = useT()
  const [search] = useSearchParams()
  const { run } = useCommand()
  const [isWriting, setWriting] = useState(false)
  /** A screen that was left downloads nothing. */
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  const urlOf = async (format: TableFileFormat) => {
    const filter = listQuery(ProductFilter, search)
    let file = await api(ask, { body: { filter, format } })
    toasts.show({ text: t('portalProduct.exportWriting') })
    for (
      let polls = 0;
      file.state === 'asked' && polls < POLLS_MAX && !isLeft.current;
      polls += 1
    ) {
      await wait(POLL_MS)
      file = await api(detail, { query: { exportId: file.exportId } })
    }
    return { url: file.url }
  }
  const start = async (format: TableFileFormat) => {
    setWriting(true)
    const file = await run(() => urlOf(format))
    setWriting(false)
    if (!file || isLeft.current) return
    if (file.url === null) toasts.show({ text: t('portalProduct.exportLate'), tone: 'error' })
    else window.location.assign(file.url)
  }
  return (
    <Menu
      label={t('portalProduct.export')}
      trigger={
        <Button size="portal" icon="download" isPending={isWriting}>
          <span className="max-lg:sr-only">{t('portalProduct.export')}</span>
        </Button>
      }
      entries={TABLE_FILE_FORMATS.map((id) => ({ id, text: id.toUpperCase() }))}
      onAction={(id) => {
        const format = TABLE_FILE_FORMATS.find((each) => each === id)
        if (format) void start(format)
      }}
    />
  )
}
