import type { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { formatter } from '@ironsouq/i18n/format'
import { ChipRow, chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

export type ViewingTimes = DataOf<typeof viewingEndpoints.times>

const CHOICE =
  'inline-flex min-h-11 min-w-18 cursor-pointer items-center justify-center rounded-box border border-line-strong bg-raised px-3 font-medium tabular-nums has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

interface ViewingFormProps {
  /** The path of this page. */
  path: string
  times: ViewingTimes
  /** The chosen day. */
  day: ViewingTimes['days'][number]
  answer: FormAnswer | undefined
}

function Days({ path, times, day }: Omit<ViewingFormProps, 'answer'>) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="grid gap-2">
      <h2 className="font-semibold">{t('viewing.day')}</h2>
      <ChipRow label={t('viewing.day')}>
        {times.days.map((each) => (
          <LocalLink
            key={each.day}
            href={`${path}?day=${each.day}`}
            preventScrollReset
            aria-current={each.day === day.day ? 'page' : undefined}
            className={chipLook(each.day === day.day ? 'on' : 'plain')}
          >
            {format.longDay(each.day)}
          </LocalLink>
        ))}
      </ChipRow>
    </div>
  )
}

/** A day is a link and a time a radio button: the form works without script. */
export function ViewingForm({ path, times, day, answer }: ViewingFormProps) {
  const t = useT()
  const { locale } = useSiteData()
  const clock = formatter(locale, { timeZone: times.yard.timeZone })
  const isBusy = useNavigation().formAction !== undefined
  const faults = answer?.faults
  const typed = answer?.typed ?? {}
  const field = (name: string) => ({
    name,
    defaultValue: typed[name] ?? '',
    error: faults?.fields[name],
  })
  const chosen = day.times.includes(typed['startsAt'] ?? '') ? typed['startsAt'] : day.times[0]
  return (
    <div className="grid gap-5">
      <Days path={path} times={times} day={day} />
      <Form key={day.day} method="post" className="grid gap-5">
        <fieldset className="grid gap-2">
          <legend className="pb-2 font-semibold">{t('viewing.time')}</legend>
          <div className="flex flex-wrap gap-2">
            {day.times.map((at) => (
              <label key={at} className={CHOICE}>
                <input
                  type="radio"
                  name="startsAt"
                  value={at}
                  defaultChecked={at === chosen}
                  required
                  className="sr-only"
                />
                {clock.time(at)}
              </label>
            ))}
          </div>
        </fieldset>
        <PlainInput {...field('name')} label={t('viewing.name')} autoComplete="name" required />
        <PlainInput
          {...field('mail')}
          label={t('viewing.mail')}
          type="email"
          autoComplete="email"
          help={t('viewing.contactHint')}
        />
        <PlainInput
          {...field('mobile')}
          label={t('viewing.mobile')}
          type="tel"
          autoComplete="tel"
        />
        {faults && (
          <p role="alert" className="font-medium text-refused">
            {faults.msg}
          </p>
        )}
        <SubmitButton isBusy={isBusy}>{t('viewing.submit')}</SubmitButton>
        <p className="text-micro text-ink-muted">{t('viewing.privacy')}</p>
      </Form>
    </div>
  )
}
