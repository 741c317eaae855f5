import type { Device } from '@ironsouq/contract/device/device.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { breadcrumbJsonLd } from '#shell/json-ld.ts'
import { cardPicture } from '#shell/open-graph.ts'
import type { PageWords, Place } from '#shell/page-meta.ts'
import { productJsonLd } from '#shell/product-json-ld.ts'
import { categoryPath, LIST } from './landing-paths.ts'

/** As much of a text as a search engine shows. */
const SHOWN = 160

/** Whole words, as many as are shown. */
function shortened(text: string): string {
  if (text.length <= SHOWN) return text
  const cut = text.slice(0, SHOWN)
  const end = cut.lastIndexOf(' ')
  return `${end > SHOWN / 2 ? cut.slice(0, end) : cut}…`
}

/** What the page of a machine says of itself; it stays when the machine is sold. */
export function deviceSaid(t: Translate, place: Place, device: Device): PageWords {
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
        hoursName: t('device.workHours'),
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
