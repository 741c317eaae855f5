import {
  TABLE_FILE_FORMATS,
  type TableFileFormat,
} from '@ironsouq/contract/platform/import/import.limits'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Menu } from '@ironsouq/ui/primitives/overlay/menu'
import { useEffect, useRef, useState } from 'react'
import { useCommand } from '../api/use-command.ts'
import { toasts } from '../frame/toasts.ts'
import { useT } from '../language/use-t.ts'

const POLL_MS = 1500
const POLLS_MAX = 200

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** A file that the server writes. */
interface WrittenFile {
  exportId: string
  state: string
  url: string | null
}

interface ListFileProps {
  /** Asks for a file of what the list shows now. */
  ask: (format: TableFileFormat) => Promise<WrittenFile>
  /** How far the file is. */
  read: (exportId: string) => Promise<WrittenFile>
}

/** Writes what a list shows now to a file, and downloads it when it is ready. */
export function ListFile({ ask, read }: ListFileProps) {
  const t = useT()
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
    let file = await ask(format)
    toasts.show({ text: t('portalProduct.exportWriting') })
    for (
      let polls = 0;
      file.state === 'asked' && polls < POLLS_MAX && !isLeft.current;
      polls += 1
    ) {
      await wait(POLL_MS)
      file = await read(file.exportId)
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
          {t('portalProduct.export')}
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
