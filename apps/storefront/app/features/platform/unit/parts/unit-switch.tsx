import type { Key } from '@ironsouq/i18n/messages'
import { useEffect } from 'react'
import { useStore } from '#kit/store/store.ts'
import { useT } from '#kit/text/use-t.ts'
import { chooseUnits, recallUnits, UNIT_SYSTEMS, type UnitSystem, unitStore } from './unit-store.ts'

const SYSTEM_WORD: Record<UnitSystem, Key> = {
  metric: 'deviceDetail.metric',
  imperial: 'deviceDetail.imperial',
}

/** Metric or imperial; the choice applies to every machine. */
export function UnitSwitch() {
  const t = useT()
  const system = useStore(unitStore, (state) => state.system)
  useEffect(recallUnits, [])
  return (
    <div
      role="group"
      aria-label={t('deviceDetail.units')}
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
