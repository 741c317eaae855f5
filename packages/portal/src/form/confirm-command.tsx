import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { useCommand } from '../api/use-command.ts'
import { toasts } from '../frame/toasts.ts'
import { useT } from '../language/use-t.ts'

interface ConfirmCommandProps {
  words: { title: string; body: string; act: string; done: string }
  send: () => Promise<unknown>
  onClose: () => void
}

/** Asks before a command whose effect others notice. Open as long as it is rendered. */
export function ConfirmCommand({ words, send, onClose }: ConfirmCommandProps) {
  const t = useT()
  const { run } = useCommand()
  const decide = async () => {
    if ((await run(send)) !== undefined) toasts.show({ text: words.done })
  }
  return (
    <Confirm
      title={words.title}
      confirm={words.act}
      cancel={t('portal.cancel')}
      isOpen
      onAnswer={(answer) => {
        onClose()
        if (answer === 'confirm') void decide()
      }}
    >
      {words.body}
    </Confirm>
  )
}
