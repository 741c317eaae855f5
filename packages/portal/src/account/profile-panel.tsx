import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { SelectField } from '@ironsouq/ui/primitives/field/field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { useCommand } from '../api/use-command.ts'
import { CommandForm } from '../form/command-form.tsx'
import { toasts } from '../frame/toasts.ts'
import { useT } from '../language/use-t.ts'

interface Profile {
  name: string
  locale: string
}

interface ProfilePanelProps {
  me: Profile & { email: string }
  /** The roles of the person, in words. */
  roles: string
  nameMax: number
  update: (given: Profile) => Promise<unknown>
}

/** Name and language of the person, and what they are here. */
export function ProfilePanel({ me, roles, nameMax, update }: ProfilePanelProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [name, setName] = useState(me.name)
  const [locale, setLocale] = useState(me.locale)
  const save = async () => {
    if (await run(() => update({ name, locale }))) toasts.show({ text: t('portal.saved') })
  }
  return (
    <Panel heading={t('portalAccount.profile')} note={<bdi dir="ltr">{me.email}</bdi>}>
      <CommandForm send={save}>
        <p className="text-small text-ink-2">{roles}</p>
        <TextField
          label={t('portalAccount.name')}
          value={name}
          onChange={setName}
          maxLength={nameMax}
          isRequired
        />
        <SelectField
          label={t('portalAccount.language')}
          value={locale}
          onChange={(event) => setLocale(event.currentTarget.value)}
          options={LOCALE_CODES.map((code) => ({ value: code, text: LOCALES[code].name }))}
        />
        <div>
          <Button type="submit" tone="ink" isPending={isRunning}>
            {t('portal.save')}
          </Button>
        </div>
      </CommandForm>
    </Panel>
  )
}
