import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { typedAmount } from '@ironsouq/contract/money/money/typed-amount'
import { LOCALES } from '@ironsouq/i18n/locales'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'
import type { ProductFormState } from './product-form.ts'
import { nameOf, wordsIn } from './product-texts.ts'

interface PreviewButtonProps {
  form: ProductFormState
  currency: string
}

/** The lowest and the highest price of what would be for sale. */
function useRange({ values }: ProductFormState, currency: string): string {
  const format = useFormat()
  const prices = values.skus
    .flatMap(({ price, isActive }) => (isActive && typedAmount(price, currency)) || [])
    .map((amount) => ({ amount, currency }))
    .toSorted((a, b) => Number(minorOf(a) - minorOf(b)))
  const [lowest, highest] = [prices[0], prices.at(-1)]
  if (!lowest || !highest) return ''
  const ends = [format.money(lowest), format.money(highest)]
  return [...new Set(ends)].join(' – ')
}

/** What buyers will read, as it is typed: pictures, name, price and texts in the language of the writer. */
export function PreviewButton({ form, currency }: PreviewButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const range = useRange(form, currency)
  const { pictures, condition, texts, writtenIn } = form.values
  const name = nameOf(form.values)
  const { summary, description } = wordsIn({ texts }, writtenIn)
  const { bcp47: lang, dir } = LOCALES[writtenIn]
  return (
    <>
      <Button tone="quiet" onPress={() => setOpen(true)}>
        {t('portalProduct.preview')}
      </Button>
      <Dialog
        title={t('portalProduct.preview')}
        size="large"
        close={t('common.close')}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <ul className="grid grid-cols-3 content-start gap-2">
            {pictures.map((picture, at) => (
              <li key={picture.src} className="first:col-span-3">
                <img
                  src={pictureUrl(picture.src)}
                  alt={t('portalProduct.photo', { n: at + 1, name })}
                  className="aspect-4/3 w-full rounded-tight bg-sunk object-cover"
                />
              </li>
            ))}
          </ul>
          <div className="grid content-start gap-2 wrap-anywhere">
            <h3 lang={lang} dir={dir} className="text-title font-bold">
              {name || t('portalProduct.name')}
            </h3>
            {range !== '' && (
              <p className="text-title font-bold tabular-nums">
                <bdi>{range}</bdi>
              </p>
            )}
            {condition !== '' && <p>{t(`portalProduct.condition_${condition}`)}</p>}
            <div lang={lang} dir={dir} className="grid gap-2">
              <p className="font-medium">{summary}</p>
              <p className="whitespace-pre-line">{description}</p>
            </div>
          </div>
        </div>
      </Dialog>
    </>
  )
}
