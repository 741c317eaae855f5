import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { SelectField } from '@ironsouq/ui/primitives/field/field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { type ReactNode, useState } from 'react'
import { useCommand } from '../api/use-command.ts'
import { DialogForm } from '../form/command-form.tsx'
import { toasts } from '../frame/toasts.ts'
import { useLanguage } from '../language/language-store.ts'
import { useT } from '../language/use-t.ts'

interface InvitePersonProps {
  nameMax: number
  invite: (person: { name: string; email: string; locale: string }) => Promise<unknown>
  onDone: () => void
  /** What the new person may do. */
  children: ReactNode
}

/** Name, address and language of a new person; they receive an invitation by email. */
export function InvitePerson({ nameMax, invite, onDone, children }: InvitePersonProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const own = useLanguage()?.locale ?? 'en'
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [locale, setLocale] = useState<string>(own)
  const send = async () => {
    if (!(await run(() => invite({ name, email, locale })))) return
    toasts.show({ text: t('portalPeople.sent', { email }) })
    onDone()
  }
  return (
    <DialogForm title={t('portalPeople.inviteTitle')} send={send} onClose={onDone}>
      <TextField
        label={t('portalPeople.name')}
        value={name}
        onChange={setName}
        maxLength={nameMax}
        isRequired
      />
      <TextField
        label={t('portalPeople.email')}
        type="email"
        value={email}
        onChange={setEmail}
        isRequired
      />
      <SelectField
        label={t('portalPeople.language')}
        value={locale}
        onChange={(event) => setLocale(event.currentTarget.value)}
        options={LOCALE_CODES.map((code) => ({ value: code, text: LOCALES[code].name }))}
      />
      {children}
      <Button type="submit" tone="ink" isPending={isRunning}>
        {t('portalPeople.sendInvitation')}
      </Button>
    </DialogForm>
  )
}
