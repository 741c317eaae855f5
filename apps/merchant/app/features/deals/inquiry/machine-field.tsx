import type { DeskRow } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Combobox } from '@ironsouq/ui/primitives/field/combobox'
import { useEffect, useState } from 'react'
import { machinesFound } from '#features/machines/device/parts/machines-found.ts'

const machineText = ({ brandName, model, yearMade, stockNo }: DeskRow): string =>
  `${brandName} ${model} ${yearMade} · ${stockNo}`

interface MachineFieldProps {
  machine: DeskRow | undefined
  onChange: (machine: DeskRow | undefined) => void
  error?: string
}

/** One of the own machines for sale; typing searches all of them. */
export function MachineField({ machine, onChange, error }: MachineFieldProps) {
  const t = useT()
  const [words, setWords] = useState(machine ? machineText(machine) : '')
  const [found, setFound] = useState<readonly DeskRow[]>(machine ? [machine] : [])
  const isChosen = machine !== undefined && words === machineText(machine)
  useEffect(() => {
    if (isChosen) return undefined
    const stop = new AbortController()
    // What was found before stays when a search fails.
    machinesFound(words.trim(), stop.signal).then(setFound, () => {})
    return () => stop.abort()
  }, [words, isChosen])
  return (
    <Combobox
      label={t('merchantInquiry.machineOffered')}
      options={found.map((row) => ({ id: row.deviceId, text: machineText(row) }))}
      empty={t('merchantInquiry.machineNone')}
      defaultFilter={() => true}
      menuTrigger="focus"
      inputValue={words}
      onInputChange={setWords}
      value={machine?.deviceId ?? null}
      onChange={(id) => onChange(found.find(({ deviceId }) => deviceId === id))}
      isRequired
      {...(error !== undefined && { error })}
    />
  )
}
