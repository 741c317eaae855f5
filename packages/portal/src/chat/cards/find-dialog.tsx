import { Button } from '@ironsouq/ui/primitives/action/button'
import { SearchField } from '@ironsouq/ui/primitives/field/search-field'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useEffect, useState } from 'react'
import { useT } from '../../language/use-t.ts'
import type { Found } from '../console-desk.ts'

const PAUSE_MS = 200

interface FindDialogProps {
  title: string
  /** The label of the field; without it there are few enough to be listed. */
  label?: string
  /** When nothing is found. */
  none: string
  find: (words: string, signal: AbortSignal) => Promise<readonly Found[]>
  onChoose: (id: string) => void
  onClose: () => void
}

/** Chooses what is sent to the buyer as a card. */
export function FindDialog({ title, label, none, find, onChoose, onClose }: FindDialogProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly Found[]>()
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
            <Button isWide tone="quiet" onPress={() => onChoose(each.id)}>
              <span className="min-w-0 flex-1 truncate text-start">
                <bdi>{each.title}</bdi>
              </span>
              <bdi className="text-micro text-ink-muted">{each.detail}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p>{none}</p>}
    </Dialog>
  )
}
