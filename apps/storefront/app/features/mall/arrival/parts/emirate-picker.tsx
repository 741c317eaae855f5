import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { useT } from '#kit/text/use-t.ts'
import { chooseEmirate, isEmirate } from './arrival-store.ts'
import { PLACE_WORD, useEmirate } from './use-arrival-text.ts'

/** The emirate that days are counted for; it is remembered. */
export function EmiratePicker() {
  const t = useT()
  const emirate = useEmirate()
  return (
    <div className="noscript:hidden">
      <PlainSelect
        name="emirate"
        label={t('arrival.emirate')}
        value={emirate}
        onChange={({ currentTarget: { value } }) => {
          if (isEmirate(value)) chooseEmirate(value)
        }}
        options={EMIRATES.map((each) => ({ value: each, label: t(PLACE_WORD[each]) }))}
      />
    </div>
  )
}
