import { Button } from '@ironsouq/ui/primitives/action/button'
import { SearchField } from '@ironsouq/ui/primitives/field/search-field'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useEffect, useState } from 'react'
import { useT } from '../language/use-t.ts'
import { type FoundMachine, useSeatDesk } from './seat-desk.ts'

const PAUSE_MS = 200

interface MachineDialogProps {
  onChoose: (machine: FoundMachine) => void
  onClose: () => void
}

/** Chooses a machine for sale whose card is sent to the buyer. */
export function MachineDialog({ onChoose, onClose }: MachineDialogProps) {
  const t = useT()
  const { findMachines } = useSeatDesk()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly FoundMachine[]>()
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // What was found before stays when a search fails.
      findMachines(words.trim(), stop.signal).then(setFound, () => {})
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [findMachines, words])
  return (
    <Dialog
      title={t('portalChat.addMachine')}
      close={t('common.close')}
      isOpen
      onOpenChange={onClose}
    >
      <SearchField
        label={t('portalChat.findMachine')}
        value={words}
        onChange={setWords}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to search
        autoFocus
      />
      <ul className="grid gap-1">
        {found?.map((machine) => (
          <li key={machine.deviceId}>
            <Button isWide tone="quiet" onPress={() => onChoose(machine)}>
              <span className="min-w-0 flex-1 truncate text-start">
                <bdi>{machine.title}</bdi>
              </span>
              <bdi dir="ltr" className="text-micro text-ink-muted">
                {machine.stockNo}
              </bdi>
            </Button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p>{t('portalChat.noMachine')}</p>}
    </Dialog>
  )
}
