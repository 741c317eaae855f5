import { type Choice } from '@ironsouq/contract/consent/consent.endpoints'
import { TOPICS, type Topic, type Way, WAYS } from '@ironsouq/contract/consent/consent.limits'
import type { Key } from '@ironsouq/i18n/messages'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useT } from '#shell/use-t.ts'
import type { Attempt } from './attempt.server.ts'
import { fieldOf } from './reach-choices.ts'
import { useFailure } from './use-failure.ts'

const TOPIC_WORD: Record<Topic, Key> = {
  savedMachines: 'mine.topicSavedMachines',
  offers: 'mine.topicOffers',
}

const WAY_WORD: Record<Way, Key> = {
  here: 'mine.wayHere',
  email: 'mine.wayEmail',
  phone: 'mine.wayPhone',
}

interface BoxProps {
  label: string
  name: string
  isGiven: boolean
}

function Box({ label, name, isGiven }: BoxProps) {
  return (
    <label className="inline-grid size-11 cursor-pointer place-items-center lg:size-9">
      <input
        type="checkbox"
        name={name}
        defaultChecked={isGiven}
        aria-label={label}
        className="peer sr-only"
      />
      <span className="grid size-4.5 place-items-center rounded-tight border-[1.5px] border-line-strong bg-raised text-transparent peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
        <Icon name="check" size="mini" />
      </span>
    </label>
  )
}

interface ReachFormProps {
  choices: readonly Choice[]
  /** Where the forms of the page are sent. */
  action: string
}

/** By which way the member may be told of what; kept as soon as it is changed. */
export function ReachForm({ choices, action }: ReachFormProps) {
  const t = useT()
  const fetcher = useFetcher<Attempt>()
  const form = useRef<HTMLFormElement>(null)
  const { data } = fetcher
  useFailure(data)
  useEffect(() => {
    if (data?.failure !== undefined) form.current?.reset()
  }, [data])
  const isGiven = (topic: Topic, way: Way) =>
    choices.some((choice) => choice.topic === topic && choice.way === way && choice.isGiven)
  return (
    <section
      id="reach"
      aria-labelledby="reach-heading"
      className="scroll-mt-20 rounded-box border border-line bg-surface p-4 lg:p-5"
    >
      <h2 id="reach-heading" className="pb-2 text-body font-bold">
        {t('mine.reachHeading')}
      </h2>
      <fetcher.Form
        ref={form}
        method="post"
        action={action}
        onChange={({ currentTarget }) => void fetcher.submit(currentTarget)}
      >
        <input type="hidden" name="intent" value="reach" />
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b border-line-strong text-micro">
              <th scope="col" className="py-1.5 text-start">
                <span className="sr-only">{t('mine.topic')}</span>
              </th>
              {WAYS.map((way) => (
                <th
                  key={way}
                  scope="col"
                  className="w-16 px-1 py-1.5 text-center font-semibold text-ink-2"
                >
                  {t(WAY_WORD[way])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TOPICS.map((topic) => (
              <tr key={topic} className="border-b border-line">
                <th scope="row" className="py-1 pe-2 text-start font-normal">
                  {t(TOPIC_WORD[topic])}
                </th>
                {WAYS.map((way) => (
                  <td key={way} className="text-center">
                    <Box
                      name={fieldOf({ topic, way })}
                      label={t('mine.reachChoice', {
                        topic: t(TOPIC_WORD[topic]),
                        way: t(WAY_WORD[way]),
                      })}
                      isGiven={isGiven(topic, way)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <noscript>
          <button type="submit" className={`${buttonLook({ tone: 'ink', size: 'dense' })} mt-3`}>
            {t('mine.reachSave')}
          </button>
        </noscript>
      </fetcher.Form>
      <p className="flex flex-wrap gap-x-2 pt-3 text-micro text-ink-muted">
        <span>{t('mine.reachNote')}</span>
        <span role="status" className="font-semibold text-proven">
          {fetcher.state === 'idle' && data && data.failure === undefined && t('mine.reachSaved')}
        </span>
      </p>
    </section>
  )
}
