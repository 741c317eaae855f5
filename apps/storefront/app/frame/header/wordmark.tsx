import { useSiteData } from '#kit/page/site-data.ts'
import sprite from './wordmark.svg?no-inline'

/** The mark and the name, in one colour; Arabic has its own version. */
export function Wordmark({ label }: { label: string }) {
  const arabic = useSiteData().locale === 'ar'
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={arabic ? '0 0 156 32' : '0 0 142 32'}
      className={`h-8 fill-current max-[22.4rem]:h-6 max-[22.4rem]:w-auto ${arabic ? 'w-39' : 'w-35.5'}`}
    >
      <use href={`${sprite}#${arabic ? 'arabic' : 'latin'}`} />
    </svg>
  )
}
