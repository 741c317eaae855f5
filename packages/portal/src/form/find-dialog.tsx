import type { Picture } from '@ironsouq/contract/machines/device/device.schema'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { SearchField } from '@ironsouq/ui/primitives/field/search-field'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useEffect, useState } from 'react'
import { useT } from '../language/use-t.ts'
import { CardLine } from '../screen/card-line.tsx'

const PAUSE_MS = 200

/** What a search found. */
export interface Found {
  id: string
  title: string
  detail: string
  /** Absent where the rows of a search have no pictures. */
  picture?: Picture | null
}

function FoundRow({ title, detail, picture }: Found) {
  if (picture !== undefined)
    return (
      <span className="min-w-0 flex-1 py-1 text-start">
        <CardLine title={title} detail={<bdi>{detail}</bdi>} picture={picture} icon="image" />
      </span>
    )
  return (
    <>
      <span className="min-w-0 flex-1 truncate text-start">
        <bdi>{title}</bdi>
      </span>
      <bdi className="text-micro text-ink-muted">{detail}</bdi>
    </>
  )
}

interface FindDialogProps<Row extends Found> {
  title: string
  /** The label of the field; without it there are few enough to be listed. */
  label?: string
  /** When nothing is found. */
  none: string
  find: (words: string, signal: AbortSignal) => Promise<readonly Row[]>
  onChoose: (found: Row) => void
  onClose: () => void
}

/** Chooses one of the rows that a search finds. */
export function FindDialog<Row extends Found>(props: FindDialogProps<Row>) {
  const { title, label, none, find, onChoose, onClose } = props
  const t = useT()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly Row[]>()
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // What was found before stays when a search fails.
      find(words.trim(), stop.signal).then(setFound, () => {})
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [find, words])
  return (
    <Dialog title={title} close={t('common.close')} isOpen onOpenChange={onClose}>
      {label !== undefined && (
        <SearchField
          label={label}
          value={words}
          onChange={setWords}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to search
          autoFocus
        />
      )}
      <ul className="grid gap-1">
        {found?.map((each) => (
          <li key={each.id}>
            <Button isWide tone="quiet" onPress={() => onChoose(each)}>
              <FoundRow {...each} />
            </Button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p>{none}</p>}
    </Dialog>
  )
}
