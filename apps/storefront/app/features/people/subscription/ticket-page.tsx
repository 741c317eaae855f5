import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Form } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Notice } from '#kit/page/notice.tsx'
import { useT } from '#kit/text/use-t.ts'

interface TicketPageProps {
  ticket: string
  answer: FormAnswer | undefined
  asked: { title: string; lead: string; action: string }
  done: { title: string; body: string }
}

/**
 * The page of a link in a mail. It asks for confirmation, because mail scanners follow links too.
 */
export function TicketPage({ ticket, answer, asked, done }: TicketPageProps) {
  const t = useT()
  if (answer?.done)
    return (
      <Notice {...done}>
        <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
          {t('common.backToMachines')}
        </LocalLink>
      </Notice>
    )
  if (answer?.faults)
    return (
      <Notice title={t('subscription.brokenTitle')} body={t('subscription.brokenBody')}>
        <LocalLink href="/subscribe" className={buttonLook({ tone: 'ink' })}>
          {t('subscription.title')}
        </LocalLink>
      </Notice>
    )
  return (
    <Notice title={asked.title} body={asked.lead}>
      <Form method="post">
        <input type="hidden" name="ticket" value={ticket} />
        <button type="submit" className={buttonLook({ tone: 'ink' })}>
          {asked.action}
        </button>
      </Form>
    </Notice>
  )
}
