import type {
  BrandLandingPage,
  CategoryLandingPage,
} from '@ironsouq/contract/content/landing-page/landing-page.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { brandPath, categoryPath, LIST } from '#kit/navigation/catalog-paths.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '#kit/page/json-ld.ts'
import { cardPicture } from '#kit/page/open-graph.ts'
import type { PageWords, Place } from '#kit/page/page-meta.ts'

type LandingPage = CategoryLandingPage | BrandLandingPage

interface Own {
  title: string
  description: string
  path: string
  above?: CategoryLandingPage['above']
}

/** The meta texts of both kinds of page. */
function pageLabels(t: Translate, place: Place, page: LandingPage, own: Own): PageWords {
  const { name, total, newest } = page
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

/** The name alone does not always fit into a sentence, so a category can have a heading of its own. */
export const categoryHeading = (
  t: Translate,
  { name, heading }: Pick<CategoryLandingPage, 'name' | 'heading'>,
): string => heading ?? t('landingPage.categoryTitle', { name })

export const categoryMeta = (t: Translate, place: Place, page: CategoryLandingPage): PageWords =>
  pageLabels(t, place, page, {
    title: categoryHeading(t, page),
    description: t('landingPage.categoryDescription', { name: page.name, count: page.total }),
    path: categoryPath(page.code),
    above: page.above,
  })

export const brandMeta = (t: Translate, place: Place, page: BrandLandingPage): PageWords =>
  pageLabels(t, place, page, {
    title: t('landingPage.brandTitle', { brand: page.name }),
    description: t('landingPage.brandDescription', { brand: page.name, count: page.total }),
    path: brandPath(page.code),
  })
