import type { Translate } from '@ironsouq/i18n/messages'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'

/** Translates a key. A key that English lacks does not compile. */
export function useT(): Translate {
  const { i18n } = useLingui()
  return useCallback<Translate>((key, values) => i18n._(key, values), [i18n])
}
