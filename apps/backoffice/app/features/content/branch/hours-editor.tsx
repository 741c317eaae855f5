import type { BranchDay } from '@ironsouq/contract/content/branch/branch.schema'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { clockOf, dayNamed, minuteOf, WEEK } from './parts/clock.ts'

type Time = 'opensAt' | 'closesAt' | 'breakFrom' | 'breakUntil'
const TIMES = [
  ['opensAt', 'backofficeBranch.opens'],
  ['closesAt', 'backofficeBranch.closes'],
  ['breakFrom', 'backofficeBranch.breakFrom'],
  ['breakUntil', 'backofficeBranch.breakUntil'],
] as const satisfies readonly (readonly [Time, string])[]

interface HoursEditorProps {
  season: BranchDay['season']
  heading: string
  days: readonly BranchDay[]
  onChange: (days: BranchDay[]) => void
}

/** The hours of a week: a day that is not checked is closed. */
export function HoursEditor({ season, heading, days, onChange }: HoursEditorProps) {
  const t = useT()
  const format = useFormat()
  const others = (weekday: number) =>
    days.filter((day) => day.season !== season || day.weekday !== weekday)
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{heading}</legend>
      {WEEK.map((weekday) => {
        const name = format.weekday(dayNamed(weekday))
        const day = days.find((each) => each.season === season && each.weekday === weekday)
        const usual = { season, weekday, opensAt: 480, closesAt: 1080 }
        const toggle = (isOpen: boolean) =>
          onChange([
            ...others(weekday),
            ...(isOpen ? [{ ...usual, breakFrom: null, breakUntil: null }] : []),
          ])
        return (
          <div
            key={weekday}
            className="grid grid-cols-2 items-end gap-2 border-b border-line pb-2 lg:grid-cols-[minmax(0,1.4fr)_repeat(4,minmax(0,1fr))]"
          >
            <div className="col-span-full lg:col-span-1">
              <Checkbox
                label={t('backofficeBranch.isOpen', { day: name })}
                isSelected={day !== undefined}
                onChange={toggle}
              />
            </div>
            {day &&
              TIMES.map(([time, word]) => (
                <TextField
                  key={time}
                  type="time"
                  size="portal"
                  label={t(word)}
                  aria-label={`${name}, ${t(word)}`}
                  value={clockOf(day[time])}
                  onChange={(clock) => {
                    const minute = minuteOf(clock)
                    if (minute === null && (time === 'opensAt' || time === 'closesAt')) return
                    onChange([...others(weekday), { ...day, [time]: minute }])
                  }}
                />
              ))}
          </div>
        )
      })}
    </fieldset>
  )
}
