import type { BrandLanding, CategoryLanding } from '@ironsouq/contract/landing/landing.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { breadcrumbJsonLd, itemListJsonLd } from '#shell/json-ld.ts'
import { cardPicture } from '#shell/open-graph.ts'
import type { PageWords, Place } from '#shell/page-meta.ts'
import { brandPath, categoryPath, LIST } from './landing-paths.ts'

type Landing = CategoryLanding | BrandLanding

interface Own {
  title: string
  description: string
  path: string
  above?: CategoryLanding['above']
}

/** What both kinds of page say of themselves. */
function said(t: Translate, place: Place, landing: Landing, own: Own): PageWords {
  const { name, total, newest } = landing
  const { title, description, path, above = [] } = own
  const pictured = newest.find(({ picture }) => picture && cardPicture(picture.src))
  const card = pictured?.picture && cardPicture(pictured.picture.src)
  const items = newest.map((device) => ({
    name: device.title,
    url: place.url(`/device-detail/${device.deviceId}`),
  }))
  return {
    title,
    description,
    canonical: path,
    unlisted: total === 0,
    image: card ? { url: place.picture(card), alt: pictured.title } : undefined,
    jsonLd: [
      breadcrumbJsonLd([
        { name: t('common.home'), url: place.url('/') },
        { name: t('common.machines'), url: place.url(LIST) },
        ...above.map((category) => ({
          name: category.name,
          url: place.url(categoryPath(category.code)),
        })),
        { name, url: place.url(path) },
      ]),
      itemListJsonLd(items, { total: items.length }),
    ],
  }
}

export const categorySaid = (t: Translate, place: Place, landing: CategoryLanding): PageWords =>
  said(t, place, landing, {
    title: t('landing.categoryTitle', { name: landing.name }),
    description: t('landing.categoryDescription', { name: landing.name, count: landing.total }),
    path: categoryPath(landing.code),
    above: landing.above,
  })

export const brandSaid = (t: Translate, place: Place, landing: BrandLanding): PageWords =>
  said(t, place, landing, {
    title: t('landing.brandTitle', { brand: landing.name }),
    description: t('landing.brandDescription', { brand: landing.name, count: landing.total }),
    path: brandPath(landing.code),
  })
