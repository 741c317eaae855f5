import { TabLinks } from '#kit/form/tab-links.tsx'
import { useT } from '#kit/text/use-t.ts'
import { SAVED_PAGE } from './favorites-path.ts'
import { SAVED_PRODUCTS } from './saved-products-path.ts'

/** Saved machines and saved products. */
export function SavedTabs({ current }: { current: string }) {
  const t = useT()
  const tabs = [
    { href: SAVED_PAGE, text: t('common.machines') },
    { href: SAVED_PRODUCTS, text: t('userCenter.products') },
  ]
  return (
    <TabLinks
      label={t('shell.saved')}
      tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.href === current }))}
    />
  )
}
