import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { MouseEvent } from 'react'
import { Form, useFetcher } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useFailure } from '#kit/form/use-failure.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { opensNewTab } from '#kit/navigation/opens-new-tab.ts'
import { messageBox } from '#kit/popup/message-box.ts'
import { useT } from '#kit/text/use-t.ts'
import { HISTORY_PAGE } from './history-path.ts'

const LOOK = buttonLook({ size: 'dense' })

interface PauseButtonProps {
  isPaused: boolean
  action: string
}

export function PauseButton({ isPaused, action }: PauseButtonProps) {
  const t = useT()
  const fetcher = useFetcher<FormAnswer>()
  useFailure(fetcher.data)
  const sent = fetcher.formData?.get('isPaused')
  const isOff = sent ? sent === 'true' : isPaused
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value="pause" />
      <button type="submit" name="isPaused" value={String(!isOff)} className={LOOK}>
        {t(isOff ? 'userCenter.resume' : 'userCenter.pause')}
      </button>
    </fetcher.Form>
  )
}

/** The page with the confirmation, for browsers without script. */
const ASKED = `${HISTORY_PAGE}?ask=all`

/** Asks for confirmation: there is no undo. */
export function DeleteAll({ action }: { action: string }) {
  const t = useT()
  const fetcher = useFetcher<FormAnswer>()
  useFailure(fetcher.data)
  const handleClick = (event: MouseEvent) => {
    if (opensNewTab(event)) return
    event.preventDefault()
    messageBox
      .confirm({
        title: t('userCenter.deleteAllTitle'),
        message: t('userCenter.deleteAllBody'),
        confirm: t('userCenter.deleteAll'),
        cancel: t('userCenter.cancel'),
      })
      .then(
        () => fetcher.submit({ intent: 'removeAll' }, { method: 'post', action }),
        () => undefined,
      )
  }
  return (
    <LocalLink href={ASKED} prefetch="none" rel="nofollow" onClick={handleClick} className={LOOK}>
      <Icon name="trash" />
      {t('userCenter.deleteAll')}
    </LocalLink>
  )
}

/** The same confirmation without script. */
export function DeleteAllAsked({ action }: { action: string }) {
  const t = useT()
  return (
    <Banner tone="refused">
      <p className="font-bold">{t('userCenter.deleteAllTitle')}</p>
      <p>{t('userCenter.deleteAllBody')}</p>
      <Form method="post" action={action} className="flex flex-wrap gap-2 pt-3">
        <input type="hidden" name="intent" value="removeAll" />
        <button type="submit" className={buttonLook({ tone: 'danger', size: 'dense' })}>
          {t('userCenter.deleteAll')}
        </button>
        <LocalLink href={HISTORY_PAGE} className={LOOK}>
          {t('userCenter.cancel')}
        </LocalLink>
      </Form>
    </Banner>
  )
}
