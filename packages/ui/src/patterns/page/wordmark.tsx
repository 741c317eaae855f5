import sprite from './wordmark.svg?no-inline'

interface WordmarkProps {
  /** The accessible name. */
  label: string
  /** Arabic has its own version. */
  isArabic: boolean
}

/** The mark and the name, in one colour. */
export function Wordmark({ label, isArabic }: WordmarkProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={isArabic ? '0 0 156 32' : '0 0 142 32'}
      className={`h-8 fill-current max-xs:h-6 max-xs:w-auto ${isArabic ? 'w-39' : 'w-35.5'}`}
    >
      <use href={`${sprite}#${isArabic ? 'arabic' : 'latin'}`} />
    </svg>
  )
}
