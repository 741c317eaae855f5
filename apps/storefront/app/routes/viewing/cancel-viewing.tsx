import { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Form } from 'react-router'
import { viewingPath } from '#features/deals/viewing/parts/viewing-path.ts'
import { answered, formOf, sendForm } from '#kit/form/read-form.server.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Notice } from '#kit/page/notice.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/cancel-viewing.ts'

export const handle: RouteHandle = { messages: ['viewing'], noindex: true }

export function loader({ context, params, url }: Route.LoaderArgs) {
  visitOf(context, params)
  return { ticket: url.searchParams.get('ticket') ?? '' }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const { faults } = await sendForm(visit, viewingEndpoints.cancel, await formOf(request, visit))
  return answered(faults ? { faults } : { done: true })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('viewing.cancelTitle'),
    description: t('viewing.cancelLead'),
  }))

/** The page of the link in a confirmation. It asks before it cancels: mail scanners follow links too. */
export default function ViewingCancelRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  if (!actionData)
    return (
      <Notice title={t('viewing.cancelTitle')} body={t('viewing.cancelLead')}>
        <Form method="post">
          <input type="hidden" name="ticket" value={loaderData.ticket} />
          <button type="submit" className={buttonLook({ tone: 'ink' })}>
            {t('viewing.cancelAction')}
          </button>
        </Form>
        <LocalLink href={viewingPath(loaderData.ticket)} className={buttonLook()}>
          {t('viewing.keep')}
        </LocalLink>
      </Notice>
    )
  const [title, body] = actionData.done
    ? [t('viewing.cancelledTitle'), t('viewing.cancelledBody')]
    : [t('viewing.brokenTitle'), t('viewing.brokenBody')]
  return (
    <Notice title={title} body={body}>
      <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
        {t('common.backToMachines')}
      </LocalLink>
    </Notice>
  )
}
