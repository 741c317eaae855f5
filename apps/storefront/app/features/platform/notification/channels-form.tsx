import { type Choice } from '@ironsouq/contract/people/consent/consent.endpoints'
import {
  TOPICS,
  type Topic,
  type Way,
  WAYS,
  waysOf,
} from '@ironsouq/contract/people/consent/consent.limits'
import type { Key } from '@ironsouq/i18n/messages'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useFailure } from '#kit/form/use-failure.ts'
import { useT } from '#kit/text/use-t.ts'
import { fieldOf } from './channel-choices.ts'

const TOPIC_WORD: Record<Topic, Key> = {
  savedMachines: 'userCenter.topicSavedMachines',
  savedSearches: 'userCenter.topicSavedSearches',
  orders: 'userCenter.topicOrders',
  deliveries: 'userCenter.topicDeliveries',
  refunds: 'userCenter.topicRefunds',
  stores: 'userCenter.topicStores',
  offers: 'userCenter.topicOffers',
}

const WAY_WORD: Record<Way, Key> = {
  here: 'userCenter.wayHere',
  email: 'userCenter.wayEmail',
  phone: 'userCenter.waySms',
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
  /** The action URL of the page's forms. */
  action: string
}

/** Which channels the member allows for which topic; saved as soon as it changes. */
export function ChannelsForm({ choices, action }: ReachFormProps) {
  const t = useT()
  const fetcher = useFetcher<FormAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const { data } = fetcher
  useFailure(data)
  useEffect(() => {
    if (data?.faults !== undefined) form.current?.reset()
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
        {t('userCenter.reachHeading')}
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
                <span className="sr-only">{t('userCenter.topic')}</span>
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
                  <td key={way} className="text-center text-micro text-ink-muted">
                    {waysOf(topic).includes(way) ? (
                      <Box
                        name={fieldOf({ topic, way })}
                        label={t('userCenter.reachChoice', {
                          topic: t(TOPIC_WORD[topic]),
                          way: t(WAY_WORD[way]),
                        })}
                        isGiven={isGiven(topic, way)}
                      />
                    ) : (
                      way !== 'phone' && t('userCenter.reachAlways')
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <noscript>
          <button type="submit" className={`${buttonLook({ tone: 'ink', size: 'dense' })} mt-3`}>
            {t('userCenter.reachSave')}
          </button>
        </noscript>
      </fetcher.Form>
      <p className="flex flex-wrap gap-x-2 pt-3 text-micro text-ink-muted">
        <span>{t('userCenter.reachNote')}</span>
        <span role="status" className="font-semibold text-proven">
          {fetcher.state === 'idle' &&
            data &&
            data.faults === undefined &&
            t('userCenter.reachSaved')}
        </span>
      </p>
    </section>
  )
}
