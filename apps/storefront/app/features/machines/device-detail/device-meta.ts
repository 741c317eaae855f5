import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { categoryPath, LIST } from '#kit/navigation/catalog-paths.ts'
import { breadcrumbJsonLd } from '#kit/page/json-ld.ts'
import { cardPicture } from '#kit/page/open-graph.ts'
import type { PageWords, Place } from '#kit/page/page-meta.ts'
import { productJsonLd } from './product-json-ld.ts'

/** The number of characters that a search engine shows. */
const SHOWN = 160

/** Cut at a word boundary. */
function shortened(text: string): string {
  if (text.length <= SHOWN) return text
  const cut = text.slice(0, SHOWN)
  const end = cut.lastIndexOf(' ')
  return `${end > SHOWN / 2 ? cut.slice(0, end) : cut}…`
}

/** The meta tags of a device page; the page stays indexed after the sale. */
export function deviceMeta(t: Translate, place: Place, device: Device): PageWords {
  const { title, yearMade, description, picture, price, categoryPath: path } = device
  const url = place.url(`/device-detail/${device.deviceId}`)
  const card = picture ? cardPicture(picture.src) : undefined
  return {
    title: t('device.detailTitle', { title, year: String(yearMade) }),
    description: shortened(description) || t('device.listDescription'),
    type: 'product',
    image: card ? { url: place.picture(card), alt: title } : undefined,
    price: price ?? undefined,
    jsonLd: [
      productJsonLd(device, {
        url,
        picture: place.picture,
        hoursName: t('device.operatingHours'),
        mileageName: t('device.mileageLabel'),
      }),
      breadcrumbJsonLd([
        { name: t('common.home'), url: place.url('/') },
        { name: t('common.machines'), url: place.url(LIST) },
        ...path.map(({ code, name }) => ({ name, url: place.url(categoryPath(code)) })),
        { name: title, url },
      ]),
    ],
  }
}
