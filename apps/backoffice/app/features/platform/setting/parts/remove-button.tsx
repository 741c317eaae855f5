import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'

interface RemoveButtonProps {
  name: string
  /** The list to return to. */
  to: string
  remove: () => Promise<unknown>
}

/** Removes an entry of a list after a question. */
export function RemoveButton({ name, to, remove }: RemoveButtonProps) {
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
        {t('backofficeSetting.remove')}
      </Button>
      <Confirm
        title={t('backofficeSetting.removeTitle', { name })}
        confirm={t('backofficeSetting.remove')}
        cancel={t('portal.cancel')}
        isDanger
        isOpen={isAsking}
        onAnswer={(answer) => {
          setAsking(false)
          if (answer === 'confirm') void start()
        }}
      >
        {t('backofficeSetting.removeBody')}
      </Confirm>
    </>
  )
}
