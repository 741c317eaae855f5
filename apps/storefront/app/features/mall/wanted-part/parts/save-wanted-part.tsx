import { wantedPartEndpoints } from '@ironsouq/contract/mall/wanted-part/wanted-part.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useState } from 'react'
import { useApi } from '#kit/api/use-api.ts'
import { openLogin } from '#kit/popup/login-prompt.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { useT } from '#kit/text/use-t.ts'

interface SaveWantedPartProps {
  words: string
  modelId: string | undefined
}

/** For a search that found nothing: stores see what is missing, and who searched is notified. A visitor logs in first [ID-14]. */
export function SaveWantedPart({ words, modelId }: SaveWantedPartProps) {
  const t = useT()
  const call = useApi()
  const [state, setState] = useState<'open' | 'sending' | 'saved'>('open')
  const save = () => {
    setState('sending')
    call(wantedPartEndpoints.save, { body: { words, modelId: modelId ?? null } }).then(
      () => setState('saved'),
      () => setState('open'), // it was shown
    )
  }
  return (
    <section className="grid grid-cols-1 justify-items-start gap-3 rounded-box border border-t-3 border-line border-t-ink bg-surface p-4 noscript:hidden lg:p-6">
      <h2 className="text-lead font-bold tracking-tight">{t('wantedPart.save')}</h2>
      <p className="text-ink-2">{t('wantedPart.saveBody')}</p>
      <p className="font-semibold wrap-anywhere">
        <bdi>{words}</bdi>
      </p>
      {state === 'saved' ? (
        <p role="status" className="font-medium text-proven">
          {t('wantedPart.saved')}
        </p>
      ) : (
        <button
          type="button"
          disabled={state === 'sending'}
          className={buttonLook()}
          onClick={() => (isSignedIn() ? save() : openLogin({ afterLogin: save }))}
        >
          <Icon name="bell" size="small" />
          {t('wantedPart.save')}
        </button>
      )}
    </section>
  )
}
