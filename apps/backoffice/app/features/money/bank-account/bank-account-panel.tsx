import {
  type BankAccount,
  bankAccountEndpoints,
} from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { ibanText } from '@ironsouq/contract/money/bank-account/iban'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { CommandForm } from '@ironsouq/portal/form/command-form'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'

const { state } = bankAccountEndpoints

const FIELDS = ['holder', 'bank', 'iban', 'swift'] as const
type Field = (typeof FIELDS)[number]

const LABELS = {
  holder: 'backofficeSeller.bankHolder',
  bank: 'backofficeSeller.bankName',
  iban: 'backofficeSeller.bankIban',
  swift: 'backofficeSeller.bankSwift',
} as const

interface PanelProps {
  seller: { code: string; name: string }
  account: BankAccount | null
}

/** Enters an account, or another one in the place of the one that is there. */
export function BankAccountPanel({ seller, account }: PanelProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [faults, setFaults] = useState<ReturnType<typeof faultsIn>>([])
  const [values, setValues] = useState<Record<Field, string>>({
    holder: account?.holder ?? '',
    bank: account?.bank ?? '',
    iban: ibanText(account?.iban ?? ''),
    swift: account?.swift ?? '',
  })
  const sellerCode = seller.code
  const version = account?.version ?? 0
  const save = async () => {
    setFaults([])
    const saved = await run(
      () => api(state, { body: { sellerCode, version, ...values } }),
      (refusal) => {
        const found = faultsIn(refusal)
        setFaults(found)
        return found.length > 0
      },
    )
    if (saved) toasts.show({ text: t('backofficeSeller.bankSaved') })
  }
  return (
    <Panel heading={t(account ? 'backofficeSeller.bankChange' : 'backofficeSeller.bankEnter')}>
      <CommandForm send={save}>
        {!account && <p role="status">{t('backofficeSeller.bankNone')}</p>}
        {FIELDS.map((name) => {
          const error = faults.find(({ field }) => field === name)?.msg
          return (
            <TextField
              key={name}
              label={t(LABELS[name])}
              value={values[name]}
              onChange={(value) => setValues((held) => ({ ...held, [name]: value }))}
              maxLength={name === 'iban' || name === 'swift' ? 60 : 120}
              isRequired
              {...((name === 'iban' || name === 'swift') && { dir: 'ltr' as const })}
              {...(error !== undefined && { error })}
            />
          )
        })}
        <div className="flex flex-wrap gap-2">
          <Button tone="ink" size="portal" type="submit" isPending={isRunning}>
            {t('backofficeSeller.bankSave')}
          </Button>
        </div>
      </CommandForm>
    </Panel>
  )
}
