import { TabLinks } from '#kit/form/tab-links.tsx'
import { useT } from '#kit/text/use-t.ts'
import { HISTORY_PAGE, VIEWED_PRODUCTS } from './history-path.ts'

/** Viewed machines and viewed products. */
export function HistoryTabs({ current }: { current: string }) {
  const t = useT()
  const tabs = [
    { href: HISTORY_PAGE, text: t('common.machines') },
    { href: VIEWED_PRODUCTS, text: t('userCenter.products') },
  ]
  return (
    <TabLinks
      label={t('shell.recentlyViewed')}
      tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.href === current }))}
    />
  )
}
