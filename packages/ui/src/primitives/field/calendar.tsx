import {
  Button,
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { buttonLook } from '../action/button-look.tsx'
import { Icon } from '../display/icon.tsx'

const TURN = buttonLook({ tone: 'quiet', size: 'dense', isSquare: true })

const DAY =
  'grid size-11 cursor-pointer place-items-center rounded-tight tabular-nums outline-0 data-disabled:cursor-default data-disabled:text-ink-muted data-focus-visible:outline-3 data-focus-visible:-outline-offset-1 data-focus-visible:outline-focus data-hovered:bg-sunk data-outside-month:hidden data-selected:bg-ink data-selected:font-semibold data-selected:text-paper data-today:inset-ring data-today:inset-ring-line-strong data-unavailable:cursor-default data-unavailable:text-ink-muted data-unavailable:line-through lg:size-9'

/** A month of days; its state comes from the picker around it. */
export function Calendar() {
  return (
    <AriaCalendar className="p-3">
      <div className="flex items-center justify-between gap-2 pb-2">
        <Button slot="previous" className={TURN}>
          <Icon name="previous" size="small" />
        </Button>
        <Heading className="text-small font-semibold" />
        <Button slot="next" className={TURN}>
          <Icon name="next" size="small" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="narrow">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-micro font-normal text-ink-muted">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={DAY} />}
        </CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  )
}
