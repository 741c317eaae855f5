import {
  featureSwitchEndpoints,
  type FeatureSwitchRecord,
} from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Switch } from '@ironsouq/ui/primitives/field/switch'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/feature-switches.screen.ts'

export const clientLoader = () => api(featureSwitchEndpoints.records)

/** Switching on takes effect at once; switching off asks first, because visitors notice it. */
function SwitchRow({ record }: { record: FeatureSwitchRecord }) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const { code, isOn, version, changed } = record
  const name = t(`backofficeSwitch.${code}`)
  const hint = t(`backofficeSwitch.${code}Hint`)
  const set = (next: boolean) =>
    run(
      async () => {
        await api(featureSwitchEndpoints.set, { body: { code, isOn: next, version } })
        toasts.show({ text: t('portal.saved') })
      },
      () => {
        // The switch then shows what someone else chose.
        void revalidate()
        return false
      },
    )
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <Switch
        label={name}
        description={hint}
        isSelected={isOn}
        isDisabled={isRunning}
        onChange={(next) => (next ? void set(true) : setAsking(true))}
      />
      {changed && (
        <p className="ps-14 text-micro text-ink-muted">
          {t('backofficeSwitch.changed', {
            name: isolated(changed.by),
            at: format.dateTime(changed.at),
          })}
        </p>
      )}
      <Confirm
        title={t('backofficeSwitch.offTitle', { name })}
        confirm={t('backofficeSwitch.switchOff')}
        cancel={t('portal.cancel')}
        isDanger
        isOpen={isAsking}
        onAnswer={(answer) => {
          setAsking(false)
          if (answer === 'confirm') void set(false)
        }}
      >
        {hint}
      </Confirm>
    </li>
  )
}

export default function FeatureSwitchesScreen({ loaderData: records }: Route.ComponentProps) {
  const t = useT()
  return (
    <SettingsPage title={t('backofficeSwitch.title')}>
      <p className="text-ink-muted">{t('backofficeSwitch.lead')}</p>
      <ul className="max-w-180 border-t border-line">
        {records.map((record) => (
          <SwitchRow key={record.code} record={record} />
        ))}
      </ul>
    </SettingsPage>
  )
}
