import { Button } from '../../src/primitives/action/button.tsx'
import { TextField } from '../../src/primitives/field/text-field.tsx'
import { Dialog } from '../../src/primitives/overlay/dialog.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'dialog',
  group: 'overlays',
  height: 480,
  states: [
    {
      name: 'open',
      node: ({ say }) => (
        <Dialog
          defaultOpen
          title={say('Log in to ask for a quote', 'سجّل الدخول لطلب عرض سعر')}
          close={say('Close', 'إغلاق')}
        >
          <TextField
            label={say('Account or email', 'الحساب أو البريد')}
            defaultValue="yard_buyer"
          />
          <TextField
            label={say('Password', 'كلمة المرور')}
            type="password"
            defaultValue="12345678"
            error={say('Account and password do not match.', 'الحساب وكلمة المرور غير متطابقين.')}
          />
          <Button tone="ink" size="tall" isWide>
            {say('Log in', 'تسجيل الدخول')}
          </Button>
        </Dialog>
      ),
    },
  ],
}
