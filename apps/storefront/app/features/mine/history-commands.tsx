import { Banner } from '@ironsouq/ui/patterns/banner'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import type { MouseEvent } from 'react'
import { Form, useFetcher } from 'react-router'
import { LocalLink } from '#shell/local-link.tsx'
import { opensElsewhere } from '#shell/opens-elsewhere.ts'
import { messageBox } from '#shell/popups/message-box.ts'
import { useT } from '#shell/use-t.ts'
import type { Attempt } from './attempt.server.ts'
import { HISTORY_PAGE } from './history-path.ts'
import { useFailure } from './use-failure.ts'

const LOOK = buttonLook({ size: 'dense' })

interface PauseButtonProps {
  isPaused: boolean
  action: string
}

export function PauseButton({ isPaused, action }: PauseButtonProps) {
  const t = useT()
  const fetcher = useFetcher<Attempt>()
  useFailure(fetcher.data)
  const sent = fetcher.formData?.get('isPaused')
  const isOff = sent ? sent === 'true' : isPaused
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value="pause" />
      <button type="submit" name="isPaused" value={String(!isOff)} className={LOOK}>
        {t(isOff ? 'mine.resume' : 'mine.pause')}
      </button>
    </fetcher.Form>
  )
}

/** Where the question stands without script. */
const ASKED = `${HISTORY_PAGE}?ask=all`

/** Asks first: what is deleted is gone. */
export function DeleteAll({ action }: { action: string }) {
  const t = useT()
  const fetcher = useFetcher<Attempt>()
  useFailure(fetcher.data)
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    messageBox
      .confirm({
        title: t('mine.deleteAllTitle'),
        message: t('mine.deleteAllBody'),
        confirm: t('mine.deleteAll'),
        cancel: t('mine.keep'),
      })
      .then(
        () => fetcher.submit({ intent: 'removeAll' }, { method: 'post', action }),
        () => undefined,
      )
  }
  return (
    <LocalLink href={ASKED} prefetch="none" rel="nofollow" onClick={handleClick} className={LOOK}>
      <Icon name="trash" />
      {t('mine.deleteAll')}
    </LocalLink>
  )
}

/** The same question without script. */
export function DeleteAllAsked({ action }: { action: string }) {
  const t = useT()
  return (
    <Banner tone="refused">
      <p className="font-bold">{t('mine.deleteAllTitle')}</p>
      <p>{t('mine.deleteAllBody')}</p>
      <Form method="post" action={action} className="flex flex-wrap gap-2 pt-3">
        <input type="hidden" name="intent" value="removeAll" />
        <button type="submit" className={buttonLook({ tone: 'danger', size: 'dense' })}>
          {t('mine.deleteAll')}
        </button>
        <LocalLink href={HISTORY_PAGE} className={LOOK}>
          {t('mine.keep')}
        </LocalLink>
      </Form>
    </Banner>
  )
}
