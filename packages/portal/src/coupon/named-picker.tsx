import { isolated } from '@ironsouq/i18n/isolate'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { useState } from 'react'
import { FindDialog, type Found } from '../form/find-dialog.tsx'
import { useT } from '../language/use-t.ts'

interface Named {
  id: string
  name: string
}

interface NamedPickerProps {
  label: string
  value: readonly Named[]
  onChange: (value: readonly Named[]) => void
  find: (words: string, signal: AbortSignal) => Promise<readonly Found[]>
  error?: string
}

/** Products or stores that are searched for and added one by one. */
export function NamedPicker({ label, value, onChange, find, error }: NamedPickerProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const add = ({ id, title }: Found) => {
    setOpen(false)
    if (!value.some((each) => each.id === id)) onChange([...value, { id, name: title }])
  }
  return (
    <fieldset className="grid min-w-0 gap-2 border-0 p-0">
      <legend className="pb-1 font-medium">{label}</legend>
      <ul className="grid gap-1">
        {value.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-2 border-b border-line">
            <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
            <IconButton
              tone="quiet"
              size="dense"
              icon="close"
              label={t('portalCoupon.remove', { name: isolated(name) })}
              onPress={() => onChange(value.filter((each) => each.id !== id))}
            />
          </li>
        ))}
      </ul>
      {error !== undefined && <p className="text-small text-refused">{error}</p>}
      <span>
        <Button icon="plus" onPress={() => setOpen(true)}>
          {t('portalCoupon.choose')}
        </Button>
      </span>
      {isOpen && (
        <FindDialog
          title={label}
          label={t('portalCoupon.search')}
          none={t('portal.noMatchTitle')}
          find={find}
          onChoose={add}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  )
}
