import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link } from 'react-router'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

/** Next steps after registration; the first leads back to the page the user came from. */
export function DoneList({ back }: { back: string | undefined }) {
  const t = useT()
  const at = useLocalPath()
  const { switches } = useSiteData()
  const first =
    back === undefined
      ? {
          to: at('/device-list'),
          title: t('register.browse'),
          note: t('register.browseNote'),
          action: t('register.browseAction'),
        }
      : {
          to: back,
          title: t('register.goBack'),
          note: t('register.goBackNote'),
          action: t('register.goBackAction'),
        }
  const places = [
    first,
    ...(switches.subscription
      ? [
          {
            to: at('/subscribe'),
            title: t('register.weeklyEmail'),
            note: t('register.weeklyEmailNote'),
            action: t('register.weeklyEmailAction'),
          },
        ]
      : []),
    {
      to: at('/user-center'),
      title: t('register.myAccount'),
      note: t('register.myAccountNote'),
      action: t('shell.myAccount'),
    },
  ]
  return (
    <ol className="border-t-2 border-ink">
      {places.map(({ to, title, note, action }, i) => (
        <li
          key={to}
          className="flex min-h-16 flex-wrap items-center gap-3 border-b border-line py-2"
        >
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] border-ink text-micro font-bold"
          >
            {i + 1}
          </span>
          <div className="min-w-40 flex-1">
            <b className="font-bold">{title}</b>
            <p className="text-micro text-ink-muted">{note}</p>
          </div>
          <Link
            to={to}
            className={`min-w-32 ${buttonLook({ tone: i === 0 ? 'ink' : 'line', size: 'dense' })}`}
          >
            {action}
          </Link>
        </li>
      ))}
    </ol>
  )
}
