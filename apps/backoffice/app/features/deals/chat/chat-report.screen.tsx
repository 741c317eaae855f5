import { chatReportEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import type { ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { messageLine } from '@ironsouq/portal/chat/chat-labels.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { NotHere } from '@ironsouq/portal/screen/screen-states'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useNavigate } from 'react-router'
import type { Route } from './+types/chat-report.screen.ts'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { reportId } = params
  const [reports, { messages }] = await Promise.all([
    api(chatReportEndpoints.open),
    api(chatReportEndpoints.thread, { query: { reportId } }),
  ])
  return { report: reports.find((each) => each.reportId === reportId), messages }
}

function ReportedThread({ messages }: { messages: readonly ThreadMessage[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <ol className="grid gap-2">
      {messages.map((message) => (
        <li
          key={message.seq}
          className={`grid max-w-[85%] gap-1 rounded-box p-3 ${
            message.author === 'buyer'
              ? 'justify-self-start bg-sunk'
              : 'justify-self-end border border-line bg-raised'
          }`}
        >
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {messageLine(t, message)}
          </p>
          <p className="flex flex-wrap gap-x-2 text-micro text-ink-muted">
            <b>
              <bdi>{message.authorName}</bdi>
            </b>
            <time dateTime={message.at}>
              <bdi>{format.dateTime(message.at)}</bdi>
            </time>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** A reported conversation, whatever desk it is with. */
export default function ChatReportScreen({ loaderData }: Route.ComponentProps) {
  const { report, messages } = loaderData
  const t = useT()
  const format = useFormat()
  const navigate = useNavigate()
  const mayAnswer = useMay('chat.answer')
  const { run, isRunning } = useCommand()
  if (!report) return <NotHere />
  const { reportId, reporterName, side, buyerName, sellerName, reason, note, at } = report
  const settle = () =>
    run(async () => {
      await api(chatReportEndpoints.settle, { body: { reportId } })
      toasts.show({ text: t('portalChat.settled') })
      await navigate('/chat/reports')
    })
  return (
    <ScreenPage title={t('portalChat.reports')}>
      <ScreenBody>
        <Panel heading={t(`portalChat.reason_${reason}`)}>
          <FactsTable
            facts={[
              {
                label: t('portalChat.reportedBy'),
                value: (
                  <>
                    <bdi>{reporterName}</bdi> · {t(`portalChat.side_${side}`)}
                  </>
                ),
              },
              { label: t('portalChat.reportedAt'), value: format.dateTime(at) },
              { label: t('portalChat.buyer'), value: <bdi>{buyerName}</bdi> },
              {
                label: t('portalChat.desk'),
                value: sellerName === null ? t('portalChat.officialDesk') : <bdi>{sellerName}</bdi>,
              },
              { label: t('portalChat.reportNote'), value: <span dir="auto">{note || '–'}</span> },
            ]}
          />
          {mayAnswer && (
            <div>
              <Button tone="ink" size="portal" isPending={isRunning} onPress={() => void settle()}>
                {t('portalChat.settle')}
              </Button>
            </div>
          )}
        </Panel>
        <Panel heading={t('portalChat.messages')}>
          <ReportedThread messages={messages} />
        </Panel>
      </ScreenBody>
    </ScreenPage>
  )
}
