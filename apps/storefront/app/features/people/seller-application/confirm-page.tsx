import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Form } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Notice } from '#kit/page/notice.tsx'
import { useT } from '#kit/text/use-t.ts'

export interface ConfirmAnswer extends FormAnswer {
  /** The number of the application whose address was confirmed. */
  number?: number
}

interface ConfirmPageProps {
  ticket: string
  answer: ConfirmAnswer | undefined
}

/** The page of the link in the email. It asks for a click, because mail scanners follow links too. */
export function ConfirmPage({ ticket, answer }: ConfirmPageProps) {
  const t = useT()
  if (answer?.number !== undefined)
    return (
      <Notice
        title={t('sellerApplication.confirmedTitle', { number: String(answer.number) })}
        body={t('sellerApplication.confirmedBody')}
      >
        <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
          {t('common.backToMachines')}
        </LocalLink>
      </Notice>
    )
  if (answer?.faults)
    return (
      <Notice title={t('sellerApplication.brokenTitle')} body={t('sellerApplication.brokenBody')}>
        <LocalLink href="/sell" className={buttonLook({ tone: 'ink' })}>
          {t('sellerApplication.title')}
        </LocalLink>
      </Notice>
    )
  return (
    <Notice title={t('sellerApplication.confirmTitle')} body={t('sellerApplication.confirmLead')}>
      <Form method="post">
        <input type="hidden" name="ticket" value={ticket} />
        <button type="submit" className={buttonLook({ tone: 'ink' })}>
          {t('sellerApplication.confirmAction')}
        </button>
      </Form>
    </Notice>
  )
}
