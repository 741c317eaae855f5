import type { Key } from '@ironsouq/i18n/messages'
import { useEffect } from 'react'
import { useStore } from '#shell/stores/store.ts'
import {
  chooseUnits,
  recallUnits,
  UNIT_SYSTEMS,
  type UnitSystem,
  unitStore,
} from '#shell/units/unit-store.ts'
import { useT } from '#shell/use-t.ts'

const SYSTEM_WORD: Record<UnitSystem, Key> = {
  metric: 'judging.metric',
  imperial: 'judging.imperial',
}

/** Metric or imperial; what was chosen holds for every machine. */
export function UnitSwitch() {
  const t = useT()
  const system = useStore(unitStore, (state) => state.system)
  useEffect(recallUnits, [])
  return (
    <div
      role="group"
      aria-label={t('judging.units')}
      className="ms-auto inline-flex rounded-box border border-line-strong bg-raised p-0.5 noscript:hidden print:hidden"
    >
      {UNIT_SYSTEMS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === system}
          onClick={() => chooseUnits(each)}
          className="min-h-10 cursor-pointer rounded-tight px-3 text-small font-medium aria-pressed:bg-ink aria-pressed:text-paper lg:min-h-7"
        >
          {t(SYSTEM_WORD[each])}
        </button>
      ))}
    </div>
  )
}
