import {
  currencyEndpoints,
  type RateFeed,
  type StaffCurrency,
} from '@ironsouq/contract/money/currency/currency.endpoints'
import type { RateSource } from '@ironsouq/contract/money/currency/currency.enums'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { Link } from 'react-router'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/currencies.screen.ts'
import { RateHistory } from './rate-history.tsx'
import { RateChange, RateText } from './rate-text.tsx'
import { SetRate } from './set-rate.tsx'

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { currencies, feed } = await api(currencyEndpoints.staffList)
  const asked = url.searchParams.get('code')
  const shown =
    currencies.find(({ code }) => code === asked) ??
    currencies.find(({ source }) => source !== 'fixed') ??
    currencies[0]
  const query = currencyEndpoints.history.query.safeParse({
    code: shown?.code,
    days: url.searchParams.get('days') ?? undefined,
  })
  const history = query.success ? await api(currencyEndpoints.history, { query: query.data }) : null
  return { currencies, feed, shown, history, days: query.success ? query.data.days : 90 }
}

const SOURCE: Record<
  RateSource,
  { word: 'sourceFixed' | 'sourceFeed' | 'sourceHand'; tone: 'plain' | 'info' | 'wait' }
> = {
  fixed: { word: 'sourceFixed', tone: 'plain' },
  feed: { word: 'sourceFeed', tone: 'info' },
  hand: { word: 'sourceHand', tone: 'wait' },
}

type Row = StaffCurrency & { id: string }

function useColumns(): TableColumn<Row>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'code',
      text: t('backofficeCurrency.code'),
      isRowHeader: true,
      cell: ({ code }) => (
        <Link
          to={`?code=${code}`}
          preventScrollReset
          className="text-small font-semibold underline"
        >
          <bdi dir="ltr">{code}</bdi>
        </Link>
      ),
    },
    {
      id: 'name',
      text: t('backofficeCurrency.currency'),
      cell: ({ texts, isDefault }) => (
        <span className="flex items-center gap-2">
          <bdi>{(texts[currentLocale()] ?? texts.en).name}</bdi>
          {isDefault && <Badge tone="line">{t('backofficeCurrency.isDefault')}</Badge>}
        </span>
      ),
    },
    {
      id: 'rate',
      text: t('backofficeCurrency.rate'),
      isFigure: true,
      cell: ({ exchangeRate }) => (
        <b className="font-semibold">
          <RateText rate={exchangeRate} />
        </b>
      ),
    },
    {
      id: 'source',
      text: t('backofficeCurrency.source'),
      cell: ({ source, isStale }) => (
        <span className="flex items-center gap-1">
          <Badge tone={SOURCE[source].tone} {...(source === 'fixed' && { icon: 'lock' as const })}>
            {t(`backofficeCurrency.${SOURCE[source].word}`)}
          </Badge>
          {isStale && (
            <Badge tone="refused" icon="warn">
              {t('backofficeCurrency.stale')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'change',
      text: t('backofficeCurrency.change'),
      isFigure: true,
      cell: ({ rateBefore, exchangeRate }) =>
        rateBefore !== null && <RateChange before={rateBefore} after={exchangeRate} />,
    },
    {
      id: 'updated',
      text: t('backofficeCurrency.updated'),
      isFigure: true,
      cell: ({ rateAt }) => format.date(rateAt),
    },
    {
      id: 'shown',
      text: t('backofficeCurrency.shown'),
      cell: ({ isShown }) => (
        <Badge tone={isShown ? 'proven' : 'plain'}>
          {t(isShown ? 'backofficeCurrency.shown' : 'backofficeCurrency.hidden')}
        </Badge>
      ),
    },
    {
      id: 'edit',
      text: t('backofficeCurrency.edit'),
      cell: ({ code }) => (
        <Link
          to={`/settings/currencies/${code}`}
          aria-label={`${t('backofficeCurrency.edit')} ${code}`}
          className="underline"
        >
          {t('backofficeCurrency.edit')}
        </Link>
      ),
    },
  ]
}

function FeedState({ feed }: { feed: RateFeed | null }) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  if (!feed) return <Banner>{t('backofficeCurrency.noFeed')}</Banner>
  const { name, readAt, day, failedAt } = feed
  const read = async () => {
    const done = await run(() => api(currencyEndpoints.readFeed))
    if (done !== undefined) toasts.show({ text: t('backofficeCurrency.readAsked') })
  }
  return (
    <Banner
      tone={failedAt === null ? 'info' : 'refused'}
      action={
        <Button isPending={isRunning} onPress={() => void read()}>
          {t('backofficeCurrency.readNow')}
        </Button>
      }
    >
      {failedAt !== null
        ? t('backofficeCurrency.feedFailed', { name, time: format.dateTime(failedAt) })
        : readAt === null || day === null
          ? t('backofficeCurrency.feedNever', { name })
          : t('backofficeCurrency.feedRead', {
              name,
              day: format.date(day),
              time: format.dateTime(readAt),
            })}
    </Banner>
  )
}

export default function CurrenciesScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { currencies, feed, shown, history, days } = loaderData
  return (
    <SettingsPage
      title={t('backofficeCurrency.title')}
      actions={
        <ScreenAction
          tone="ink"
          icon="plus"
          text={t('backofficeCurrency.add')}
          to="/settings/currencies/new"
        />
      }
    >
      <FeedState feed={feed} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="overflow-x-auto">
          <Table
            label={t('backofficeCurrency.title')}
            columns={useColumns()}
            rows={currencies.map((each) => ({ ...each, id: each.code, isMuted: !each.isShown }))}
          />
        </div>
        {shown && history && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <RateHistory code={shown.code} days={days} history={history} />
            <SetRate key={shown.code} currency={shown} />
          </div>
        )}
      </div>
    </SettingsPage>
  )
}
