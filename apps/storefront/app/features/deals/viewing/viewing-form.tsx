import type { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { formatter } from '@ironsouq/i18n/format'
import { ChipRow, chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import type { ReactNode } from 'react'
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

interface DaysProps {
  /** The path of this page with a day of it. */
  pathOf: (day: string) => string
  times: ViewingTimes
  /** The chosen day. */
  day: ViewingTimes['days'][number]
}

function Days({ pathOf, times, day }: DaysProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t('viewing.day')}</p>
      <ChipRow label={t('viewing.day')}>
        {times.days.map((each) => (
          <LocalLink
            key={each.day}
            href={pathOf(each.day)}
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

interface ViewingFormProps extends DaysProps {
  answer: FormAnswer | undefined
  submit: string
  /** Between the times and the button. */
  children?: ReactNode
}

/** A day is a link and a time a radio button: the form works without script. */
export function ViewingForm({ answer, submit, children, ...choice }: ViewingFormProps) {
  const { times, day } = choice
  const t = useT()
  const { locale } = useSiteData()
  const clock = formatter(locale, { timeZone: times.yard.timeZone })
  const isBusy = useNavigation().formAction !== undefined
  const faults = answer?.faults
  const typed = answer?.typed ?? {}
  const chosen = day.times.includes(typed['startsAt'] ?? '') ? typed['startsAt'] : day.times[0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Days {...choice} />
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
        {children}
        {faults && (
          <p role="alert" className="font-medium text-refused">
            {faults.msg}
          </p>
        )}
        <SubmitButton isBusy={isBusy}>{submit}</SubmitButton>
      </Form>
    </div>
  )
}

/** Who comes. For a member it is filled in from the profile. */
export function ContactFields({ answer, profile }: ContactFieldsProps) {
  const t = useT()
  const field = (name: keyof ViewingProfile) => ({
    name,
    defaultValue: answer?.typed?.[name] ?? profile[name],
    error: answer?.faults?.fields[name],
  })
  return (
    <>
      <PlainInput {...field('name')} label={t('viewing.name')} autoComplete="name" required />
      <PlainInput
        {...field('mail')}
        label={t('viewing.mail')}
        type="email"
        autoComplete="email"
        help={t('viewing.contactHint')}
      />
      <PlainInput {...field('mobile')} label={t('viewing.mobile')} type="tel" autoComplete="tel" />
    </>
  )
}

export type ViewingProfile = Record<'name' | 'mail' | 'mobile', string>

interface ContactFieldsProps {
  answer: FormAnswer | undefined
  profile: ViewingProfile
}
