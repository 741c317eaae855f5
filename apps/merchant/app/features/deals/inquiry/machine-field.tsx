import type { QuoteMachine } from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Combobox } from '@ironsouq/ui/primitives/field/combobox'
import { useEffect, useState } from 'react'
import { similarMachines } from './similar-machines.ts'

const machineText = ({ title, yearMade, stockNo }: QuoteMachine): string =>
  `${title} ${yearMade} · ${stockNo}`

interface MachineFieldProps {
  inquiryId: string
  machine: QuoteMachine | undefined
  onChange: (machine: QuoteMachine | undefined) => void
  error?: string
}

/** One of the own machines for sale: those like the one that was asked about, or what typing finds. */
export function MachineField({ inquiryId, machine, onChange, error }: MachineFieldProps) {
  const t = useT()
  const [words, setWords] = useState(machine ? machineText(machine) : '')
  const [found, setFound] = useState<readonly QuoteMachine[]>(machine ? [machine] : [])
  const isChosen = machine !== undefined && words === machineText(machine)
  const wanted = isChosen ? '' : words.trim()
  useEffect(() => {
    const stop = new AbortController()
    // What was found before stays when a search fails.
    similarMachines(inquiryId, wanted, stop.signal).then(setFound, () => {})
    return () => stop.abort()
  }, [inquiryId, wanted])
  return (
    <Combobox
      label={t('merchantInquiry.machineOffered')}
      description={t('merchantInquiry.machineHelp')}
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
