import type { Key as TextKey } from '@ironsouq/i18n/messages'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useT } from '../language/use-t.ts'
import { Key } from './key.tsx'

const KEYS: readonly (readonly [TextKey, readonly string[]])[] = [
  ['portal.keyPalette', ['Ctrl K']],
  ['portal.keyFind', ['/']],
  ['portal.keyHelp', ['?']],
  ['portal.keyMove', ['J', 'K']],
  ['portal.keySelect', ['X']],
  ['portal.keyExtend', ['Shift ↑', 'Shift ↓']],
  ['portal.keyOpen', ['Enter']],
  ['portal.keyEdit', ['E']],
  ['portal.keyClear', ['Esc']],
  ['portal.keySave', ['Ctrl S']],
]

/** All keys of the portal. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      title={t('portal.keys')}
      close={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2">
        {KEYS.map(([text, keys]) => (
          <div key={text} className="contents">
            <dt>{t(text)}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
