import type { BlockOf } from '@ironsouq/contract/content/home-page/home-page.schema'
import type { ReactNode } from 'react'
import { deviceListPath } from '#features/machines/device/parts/device-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { HomeSection, LONE_LINK } from './home-section.tsx'

const SIZES = '(width >= 640px) 88px, 44px'
/** Bordered cells: two in a row, four on a desktop. */
const CELL =
  'min-w-0 border-b border-line max-sm:even:border-s max-sm:even:ps-2 lg:not-nth-[4n+1]:border-s lg:not-nth-[4n+1]:ps-3'
const ROW =
  'grid h-full min-h-16 grid-cols-[44px_minmax(0,1fr)] items-center gap-2 py-2 hover:bg-surface sm:min-h-20 sm:grid-cols-[88px_minmax(0,1fr)] sm:gap-3 sm:pe-2 lg:py-3 lg:pe-3'

function CategoryCell({ href, image, name, note }: CellProps) {
  return (
    <li className={CELL}>
      <LocalLink href={href} className={ROW}>
        <span className="overflow-hidden rounded-tight">{image}</span>
        <span className="min-w-0">
          <span className="block text-small font-semibold break-words hyphens-auto lg:text-body">
            {name}
          </span>
          <span className="block text-micro text-ink-muted">{note}</span>
        </span>
      </LocalLink>
    </li>
  )
}

interface CellProps {
  href: string
  image: ReactNode
  name: string
  note: ReactNode
}

function imageOf({ picture }: BlockOf<'categories'>['items'][number]): ReactNode {
  return picture ? (
    <Picture picture={picture} alt="" sizes={SIZES} />
  ) : (
    <span className="block aspect-4/3 bg-sunk" />
  )
}

/** The categories with the most machines, and a link to all of them. */
export function CategoriesBlock({ block, kinds }: BlockProps<'categories'>) {
  const t = useT()
  const format = useFormat()
  if (block.items.length === 0) return null
  return (
    <HomeSection
      id="categories"
      heading={block.title ?? t('home.categories')}
      link={
        kinds.has('brands') && (
          <a href="#brands" className={LONE_LINK}>
            {t('home.brands')}
          </a>
        )
      }
    >
      <ul className="grid grid-cols-2 border-t border-line lg:grid-cols-4">
        {block.items.map((item) => (
          <CategoryCell
            key={item.code}
            href={deviceListPath({ category: item.code })}
            image={imageOf(item)}
            name={item.name}
            note={
              <>
                <b className="font-bold text-ink tabular-nums">{format.number(item.count)}</b>{' '}
                {t('home.machinesNoun', { count: item.count })}
              </>
            }
          />
        ))}
        <CategoryCell
          href={deviceListPath({})}
          image={
            <b className="grid aspect-4/3 place-items-center bg-ink font-bold text-paper tabular-nums">
              {format.number(block.total)}
            </b>
          }
          name={t('home.allCategories', { count: block.all })}
          note={t('home.machinesInEmirates', { count: block.total })}
        />
      </ul>
    </HomeSection>
  )
}
