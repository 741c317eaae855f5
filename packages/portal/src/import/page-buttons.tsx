import { Button } from '@ironsouq/ui/primitives/action/button'
import { useSearchParams } from 'react-router'
import { useT } from '../language/use-t.ts'

/** The neighbouring pages of a list, whose position is in the address. */
export function PageButtons({ next, previous }: { next: string | null; previous: string | null }) {
  const t = useT()
  const [, setParams] = useSearchParams()
  if (next === null && previous === null) return null
  const go = (cursor: string | null) => () =>
    setParams((params) => {
      if (cursor !== null) params.set('cursor', cursor)
      return params
    })
  return (
    <div className="flex gap-2 pt-3">
      <Button size="dense" icon="previous" isDisabled={previous === null} onPress={go(previous)}>
        {t('portalImport.previous')}
      </Button>
      <Button size="dense" icon="next" isDisabled={next === null} onPress={go(next)}>
        {t('portalImport.next')}
      </Button>
    </div>
  )
}
