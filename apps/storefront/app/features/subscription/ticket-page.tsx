import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Form } from 'react-router'
import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import { Notice } from './notice.tsx'

interface TicketPageProps {
  ticket: string
  outcome: 'done' | 'broken' | undefined
  asked: { title: string; lead: string; action: string }
  done: { title: string; body: string }
}

/**
 * What a link in a mail opens. It asks before it acts: programs that look into mails follow links
 * too.
 */
export function TicketPage({ ticket, outcome, asked, done }: TicketPageProps) {
  const t = useT()
  if (outcome === 'done')
    return (
      <Notice {...done}>
        <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
          {t('common.backToMachines')}
        </LocalLink>
      </Notice>
    )
  if (outcome === 'broken')
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
