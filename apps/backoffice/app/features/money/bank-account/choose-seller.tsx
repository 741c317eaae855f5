import { DialogForm } from '@ironsouq/portal/form/command-form'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { useState } from 'react'

interface ChooseSellerProps {
  sellers: readonly { code: string; name: string }[]
  onChoose: (code: string) => void
  onClose: () => void
}

/** Whose account is entered or changed: many sellers have none yet. */
export function ChooseSeller({ sellers, onChoose, onClose }: ChooseSellerProps) {
  const t = useT()
  const [code, setCode] = useState<string | null>(null)
  const open = () => {
    if (code !== null) onChoose(code)
    return Promise.resolve()
  }
  return (
    <DialogForm title={t('backofficeSeller.bankEnter')} send={open} onClose={onClose}>
      <Select
        label={t('backofficeSeller.bankSeller')}
        placeholder={t('portalDevice.choose')}
        options={sellers.map(({ code, name }) => ({ id: code, text: name }))}
        value={code}
        onChange={(chosen) => setCode(String(chosen))}
        isRequired
      />
      <Button type="submit" tone="ink" isDisabled={code === null}>
        {t('backofficeSeller.bankOpen')}
      </Button>
    </DialogForm>
  )
}
