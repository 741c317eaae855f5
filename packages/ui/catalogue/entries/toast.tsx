import { useEffect, useState } from 'react'
import {
  createToasts,
  type ToastMessage,
  ToastRegion,
} from '../../src/primitives/overlay/toast.tsx'
import type { Entry } from '../entry.ts'

/** They do not disappear. */
const LASTS = 2 ** 31 - 1

function Said({ label, messages }: { label: string; messages: readonly ToastMessage[] }) {
  const [toasts] = useState(createToasts)
  useEffect(() => {
    for (const message of messages) toasts.show({ ...message, lasts: LASTS })
  }, [toasts, messages])
  return <ToastRegion toasts={toasts} label={label} />
}

export const entry: Entry = {
  name: 'toast',
  group: 'overlays',
  height: 120,
  states: [
    {
      name: 'calm with an action, error',
      node: ({ say }) => (
        <Said
          label={say('Messages', 'الرسائل')}
          messages={[
            {
              text: say('Saved to your machines', 'حُفظت في معداتك'),
              action: { text: say('Undo', 'تراجع'), run: () => undefined },
            },
            {
              tone: 'error',
              text: say(
                'Something went wrong on our side. Please try again.',
                'يواجه الخادم مشكلة بسيطة',
              ),
            },
          ]}
        />
      ),
    },
  ],
}
