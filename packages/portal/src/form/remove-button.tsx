import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '../api/use-command.ts'
import { useT } from '../language/use-t.ts'

interface RemoveButtonProps {
  words: { act: string; title: string; body: string }
  /** The list to return to. */
  to: string
  remove: () => Promise<unknown>
}

/** Removes a record after a question. */
export function RemoveButton({ words, to, remove }: RemoveButtonProps) {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const [isAsking, setAsking] = useState(false)
  const start = () =>
    run(async () => {
      await remove()
      await navigate(to)
    })
  return (
    <>
      <Button tone="danger" isPending={isRunning} onPress={() => setAsking(true)}>
        {words.act}
      </Button>
      <Confirm
        title={words.title}
        confirm={words.act}
        cancel={t('portal.cancel')}
        isDanger
        isOpen={isAsking}
        onAnswer={(answer) => {
          setAsking(false)
          if (answer === 'confirm') void start()
        }}
      >
        {words.body}
      </Confirm>
    </>
  )
}
