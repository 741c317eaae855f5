import type { SellerPage } from '@ironsouq/contract/people/seller-page/seller-page.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { EmirateName } from '#features/machines/device/parts/emirate-name.tsx'
import { ContactButtons } from '#features/machines/yard/parts/contact-buttons.tsx'
import { whatsappHref } from '#features/machines/yard/parts/contact-href.ts'
import { HoursTable } from '#features/machines/yard/parts/hours-table.tsx'
import { OpeningBadge } from '#features/machines/yard/parts/opening-badge.tsx'
import { sellerPath } from '#kit/navigation/catalog-paths.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

interface SellerYardProps {
  seller: string
  yard: SellerPage['yards'][number]
  now: string
}

/** Where machines of the seller can be seen, when, and how to reach that yard. */
export function SellerYard({ seller, yard, now }: SellerYardProps) {
  const t = useT()
  const { prefix, publicUrl } = useSiteData()
  const url = publicUrl + joinPath(prefix, sellerPath(seller))
  return (
    <Panel heading={yard.name} note={<OpeningBadge yard={yard} now={now} />}>
      <address className="pb-3 text-ink-2 not-italic">
        {yard.address && (
          <span className="block">
            <bdi>{yard.address}</bdi>
          </span>
        )}
        <span className="block">
          <bdi>{yard.name}</bdi>
          {' · '}
          <EmirateName emirate={yard.emirate} />
        </span>
        <span className="block text-micro text-ink-muted">
          {t('sellerPage.machinesHere', { count: yard.count })}
        </span>
      </address>
      <div className="pb-3 has-[>:empty]:hidden">
        <ContactButtons
          phone={yard.phone}
          whatsappHref={
            yard.whatsapp && whatsappHref(yard.whatsapp, t('sellerPage.whatsappText', { url }))
          }
        />
      </div>
      {yard.hours.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-medium">
            {t('yard.hours')}
            <span className="group-open:rotate-180">
              <Icon name="down" size="small" />
            </span>
          </summary>
          <HoursTable yard={yard} now={now} />
        </details>
      )}
    </Panel>
  )
}
