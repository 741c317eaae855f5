import { type Feed, feedEndpoints } from '@ironsouq/contract/platform/feed/feed.endpoints'
import { FEED_HOURS } from '@ironsouq/contract/platform/feed/feed.limits'
import { capital } from '@ironsouq/i18n/capital'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { CommandForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { SelectField } from '@ironsouq/ui/primitives/field/field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'
import { Link } from 'react-router'

type Hours = Feed['everyHours']
const hoursOf = (text: string): Hours => FEED_HOURS.find((hours) => String(hours) === text) ?? 6

/** What the feed brought last, and when it is fetched next. */
function FeedState({ nextRunAt, last }: Pick<Feed, 'nextRunAt' | 'last'>) {
  const t = useT()
  const format = useFormat()
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-ink-muted">
      <span>
        {last
          ? t('backofficeFeed.last', {
              at: format.dateTime(last.at),
              result: t(`backofficeFeed.result${capital(last.result)}`),
            })
          : t('backofficeFeed.never')}
      </span>
      {last?.importId && (
        <Link to={`/imports/${last.importId}`} className={LINK_LOOK}>
          {t('backofficeFeed.open')}
        </Link>
      )}
      {nextRunAt !== null && (
        <span>{t('backofficeFeed.next', { at: format.dateTime(nextRunAt) })}</span>
      )}
    </p>
  )
}

/** Where machines of a seller come from without a person. Its key is the seller and the version. */
export function FeedPanel({ seller, feed }: { seller: string; feed: Feed | null }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [url, setUrl] = useState(feed?.url ?? '')
  const [everyHours, setHours] = useState<Hours>(feed?.everyHours ?? 6)
  const [isActive, setActive] = useState(feed?.isActive ?? true)
  const [token, setToken] = useState<string>()

  const save = () => {
    const settings = { url: url.trim() || null, everyHours, isActive }
    const body = { seller, ...settings, ...(feed && { version: feed.version }) }
    return run(async () => {
      await api(feedEndpoints.save, { body })
      toasts.show({ text: t('portal.saved') })
    })
  }
  const fetchNow = () =>
    run(async () => {
      await api(feedEndpoints.runNow, { body: { seller } })
      toasts.show({ text: t('backofficeFeed.started') })
    })
  const issue = () =>
    run(async () => setToken((await api(feedEndpoints.newToken, { body: { seller } })).token))

  return (
    <Panel heading={t('backofficeFeed.title')}>
      <CommandForm send={save}>
        <p className="text-small text-ink-muted">{t('backofficeFeed.intro')}</p>
        <div className="grid gap-4 lg:grid-cols-2">
          <TextField
            label={t('backofficeFeed.url')}
            description={t('backofficeFeed.urlHint')}
            type="url"
            dir="ltr"
            value={url}
            onChange={setUrl}
            maxLength={500}
          />
          <SelectField
            label={t('backofficeFeed.every')}
            value={String(everyHours)}
            onChange={(event) => setHours(hoursOf(event.currentTarget.value))}
            options={FEED_HOURS.map((hours) => ({
              value: String(hours),
              text: t('backofficeFeed.hours', { hours }),
            }))}
          />
        </div>
        <Checkbox label={t('backofficeFeed.isActive')} isSelected={isActive} onChange={setActive} />
        {feed && <FeedState {...feed} />}
        <div className="flex flex-wrap justify-end gap-2">
          {feed && (
            <Button size="dense" isPending={isRunning} onPress={() => void issue()}>
              {t('backofficeFeed.newToken')}
            </Button>
          )}
          {feed?.nextRunAt && (
            <Button size="dense" isPending={isRunning} onPress={() => void fetchNow()}>
              {t('backofficeFeed.runNow')}
            </Button>
          )}
          <Button size="dense" tone="ink" type="submit" isPending={isRunning}>
            {t('backofficeFeed.save')}
          </Button>
        </div>
      </CommandForm>
      {token !== undefined && (
        <Dialog
          title={t('backofficeFeed.tokenTitle')}
          close={t('common.close')}
          isOpen
          onOpenChange={() => setToken(undefined)}
        >
          <p>{t('backofficeFeed.tokenBody')}</p>
          <TextField label={t('backofficeFeed.token')} value={token} dir="ltr" isReadOnly />
        </Dialog>
      )}
    </Panel>
  )
}
