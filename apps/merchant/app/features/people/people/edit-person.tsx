import { sellerAccountEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.endpoints'
import {
  ACCOUNT_NAME_MAX,
  type SellerAccountRecord,
} from '@ironsouq/contract/people/seller-account/seller-account.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { RoleField } from './role-field.tsx'

interface EditPersonProps {
  person: SellerAccountRecord
  onDone: () => void
}

const { update, inviteAgain, reset, disable, remove } = sellerAccountEndpoints

const TAKING_AWAY = { reset, disable, remove }

/** Name, role and access of a person. */
export function EditPerson({ person, onDone }: EditPersonProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [name, setName] = useState(person.name)
  const [role, setRole] = useState(person.role)
  const [asked, setAsked] = useState<keyof typeof TAKING_AWAY>()
  const { accountId, version, state, email } = person
  const body = { accountId }
  const save = async () => {
    const changed = await run(() => api(update, { body: { accountId, version, name, role } }))
    if (!changed) return
    toasts.show({ text: t('portal.saved') })
    onDone()
  }
  const again = async () => {
    if ((await run(() => api(inviteAgain, { body }))) === undefined) return
    toasts.show({ text: t('portalPeople.sent', { email }) })
    onDone()
  }
  const takeAway = async (what: keyof typeof TAKING_AWAY) => {
    if ((await run(() => api(TAKING_AWAY[what], { body }))) === undefined) return
    toasts.show({ text: t('portalPeople.done') })
    onDone()
  }
  if (asked)
    return (
      <DialogForm title={t(`portalPeople.${asked}`)} send={() => takeAway(asked)} onClose={onDone}>
        <p>{t(`portalPeople.${asked}Body`, { name: person.name })}</p>
        <Button type="submit" tone="danger" isPending={isRunning}>
          {t(`portalPeople.${asked}`)}
        </Button>
        <Button onPress={() => setAsked(undefined)}>{t('portal.cancel')}</Button>
      </DialogForm>
    )
  return (
    <DialogForm title={person.name} send={save} onClose={onDone}>
      <TextField
        label={t('portalPeople.name')}
        value={name}
        onChange={setName}
        maxLength={ACCOUNT_NAME_MAX}
        isRequired
      />
      <RoleField role={role} onChange={setRole} />
      <p className="text-micro text-ink-muted">{t('merchant.lastOwner')}</p>
      <Button type="submit" tone="ink" isPending={isRunning}>
        {t('portal.save')}
      </Button>
      <div className="grid grid-cols-2 gap-2">
        {state === 'invited' ? (
          <Button isPending={isRunning} onPress={() => void again()}>
            {t('portalPeople.inviteAgain')}
          </Button>
        ) : (
          <Button onPress={() => setAsked('reset')}>{t('portalPeople.reset')}</Button>
        )}
        {state === 'active' ? (
          <Button tone="danger" onPress={() => setAsked('disable')}>
            {t('portalPeople.disable')}
          </Button>
        ) : (
          <Button tone="danger" onPress={() => setAsked('remove')}>
            {t('portalPeople.remove')}
          </Button>
        )}
      </div>
    </DialogForm>
  )
}
