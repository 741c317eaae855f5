import { RemoveButton } from '@ironsouq/portal/form/remove-button'
import { useT } from '@ironsouq/portal/language/use-t.ts'

interface RemoveEntryProps {
  name: string
  /** The list to return to. */
  to: string
  remove: () => Promise<unknown>
}

/** Removes an entry of a list after a question. */
export function RemoveEntry({ name, ...rest }: RemoveEntryProps) {
  const t = useT()
  const words = {
    act: t('backofficeSetting.remove'),
    title: t('backofficeSetting.removeTitle', { name }),
    body: t('backofficeSetting.removeBody'),
  }
  return <RemoveButton words={words} {...rest} />
}
