import { feedEndpoints } from '@ironsouq/contract/platform/feed/feed.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Button } from '@ironsouq/ui/primitives/action/button'

/** Asks whether to withdraw machines that a feed no longer has: so many may be a fault of the file. */
export function HeldWithdrawals({ importId, count }: { importId: string; count: number }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const withdraw = () =>
    run(async () => {
      const { withdrawn } = await api(feedEndpoints.withdrawMissing, { body: { importId } })
      toasts.show({ text: t('backofficeFeed.withdrawn', { count: withdrawn }) })
    })
  return (
    <Banner
      tone="wait"
      action={
        <Button size="dense" isPending={isRunning} onPress={() => void withdraw()}>
          {t('backofficeFeed.withdraw')}
        </Button>
      }
    >
      {t('backofficeFeed.held', { count })}
    </Banner>
  )
}
