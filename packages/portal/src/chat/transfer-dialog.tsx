import { CHAT_NOTE_MAX } from '@ironsouq/contract/deals/chat/chat.limits'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { useEffect, useState } from 'react'
import { api } from '../api/api.ts'
import { useCommand } from '../api/use-command.ts'
import { DialogForm } from '../form/command-form.tsx'
import { useT } from '../language/use-t.ts'
import { useConsoleDesk } from './console-desk.ts'

interface TransferDialogProps {
  chatId: string
  /** Who has it: they are not offered. */
  assigneeId: string | undefined
  onDone: () => void
  onClose: () => void
}

/** Gives the conversation to a colleague, with a note that says why. */
export function TransferDialog({ chatId, assigneeId, onDone, onClose }: TransferDialogProps) {
  const t = useT()
  const { calls } = useConsoleDesk()
  const { run, isRunning } = useCommand()
  const [people, setPeople] = useState<readonly { id: string; name: string }[]>()
  const [to, setTo] = useState<string>()
  const [note, setNote] = useState('')
  useEffect(() => {
    api(calls.colleagues).then(
      (all) => setPeople(all.filter(({ id }) => id !== assigneeId)),
      () => setPeople([]),
    )
  }, [calls, assigneeId])
  const send = async () => {
    if (to === undefined || note.trim() === '') return
    const body = { chatId, to, note: note.trim() }
    if (!(await run(() => api(calls.transfer, { body })))) return
    onDone()
  }
  return (
    <DialogForm title={t('portalChat.transferTitle')} onClose={onClose} send={send}>
      {people?.length === 0 && <p>{t('portalChat.transferNone')}</p>}
      <Select
        label={t('portalChat.colleague')}
        options={(people ?? []).map(({ id, name }) => ({ id, text: name }))}
        value={to ?? null}
        onChange={(key) => setTo(String(key))}
        isDisabled={!people || people.length === 0}
        placeholder={t('portalChat.chooseColleague')}
      />
      <TextArea
        label={t('portalChat.transferNote')}
        description={t('portalChat.notePlaceholder')}
        value={note}
        onChange={setNote}
        maxLength={CHAT_NOTE_MAX}
        rows={3}
        isRequired
      />
      <div>
        <Button
          type="submit"
          tone="ink"
          isPending={isRunning}
          isDisabled={to === undefined || note.trim() === ''}
        >
          {t('portalChat.transfer')}
        </Button>
      </div>
    </DialogForm>
  )
}
