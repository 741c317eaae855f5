import type { Key } from '@ironsouq/i18n/messages'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

/** The lowest level that may do it: visitor, account, verified account. */
const ROWS: readonly [Key, number][] = [
  ['register.forRead', 0],
  ['register.forLanded', 0],
  ['register.forSave', 1],
  ['register.forAsk', 1],
  ['register.forBuy', 1],
  ['register.forBid', 2],
]
const RUNGS: readonly Key[] = ['register.forVisitor', 'register.forAccount', 'register.forVerified']

const CELL = 'border-b border-line px-2 py-2 text-center last:pe-0'
const HEAD =
  'border-b border-line-strong px-2 py-2 align-bottom text-micro font-medium text-ink-muted last:pe-0'

function Mark({ isOpen }: { isOpen: boolean }) {
  const t = useT()
  return (
    <span className={`inline-flex ${isOpen ? 'text-proven' : 'text-ink-muted'}`}>
      {isOpen ? <Icon name="check" size="small" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{isOpen ? t('register.yes') : t('register.no')}</span>
    </span>
  )
}

/** The advantages of an account, beside the registration forms. */
export function AccountFor() {
  const t = useT()
  const { auction } = useSiteData().switches
  // Only bidding needs a verified account.
  const rows = ROWS.filter(([, from]) => auction || from < 2)
  const rungs = auction ? RUNGS : RUNGS.slice(0, 2)
  return (
    <>
      <h2 className="text-lead font-semibold tracking-tight">{t('register.forTitle')}</h2>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} ps-0 text-start`}>
              <span className="sr-only">{t('register.forWhat')}</span>
            </th>
            {rungs.map((rung) => (
              <th key={rung} scope="col" className={`${HEAD} text-center`}>
                {t(rung)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, from]) => (
            <tr key={what}>
              <th scope="row" className="border-b border-line py-2 pe-2 text-start font-normal">
                {t(what)}
              </th>
              {rungs.map((rung, i) => (
                <td key={rung} className={CELL}>
                  <Mark isOpen={i >= from} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th
              scope="row"
              className="border-b border-line py-2 pe-2 text-start font-normal text-ink-muted"
            >
              {t('register.forTime')}
            </th>
            <td className={`${CELL} text-ink-muted`}>–</td>
            <td className={`${CELL} font-semibold whitespace-nowrap`}>
              {t('register.twoMinutes')}
            </td>
            <td className={`${CELL} font-semibold whitespace-nowrap`}>{t('register.oneDay')}</td>
          </tr>
        </tbody>
      </table>
      <p className="text-ink-muted">{t('register.forNote')}</p>
    </>
  )
}
